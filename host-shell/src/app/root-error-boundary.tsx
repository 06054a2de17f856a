import { Component, type ErrorInfo, type ReactNode } from 'react';
import { StartFailure } from './start-failure.tsx';

export interface RootErrorBoundaryProps {
  readonly onError: (cause: unknown, componentStack: string) => void;
  readonly onReload: () => void;
  readonly children: ReactNode;
}

interface RootErrorBoundaryState {
  readonly failed: boolean;
}

/** Last resort for a bug in the shell itself; remotes have their own boundaries. */
export class RootErrorBoundary extends Component<RootErrorBoundaryProps, RootErrorBoundaryState> {
  override state: RootErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): RootErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown, info: ErrorInfo): void {
    this.props.onError(cause, info.componentStack ?? '');
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <StartFailure
        title="Something went wrong on our side"
        description="Reload the page to go on. If this happens again, contact support."
        onAction={this.props.onReload}
      />
    );
  }
}
