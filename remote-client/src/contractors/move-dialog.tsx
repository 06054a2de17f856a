import { ENGAGEMENT_BOUNDS, type EngagementAction, type EngagementState } from '@vcms/domain';
import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { useInstantAct, whileExpected } from '@vcms/kits/pending';
import { useBackend, useNotify } from '@vcms/sdk';
import { Field, Text, Textarea } from '@vcms/ui';
import { useState } from 'react';
import type { StoredEngagement } from './contractor-register.tsx';
import { expectedMove } from './expected-move.ts';

export type PlainMove = Extract<
  EngagementAction,
  'invite' | 'withdraw' | 'suspend' | 'reinstate' | 'end' | 'reopen' | 'request_changes' | 'reject'
>;

interface MoveWords {
  readonly verb: string;
  readonly question: (name: string) => string;
  readonly effect: string;
  readonly done: (name: string) => string;
  /** Where the relation stands afterwards. */
  readonly next: EngagementState;
  readonly needsReason?: boolean;
  readonly isDanger?: boolean;
}

export const MOVE_WORDS: Readonly<Record<PlainMove, MoveWords>> = {
  invite: {
    next: 'invited',
    verb: 'Send request',
    question: (name) => `Send the request to ${name}?`,
    effect: 'The contractor is notified and decides whether it joins your list.',
    done: (name) => `${name} is invited.`,
  },
  withdraw: {
    next: 'ended',
    verb: 'Withdraw request',
    question: (name) => `Withdraw the request for ${name}?`,
    effect: 'The contractor is not told. You can request it again.',
    done: (name) => `The request for ${name} is withdrawn.`,
  },
  suspend: {
    next: 'suspended',
    verb: 'Suspend',
    question: (name) => `Suspend ${name}?`,
    effect: 'It must not work for you until you reinstate it. The contractor sees your reason.',
    done: (name) => `${name} is suspended.`,
    needsReason: true,
    isDanger: true,
  },
  reinstate: {
    next: 'approved',
    verb: 'Reinstate',
    question: (name) => `Reinstate ${name}?`,
    effect: 'It may work for you again, as far as its status allows. The contractor is notified.',
    done: (name) => `${name} is reinstated.`,
  },
  end: {
    next: 'ended',
    verb: 'End engagement',
    question: (name) => `End the engagement with ${name}?`,
    effect: 'You no longer see its records; decisions, variances and notes stay. You can invite it again.',
    done: (name) => `The engagement with ${name} is ended.`,
    needsReason: true,
    isDanger: true,
  },
  reopen: {
    next: 'invited',
    verb: 'Invite again',
    question: (name) => `Invite ${name} again?`,
    effect: 'The contractor is notified and decides whether it joins your list.',
    done: (name) => `${name} is invited.`,
  },
  request_changes: {
    next: 'in_progress',
    verb: 'Ask for changes',
    question: (name) => `Ask ${name} for changes?`,
    effect: 'The contractor sees your reason, corrects what is open, and submits again.',
    done: (name) => `${name} is asked for changes.`,
    needsReason: true,
  },
  reject: {
    next: 'rejected',
    verb: 'Reject',
    question: (name) => `Reject ${name}?`,
    effect: 'The contractor sees your reason. You no longer see its records. You can invite it again.',
    done: (name) => `${name} is not approved.`,
    needsReason: true,
    isDanger: true,
  },
};

export interface MoveDialogProps {
  readonly move: PlainMove;
  readonly engagement: Pick<
    StoredEngagement,
    'clientId' | 'contractorId' | 'contractorName' | 'record' | 'state'
  >;
  readonly onClose: () => void;
}

const { reasonMin, reasonMax } = ENGAGEMENT_BOUNDS;

/** Asks, with a reason where one is needed, and moves the relation. The server refuses what is not allowed. */
export function MoveDialog({ move, engagement, onClose }: MoveDialogProps) {
  const { clientId, contractorId, contractorName } = engagement;
  const words = MOVE_WORDS[move];
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const [problem, setProblem] = useState<string>();
  const { busy, call } = useTrustedCall('engagementMove');
  const notify = useNotify();
  const act = useInstantAct();
  const { firestore } = useBackend();

  async function submit(): Promise<void> {
    const { length } = reason.trim();
    const isWrong = words.needsReason === true && (length < reasonMin || length > reasonMax);
    setError(isWrong ? `Give a reason of ${reasonMin}-${reasonMax} characters.` : '');
    if (isWrong) return;
    const expected = expectedMove(engagement, words.next);
    const done = words.done(contractorName);
    if (words.needsReason !== true) {
      onClose();
      const send = () => call({ clientId, contractorId, action: move });
      return act({ expected, send, done, refused: `${contractorName}: nothing was changed.` });
    }
    setProblem(undefined);
    // What was typed stays in sight until it is stored; the page behind says at once what will be.
    const result = await whileExpected(firestore, expected, () =>
      call({ clientId, contractorId, action: move, reason: reason.trim() }),
    );
    if (result.kind !== 'done') return setProblem(result.message);
    notify.show({ kind: 'success', message: done });
    onClose();
  }

  return (
    <ActionDialog
      title={words.question(contractorName)}
      role="alertdialog"
      isDirty={reason !== ''}
      onClose={onClose}
      onSubmit={() => void submit()}
      verb={words.verb}
      busy={busy}
      isDanger={words.isDanger === true}
      problem={problem}
    >
      <Text mb={words.needsReason === true ? '4' : '0'}>{words.effect}</Text>
      {words.needsReason === true && (
        <Field.Root invalid={error !== ''} required>
          <Field.Label>
            Reason <Field.RequiredIndicator />
          </Field.Label>
          <Textarea
            rows={3}
            value={reason}
            maxLength={reasonMax}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Field.ErrorText>{error}</Field.ErrorText>
        </Field.Root>
      )}
    </ActionDialog>
  );
}
