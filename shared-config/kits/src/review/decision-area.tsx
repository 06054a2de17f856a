import { Box } from '@vcms/ui';
import { FailurePanel } from '../failure-panel.tsx';
import { ActionBar } from './action-bar.tsx';
import { isDirty } from './decision-draft.ts';
import { DecisionPanel } from './decision-panel.tsx';
import type { Finding } from './finding-book.ts';
import type { Workbench } from './use-workbench.ts';

export interface DecisionAreaProps {
  readonly bench: Workbench;
  /** What the numbers tell already, to be confirmed by the reviewer. */
  readonly suggested: readonly Finding[];
}

/** Findings, message and decision, while something can be decided or something typed would be lost. */
export function DecisionArea({ bench, suggested }: DecisionAreaProps) {
  const { topic, book, decision, side, mayDecide, findingsRef } = bench;
  const { failure } = bench.next;
  return (
    <>
      {(bench.obstacle === undefined || isDirty(decision.draft)) && (
        <>
          <DecisionPanel {...{ book, suggested, decision, side, findingsRef }} />
          <ActionBar
            {...{ topic, decision, mayDecide }}
            mayTake={bench.obstacle === undefined}
            isSearching={bench.next.busy}
            onDecide={(kind) => void bench.decide(kind)}
            onReturn={bench.sendBack}
            onReject={bench.reject}
            onNext={() => void bench.next.go()}
          />
        </>
      )}
      {failure !== undefined && (
        <Box>
          <FailurePanel failure={failure} retry={() => void bench.next.go()} />
        </Box>
      )}
    </>
  );
}
