import { ErrorPanel, LoadingBlock } from '@vcms/ui';
import { RemoteSlot } from './remote-slot.tsx';
import type { PageState, StandalonePage } from './standalone-page.ts';

export interface FrameContentProps {
  readonly page: StandalonePage;
  readonly state: PageState;
}

/** The remote, once somebody is signed in. */
export function FrameContent({ page, state }: FrameContentProps) {
  switch (state.kind) {
    case 'signing-in':
      return <LoadingBlock label={`Signing in as role ${state.role}`} />;
    case 'failed':
      return (
        <ErrorPanel
          title={`Role ${state.role} could not be signed in`}
          description={state.message}
          onRetry={() => page.choose(state.role)}
        />
      );
    case 'ready':
      return <RemoteSlot key={state.turn} app={page.app} shell={state.shell} />;
  }
}
