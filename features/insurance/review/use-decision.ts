import { decideReview, type ReviewWriteContext } from '@vcms/data';
import {
  documentPath,
  LINE_LABELS,
  type Policy,
  type ReviewDecision,
  reviewTaskId,
  validationText,
} from '@vcms/domain';
import { useLeaveGuard, useNotify } from '@vcms/sdk';
import { useState } from 'react';
import { storedFindings } from '../versions/findings.ts';
import { noteDecided } from './decided-tasks.ts';
import { type DecisionDraft, decisionProblem, EMPTY_DRAFT, isDirty, messageOf } from './decision-draft.ts';
import { minutesWaited } from './queue-row.ts';
import type { ReviewDossier } from './use-review-dossier.ts';

const DONE: Readonly<Record<ReviewDecision, string>> = {
  accepted: 'is accepted.',
  rejected: 'is rejected.',
  changes_requested: 'went back to the contractor.',
};

export interface Decision {
  readonly draft: DecisionDraft;
  readonly change: (part: Partial<DecisionDraft>) => void;
  /** The message to the contractor as it stands. */
  readonly message: string;
  readonly problem: string | undefined;
  readonly busy: ReviewDecision | undefined;
  /** True when it is stored. What was typed stays when it is not. */
  readonly decide: (decision: ReviewDecision) => Promise<boolean>;
  /** Why it cannot be sent yet; shown when asked for. */
  readonly check: (decision: ReviewDecision) => boolean;
}

/** How the policy is called in a sentence. */
export function policyTitle({ line, policyNumber }: Pick<Policy, 'line' | 'policyNumber'>): string {
  return `${LINE_LABELS[line]}, no. ${policyNumber}`;
}

/** What the policy shows for each client of this side, as it was seen: it is accepted with the policy. */
function seenHolders({ contractorId }: ReviewWriteContext, { policy, records }: ReviewDossier) {
  const { engagements, holders } = records;
  const clientIds = new Set([...engagements, ...holders].map(({ clientId }) => clientId));
  return [...clientIds].map((clientId) => ({
    path: documentPath('policyHolders', contractorId, policy.id, clientId),
    seenAt: holders.find((one) => one.clientId === clientId)?.record?.updatedAt,
  }));
}

/** What the reviewer types, and its way into the record. */
export function useDecision(context: ReviewWriteContext, file: ReviewDossier, now: () => Date): Decision {
  const { policy } = file;
  const notify = useNotify();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<ReviewDecision>();
  const title = policyTitle(policy);
  const message = messageOf(draft, title);
  useLeaveGuard(isDirty(draft));

  function check(decision: ReviewDecision): boolean {
    const found = decisionProblem(decision, draft, title);
    setProblem(found);
    return found === undefined;
  }

  async function decide(decision: ReviewDecision): Promise<boolean> {
    if (busy !== undefined || !check(decision)) return false;
    setBusy(decision);
    const result = await decideReview(context, {
      decision,
      subjectVersion: policy.version,
      subjectPath: documentPath('policies', context.contractorId, policy.id),
      seenAt: policy.record.updatedAt,
      seenBesides: decision === 'accepted' ? seenHolders(context, file) : [],
      findings: decision === 'accepted' ? [] : storedFindings(draft.findings),
      publicComment: decision === 'accepted' ? '' : message.trim(),
      internalComment: draft.internalComment.trim(),
      minutesToDecision: minutesWaited(policy, now()),
    });
    setBusy(undefined);
    if (result.kind === 'conflict') setProblem(validationText('V23'));
    if (result.kind === 'failed') setProblem(result.failure.message);
    if (result.kind !== 'done') return false;
    noteDecided(reviewTaskId(context), policy.version);
    setDraft(EMPTY_DRAFT);
    notify.show({ kind: 'success', message: `${title} ${DONE[decision]}` });
    return true;
  }

  return {
    draft,
    change: (part) => setDraft((current) => ({ ...current, ...part })),
    message,
    problem,
    busy,
    decide,
    check,
  };
}
