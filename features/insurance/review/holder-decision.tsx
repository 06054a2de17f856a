import { ActionDialog, FormProblem, writeProblem } from '@vcms/kits/form';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { Box, Button, Field, Flex, Textarea, VisuallyHidden } from '@vcms/ui';
import { useState } from 'react';
import { decideHolder, type HolderRecord } from '../data/holder-writer.ts';

const COMMENT = { min: 10, max: 2000 } as const;

interface Target {
  readonly contractorId: string;
  /** As the reviewer sees it: another one by then is a conflict. */
  readonly holder: HolderRecord;
  /** Of the client. */
  readonly name: string;
}

interface Decision {
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** True when it is stored. Without a comment it accepts. */
  readonly decide: (comment?: string) => Promise<boolean>;
}

function useHolderDecision({ contractorId, holder, name }: Target): Decision {
  const { firestore } = useBackend();
  const { userId: uid } = useSession();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function decide(comment?: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setProblem(undefined);
    const returned = comment === undefined ? undefined : { comment };
    const result = await decideHolder({ firestore, uid, contractorId }, holder, returned);
    setBusy(false);
    if (result.kind !== 'done') {
      setProblem(writeProblem(result));
      return false;
    }
    const outcome = comment === undefined ? 'is accepted.' : 'went back to the contractor.';
    notify.show({ kind: 'success', message: `The certificate for ${name} ${outcome}` });
    return true;
  }

  return { busy, problem, decide };
}

interface ReturnDialogProps {
  readonly name: string;
  readonly decision: Decision;
  readonly onClose: () => void;
}

function ReturnDialog({ name, decision, onClose }: ReturnDialogProps) {
  const [comment, setComment] = useState('');
  const [isShort, setShort] = useState(false);
  const text = comment.trim();

  async function send(): Promise<void> {
    setShort(text.length < COMMENT.min);
    if (text.length >= COMMENT.min && (await decision.decide(text))) onClose();
  }

  return (
    <ActionDialog
      title={`Return the certificate for ${name}`}
      isDirty={text !== ''}
      onClose={onClose}
      onSubmit={() => void send()}
      verb="Return"
      busyText="Sending"
      busy={decision.busy}
      problem={decision.problem}
    >
      <Field.Root invalid={isShort} required>
        <Field.Label>
          What must be corrected <Field.RequiredIndicator />
        </Field.Label>
        <Textarea
          rows={3}
          maxLength={COMMENT.max}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
        <Field.ErrorText>
          Tell the contractor in at least {COMMENT.min} characters what to correct.
        </Field.ErrorText>
      </Field.Root>
    </ActionDialog>
  );
}

/** Accepts or returns what an accepted policy shows for one client. */
export function HolderDecision(target: Target) {
  const { name } = target;
  const decision = useHolderDecision(target);
  const [isReturning, setReturning] = useState(false);
  return (
    <Box mt="2">
      {!isReturning && <FormProblem message={decision.problem} />}
      <Flex gap="2">
        <Button size="xs" loading={decision.busy} loadingText="Saving" onClick={() => void decision.decide()}>
          Accept
          <VisuallyHidden>: certificate for {name}</VisuallyHidden>
        </Button>
        <Button size="xs" variant="outline" disabled={decision.busy} onClick={() => setReturning(true)}>
          Return
          <VisuallyHidden>: certificate for {name}</VisuallyHidden>
        </Button>
      </Flex>
      {isReturning && <ReturnDialog {...{ name, decision }} onClose={() => setReturning(false)} />}
    </Box>
  );
}
