import { Component, type ReactNode } from 'react';
import { FailureScreen } from '../screens/FailureScreen.tsx';

type ScreenBoundaryProps = { children: ReactNode; onGoHome: () => void };

/** Shows a failure message in place of a screen that throws; header, footer and chat keep working. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  private readonly handleGoHome = () => {
    this.setState({ hasFailed: false });
    this.props.onGoHome();
  };

  override render() {
    return this.state.hasFailed ? <FailureScreen onGoHome={this.handleGoHome} /> : this.props.children;
  }
}
