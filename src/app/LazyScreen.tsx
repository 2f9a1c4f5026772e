import type { ComponentType } from 'react';
import { type LazyCode, useLazyCode } from '../components/basics/lazyCode.ts';
import { FailureScreen } from '../screens/FailureScreen.tsx';

type LazyScreenProps<Props> = {
  code: LazyCode<ComponentType<Props>>;
  props: Props;
  onGoHome: () => void;
};

/** Renders a screen once its code has loaded, and a failure message while it cannot be loaded. */
export function LazyScreen<Props extends object>({ code, props, onGoHome }: LazyScreenProps<Props>) {
  const { code: Component, hasFailed } = useLazyCode(code);
  if (Component !== undefined) return <Component {...props} />;
  return hasFailed ? <FailureScreen onGoHome={onGoHome} /> : null;
}
