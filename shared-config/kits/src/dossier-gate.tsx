import { EmptyState, LoadingBlock } from '@vcms/ui';
import type { ReactNode } from 'react';
import { FailurePanel } from './failure-panel.tsx';
import type { DossierState } from './use-asked-contractor.ts';

export interface DossierGateProps<File> {
  readonly state: DossierState<File>;
  /** What is on its way, such as "your programs". */
  readonly subject: string;
  readonly children: (file: File, damaged: number) => ReactNode;
}

/** A contractor's dossier once it is there; before, or instead, what keeps it away. */
export function DossierGate<File>({ state, subject, children }: DossierGateProps<File>) {
  if (state.kind === 'loading') return <LoadingBlock label={`Loading ${subject}`} rows={8} />;
  if (state.kind === 'failed') return <FailurePanel failure={state.failure} retry={state.retry} />;
  if (state.kind === 'no-company') {
    return <EmptyState title="Your company's record cannot be read. Contact support." icon="warning" />;
  }
  return children(state.file, state.damaged);
}
