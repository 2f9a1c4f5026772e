import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react';
import { retryUntilDone } from '../browser/createBackoff.ts';
import { memoizeAsync } from '../browser/memoizeAsync.ts';
import { whenIdle } from '../browser/whenIdle.ts';

const pausesMs = [2000, 5000, 15_000, 60_000];

/** A component whose code may be in a chunk of its own. */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  isLoaded: () => boolean;
  /** Loads the chunk once, and never rejects. After a failure, the next call tries again. */
  load: () => Promise<void>;
};

const Nothing = () => null;

/** Loads a component's code when the browser is idle. */
export const loadWhenIdle = ({ load }: { load: () => Promise<void> }): Promise<void> => whenIdle().then(load);

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
  const importOnce = memoizeAsync(importComponent);
  const load = () =>
    importOnce().then(
      (Component) => {
        Current = Component;
        isLoaded = true;
      },
      () => {
        Current = Failure;
      },
    );

  function Lazy(props: Props) {
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    const isMissing = !isLoaded;

    useEffect(() => {
      if (!isMissing) return undefined;
      return retryUntilDone(async () => {
        await load();
        rerender();
        return isLoaded;
      }, pausesMs);
      // A new props object means that the parent has rendered.
    }, [props, isMissing]);

    return <Current {...props} />;
  }

  return Object.assign(Lazy, { isLoaded: () => isLoaded, load });
}
