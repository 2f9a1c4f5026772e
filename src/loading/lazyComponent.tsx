import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react';
import { createBackoff } from '../browser/createBackoff.ts';
import { memoizeAsync } from '../browser/memoizeAsync.ts';
import { whenIdle } from '../browser/whenIdle.ts';

const pausesMs = [2000, 5000, 15_000, 60_000];

/** A component whose code may be in a chunk of its own. */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  isLoaded: () => boolean;
  /** Loads the chunk once. After a failure, the next call tries again. */
  load: () => Promise<void>;
};

const Nothing = () => null;

/** Loads a component's code when the browser is idle. After a failure, the component tries again when it is rendered. */
export async function loadWhenIdle({ load }: { load: () => Promise<void> }): Promise<void> {
  await whenIdle();
  await load().catch(() => {});
}

/**
 * Defines a component whose code loads on demand. Until then, it renders `Waiting`, or `Failure` after a failed attempt.
 * Missing code is requested again when the parent renders, with backoff, and when the page comes back online or becomes
 * visible.
 *
 * Unlike React's `lazy`, it retries, and it never suspends: React delays suspended content by at least 300 ms.
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  Failure: ComponentType<Props> = Nothing,
  Waiting: ComponentType<Props> = Nothing,
): LazyComponent<Props> {
  let Current = Waiting;
  let isLoaded = false;
  const load = memoizeAsync(async () => {
    try {
      Current = await importComponent();
      isLoaded = true;
    } catch (reason) {
      Current = Failure;
      throw reason;
    }
  });

  function Lazy(props: Props) {
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    const isMissing = !isLoaded;

    useEffect(() => {
      if (!isMissing) return undefined;
      const request = () =>
        void load().then(rerender, () => {
          rerender();
          backoff.schedule();
        });
      const backoff = createBackoff(request, pausesMs);
      request();
      return backoff.cancel;
      // A new props object means that the parent has rendered.
    }, [props, isMissing]);

    return <Current {...props} />;
  }

  return Object.assign(Lazy, { isLoaded: () => isLoaded, load });
}
