import { LAZY_CHUNK_EVENT, RENDER_ERROR_EVENT, type RemoteLogger } from '@vcms/contract';
import { ErrorPanel } from '@vcms/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LazyChunkError } from './lazy-with-retry.tsx';

export interface RemoteErrorBoundaryProps {
  readonly log: RemoteLogger;
  /** Level of the message's title: 1 where the children are a whole page, with its heading. */
  readonly level: 1 | 2;
  readonly children: ReactNode;
}

interface RemoteErrorBoundaryState {
  readonly error: unknown;
}

/** Keeps one broken page from taking the rest of the area away; tells the shell, which counts (architecture 3h). */
export class RemoteErrorBoundary extends Component<RemoteErrorBoundaryProps, RemoteErrorBoundaryState> {
  override state: RemoteErrorBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): RemoteErrorBoundaryState {
    return { error: error ?? new Error('The page threw nothing that can be named') };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const event = error instanceof LazyChunkError ? LAZY_CHUNK_EVENT : RENDER_ERROR_EVENT;
    this.props.log.error(event, error, { componentStack: componentStack ?? '' });
  }

  readonly tryAgain = (): void => {
    const { error } = this.state;
    if (error instanceof LazyChunkError) error.reset();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { error } = this.state;
    const { level, children } = this.props;
    if (error === undefined) return children;
    return error instanceof LazyChunkError ? (
      <ErrorPanel
        level={level}
        title="This page did not load."
        description="Check your connection and try again."
        onRetry={this.tryAgain}
      />
    ) : (
      <ErrorPanel
        level={level}
        title="This page stopped working."
        description="Try again. If it happens again, contact support and say which page it was."
        onRetry={this.tryAgain}
      />
    );
  }
}
