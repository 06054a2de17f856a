import { Button, EmptyState, LoadingBlock, Stack } from '@vcms/ui';
import type { ReactNode } from 'react';
import { FailurePanel } from '../failure-panel.tsx';
import type { DemandFile, DemandFileState } from './use-demand-file.ts';

export interface DemandFileGateProps<File extends DemandFile> {
  readonly state:
    | Exclude<DemandFileState, { readonly kind: 'ready' }>
    | { readonly kind: 'ready'; readonly file: File };
  /** Back to the choice of a contractor, the way on from each state in which nothing can be shown. */
  readonly onLeave: () => void;
  readonly children: (file: File) => ReactNode;
}

/** The demands on one contractor once they are there; before, or instead, what keeps them away. */
export function DemandFileGate<File extends DemandFile>(props: DemandFileGateProps<File>) {
  const { state, onLeave, children } = props;
  if (state.kind === 'loading') return <LoadingBlock label="Loading the limits" rows={8} />;
  if (state.kind === 'ready') return children(state.file);
  return (
    <Stack gap="4" align="flex-start">
      {state.kind === 'failed' ? (
        <FailurePanel failure={state.failure} retry={state.retry} />
      ) : (
        <EmptyState icon="warning" title="This contractor cannot be shown. Choose another one." />
      )}
      <Button variant="outline" onClick={onLeave}>
        Choose another contractor
      </Button>
    </Stack>
  );
}
