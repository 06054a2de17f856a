import { Box } from '@vcms/ui';
import { FailurePanel } from '../failure-panel.tsx';
import { ActionBar } from './action-bar.tsx';
import type { Workbench } from './use-workbench.ts';

/** The decision, while something can be decided or something typed would be lost. */
export function DecisionFoot({ bench }: { readonly bench: Workbench }) {
  const { topic, decision, mayDecide } = bench;
  const { failure } = bench.next;
  return (
    <>
      {failure !== undefined && (
        <Box px="4" pb="3">
          <FailurePanel failure={failure} retry={() => void bench.next.go()} />
        </Box>
      )}
      {bench.isDecidable && (
        <ActionBar
          {...{ topic, decision, mayDecide }}
          mayTake={bench.obstacle === undefined}
          onDecide={(kind) => void bench.decide(kind)}
          onReturn={bench.sendBack}
          onReject={bench.reject}
        />
      )}
    </>
  );
}
