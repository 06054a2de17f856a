import { type InsuranceLine, LINE_LABELS, type Policy } from '@vcms/domain';
import {
  type InsuranceDossier,
  type IntakePaper,
  renewalOf,
  type StoredPolicy,
} from '@vcms/insurance/policy-editor';
import { useOpenDialog } from '@vcms/kits';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { IntakeDialog } from './intake/intake-dialog.tsx';
import { type ConfirmedMove, MoveDialog } from './move-dialog.tsx';
import { PolicyDialog } from './policy-dialog.tsx';
import type { PolicyMove } from './policy-moves.ts';

/** What a new policy begins with. */
type PolicyStart = Partial<Policy> & Pick<Policy, 'line'>;

/** What the page's buttons ask for. */
export interface PolicyActions {
  readonly add: (line: InsuranceLine) => void;
  /** Begins with what is known already, such as a certificate that a broker sent, made out to one client. */
  readonly addFrom: (start: PolicyStart, madeOutTo: string | undefined) => void;
  /** All lines of one certificate in one go. */
  readonly intake: (paper: IntakePaper, madeOutTo?: string) => void;
  readonly move: (move: PolicyMove, policyId: string) => void;
}

type Work =
  | { readonly kind: 'add'; readonly start: PolicyStart; readonly madeOutTo?: string | undefined }
  | { readonly kind: 'intake'; readonly paper: IntakePaper; readonly madeOutTo?: string | undefined }
  | { readonly kind: 'move'; readonly move: PolicyMove; readonly policy: StoredPolicy };

const ActionsContext = createContext<PolicyActions>({
  add: () => undefined,
  addFrom: () => undefined,
  intake: () => undefined,
  move: () => undefined,
});

export function usePolicyActions(): PolicyActions {
  return useContext(ActionsContext);
}

interface WorkDialogProps {
  readonly work: Work;
  readonly file: InsuranceDossier;
  readonly onClose: () => void;
}

function WorkDialog({ work, file, onClose }: WorkDialogProps) {
  if (work.kind === 'add') {
    // Nothing is filled in of what the certificate itself must say, the named insured least of all.
    const { start, madeOutTo } = work;
    return <PolicyDialog title="Add a policy" {...{ file, start, madeOutTo, onClose }} />;
  }
  if (work.kind === 'intake') {
    const { paper, madeOutTo } = work;
    return <IntakeDialog {...{ file, paper, madeOutTo, onClose }} />;
  }
  const { move, policy } = work;
  if (move === 'renew') {
    return (
      <PolicyDialog
        title={`Renew ${LINE_LABELS[policy.line]}`}
        file={file}
        onClose={onClose}
        start={renewalOf(policy)}
      />
    );
  }
  if (move === 'edit' || move === 'correct') {
    return (
      <PolicyDialog title="Change the policy" file={file} onClose={onClose} start={policy} seen={policy} />
    );
  }
  const confirmed: ConfirmedMove = move;
  return <MoveDialog move={confirmed} policy={policy} today={file.today} onClose={onClose} />;
}

export interface PolicyActionsProviderProps {
  readonly file: InsuranceDossier;
  readonly children: ReactNode;
}

/** Opens the dialog that a button of the page asks for; one at a time. */
export function PolicyActionsProvider({ file, children }: PolicyActionsProviderProps) {
  const [work, startWork, close] = useOpenDialog<Work>();
  const { policies } = file.records;
  const context = useMemo(
    (): PolicyActions => ({
      add: (line) => startWork({ kind: 'add', start: { line } }),
      addFrom: (start, madeOutTo) => startWork({ kind: 'add', start, madeOutTo }),
      intake: (paper, madeOutTo) => startWork({ kind: 'intake', paper, madeOutTo }),
      move(move, policyId) {
        const policy = policies.find(({ id }) => id === policyId);
        if (policy !== undefined) startWork({ kind: 'move', move, policy });
      },
    }),
    [policies, startWork],
  );
  return (
    <ActionsContext value={context}>
      {children}
      {work !== undefined && <WorkDialog work={work} file={file} onClose={close} />}
    </ActionsContext>
  );
}
