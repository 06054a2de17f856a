import type { DocumentWriteContext, WriteResult } from '@vcms/data';
import { type Engagement, type PolicyHolder, validationText } from '@vcms/domain';
import {
  ClientGaps,
  type InsuranceDossier,
  type StoredPolicy,
  toInsuranceDossier,
} from '@vcms/insurance/policy-editor';
import { ActionDialog } from '@vcms/kits/form';
import { useAbortSignal, useBackend, useNotify, useSession } from '@vcms/sdk';
import { Box, Progress, Text } from '@vcms/ui';
import { useMemo, useState } from 'react';
import { ClientActions } from '../insurance-parts.tsx';
import { holderProblem } from './files-problem.ts';
import { asHolder, type HolderDraft, holderDraft, holderOf, isChangedHolder } from './holder-draft.ts';
import { HolderFields } from './holder-fields.tsx';
import { storeHolder } from './store-holder.ts';

export interface HolderDialogProps {
  readonly file: InsuranceDossier;
  readonly policy: StoredPolicy;
  readonly engagement: Pick<Engagement, 'clientId' | 'clientName'>;
  readonly onClose: () => void;
  readonly newId?: () => string;
}

const randomId = () => crypto.randomUUID();

/** How the client would see the line once this is saved. */
function outcomeOf(
  { records, today }: InsuranceDossier,
  policy: StoredPolicy,
  draft: HolderDraft,
  seen: PolicyHolder | undefined,
) {
  const others = records.holders.filter(
    ({ policyId, clientId }) => policyId !== policy.id || clientId !== draft.clientId,
  );
  const holders = [...others, asHolder(draft, policy.id, seen)];
  const line = toInsuranceDossier({ ...records, holders }, today).lines.find(
    (one) => one.line === policy.line,
  );
  return line?.clients.filter(({ clientId }) => clientId === draft.clientId) ?? [];
}

function sentenceOf(result: Exclude<WriteResult, { kind: 'done' }>): string {
  return result.kind === 'conflict' ? validationText('V23') : result.failure.message;
}

/** What a policy shows for one client: attached, replaced or taken away. */
export function HolderDialog({ file, policy, engagement, onClose, newId = randomId }: HolderDialogProps) {
  const { firestore, storage } = useBackend();
  const { userId, companyId } = useSession();
  const signal = useAbortSignal();
  const notify = useNotify();
  const { clientId, clientName } = engagement;
  const [seen] = useState(() => holderOf(file.records.holders, policy.id, clientId));
  const [draft, setDraft] = useState(() => holderDraft(clientId, seen, policy.certificateDocId));
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const changed = isChangedHolder(draft, seen, policy.certificateDocId);
  const outcome = useMemo(() => outcomeOf(file, policy, draft, seen), [file, policy, draft, seen]);

  async function save(): Promise<void> {
    const wrong = changed ? holderProblem(draft) : 'Nothing was changed yet.';
    setProblem(wrong);
    if (wrong !== undefined || progress !== undefined) return;
    setProgress(0);
    const context: DocumentWriteContext = { firestore, storage, uid: userId, contractorId: companyId };
    const result = await storeHolder(context, {
      ...{ policyId: policy.id, clientName, draft, seen, newId, signal },
      policyCertificate: policy.certificateDocId,
      today: file.today,
      documents: file.records.documents,
      // With a policy that is still a draft the files wait for its submission.
      submittedOn: policy.state === 'draft' ? undefined : file.today,
      onProgress: setProgress,
    });
    setProgress(undefined);
    if (result.kind !== 'done') return setProblem(sentenceOf(result));
    notify.show({ kind: 'success', message: `Saved for ${clientName}.` });
    onClose();
  }

  return (
    <ActionDialog
      title={`For ${clientName}`}
      size="lg"
      isDirty={changed}
      onClose={onClose}
      onSubmit={() => void save()}
      busy={progress !== undefined}
      problem={problem}
    >
      <Text mb="4" color="fg.muted">
        {policy.insurerName}, no. {policy.policyNumber}. Your other clients never see what is here.
      </Text>
      <HolderFields
        clientName={clientName}
        draft={draft}
        line={policy.line}
        documents={file.records.documents}
        onChange={(change) => setDraft((now) => ({ ...now, ...change(now) }))}
      />
      {progress !== undefined && (
        <Progress.Root mt="4" value={Math.round(progress * 100)} aria-label="Upload">
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
      <Box role="status" aria-live="polite" mt="6">
        {outcome.length > 0 && (
          <ClientGaps
            clients={outcome}
            title="Once this is saved"
            actionsOf={(client) => <ClientActions client={client} />}
          />
        )}
      </Box>
    </ActionDialog>
  );
}
