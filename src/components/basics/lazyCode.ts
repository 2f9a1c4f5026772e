// oxlint-disable-next-line showroom/import-boundaries -- Code is requested again like data, but belongs to a component.
import { memoizeAsync } from '../../browser/memoizeAsync.ts';
// oxlint-disable-next-line showroom/import-boundaries -- As above.
import { createBackoff } from '../../browser/createBackoff.ts';
import { type ComponentType, createElement, type ReactNode, useEffect, useReducer, useState } from 'react';

const pausesMs = [2000, 5000, 15_000, 60_000];

/** A component whose code may be in a chunk of its own. */
export type LazyComponent<Props> = ((props: Props & { failure?: ReactNode }) => ReactNode) & {
  isLoaded: () => boolean;
  /** Loads the chunk once. After a failure, the next call tries again. */
  load: () => Promise<unknown>;
};

/**
 * Defines a component whose code loads on demand. It renders nothing until then, or `failure` while it cannot be loaded. Code
 * that has not loaded is requested again when the component renders, after growing pauses, and at once when there is a chance.
 * Unlike React's lazy, nothing suspends.
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let hasFailed = false;
  const load = memoizeAsync(async () => {
    try {
      loaded = await importComponent();
    } catch (reason) {
      hasFailed = true;
      throw reason;
    }
  });

  function Lazy({ failure, ...props }: Props & { failure?: ReactNode }) {
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    const [isFailureShown, setIsFailureShown] = useState(hasFailed);
    const component = loaded;

    // No dependency array: every render while the code is missing retries the request.
    useEffect(() => {
      if (component !== undefined) return undefined;
      const request = () =>
        void load().then(rerender, () => {
          setIsFailureShown(true);
          backoff.schedule();
        });
      const backoff = createBackoff(pausesMs, request);
      request();
      return backoff.cancel;
    });

    if (component !== undefined) return createElement(component, props as unknown as Props);
    return isFailureShown && failure;
  }

  return Object.assign(Lazy, { isLoaded: () => loaded !== undefined, load });
}
