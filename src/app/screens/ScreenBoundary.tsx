import { Component, type ReactNode, useEffect } from 'react';
import { FailureScreen, type FailureScreenProps } from '../../screens/FailureScreen.tsx';
import { restoreFocus } from './focusHeading.ts';

/** Replaces a screen that failed to load or render. Focus stays in the screen when either replaces the other. */
export function ScreenFailure(props: FailureScreenProps) {
  useEffect(() => {
    restoreFocus();
    return restoreFocus;
  }, []);
  return <FailureScreen {...props} />;
}

/** Thrown when a browser extension has removed or moved elements. */
export const isRemovedElement = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotFoundError';

type ScreenBoundaryProps = { children: ReactNode; onOpenHome: () => void };

/** Shows a failure message in place of a screen that throws; header, footer and chat keep working. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    // After a removed element, React renders the screen from scratch.
    return { hasFailed: !isRemovedElement(error) };
  }

  private readonly handleGoHome = () => {
    this.setState({ hasFailed: false });
    this.props.onOpenHome();
  };

  override render() {
    return this.state.hasFailed ? <ScreenFailure onOpenHome={this.handleGoHome} /> : this.props.children;
  }
}
