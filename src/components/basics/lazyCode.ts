// oxlint-disable-next-line house/rooms -- Code is requested again like data, but belongs to a component.
import { retryLater } from '../../browser/retryLater.ts';
import { type ComponentType, createElement, useEffect, useReducer, useState } from 'react';

/** Code in a chunk of its own. */
export type LazyCode<Code> = {
  /** `undefined` until the chunk has loaded. */
  get: () => Code | undefined;
  /** Whether an attempt to load the chunk has failed. */
  hasFailed: () => boolean;
  /** Loads the chunk once. After a failure, the next call tries again. */
  load: () => Promise<Code>;
};

/** Defines code that loads on demand. */
export function lazyCode<Code>(importChunk: () => Promise<Code>): LazyCode<Code> {
  let code: Code | undefined;
  let loading: Promise<Code> | undefined;
  let hasFailed = false;
  return {
    get: () => code,
    hasFailed: () => hasFailed,
    load: () => {
      loading ??= importChunk().then(
        (loaded) => (code = loaded),
        (reason: unknown) => {
          hasFailed = true;
          loading = undefined;
          throw reason;
        },
      );
      return loading;
    },
  };
}

const pausesMs = [2000, 5000, 15_000, 60_000];

/**
 * Loads code while the component is mounted. Code that has not loaded is requested again when the component renders, after
 * growing pauses, and at once when there is a chance. Unlike React's lazy, nothing suspends.
 */
export function useLazyCode<Code>(lazy: LazyCode<Code>): { code: Code | undefined; hasFailed: boolean } {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState<LazyCode<Code>>();
  const code = lazy.get();

  // No dependency array: every render while the code is missing retries the request.
  useEffect(() => {
    if (code !== undefined) return undefined;
    let isMounted = true;
    const load = () =>
      void lazy.load().then(
        () => isMounted && rerender(),
        () => {
          if (isMounted) setFailed(lazy);
          later.failed();
        },
      );
    const later = retryLater(pausesMs, load);
    load();
    return () => {
      isMounted = false;
      later.stop();
    };
  });

  return { code, hasFailed: failed === lazy || lazy.hasFailed() };
}

/** Wraps a component whose code loads when it is first shown. Until then it renders nothing. */
export function deferred<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const lazy = lazyCode(importComponent);
  return function Deferred(props) {
    const { code } = useLazyCode(lazy);
    return code === undefined ? null : createElement(code, props);
  };
}
