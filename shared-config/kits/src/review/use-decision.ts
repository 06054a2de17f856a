import { decideReview, type ReviewDecisionInput, type ReviewWriteContext } from '@vcms/data';
import { type ReviewDecision, reviewTaskId, validationText } from '@vcms/domain';
import { useLeaveGuard, useNotify } from '@vcms/sdk';
import { useState } from 'react';
import { noteDecided } from './decided-tasks.ts';
import { type DecisionDraft, decisionProblem, EMPTY_DRAFT, isDirty, messageOf } from './decision-draft.ts';
import { type FindingBook, storedFindings } from './finding-book.ts';
import { minutesWaited } from './queue-row.ts';
import type { ReviewTopic } from './review-topic.ts';
import type { ReviewedSubject } from './reviewed-subject.ts';

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

/** What is decided on, and how. */
export interface DecisionSubject {
  readonly topic: ReviewTopic;
  readonly subject: ReviewedSubject;
  readonly book: FindingBook;
  /** Records that are accepted together with it, as they were seen. */
  readonly besides?: ReviewDecisionInput['seenBesides'];
  /** Why it cannot be accepted yet, as a sentence: something was not looked at. */
  readonly unready?: string | undefined;
}

function doneText({ accept }: ReviewTopic, decision: ReviewDecision): string {
  if (decision === 'accepted') return `is ${accept.done}.`;
  return decision === 'rejected' ? 'is rejected.' : 'went back to the contractor.';
}

/** What the reviewer types, and its way into the record. */
export function useDecision(
  context: ReviewWriteContext,
  { topic, subject, book, besides = [], unready }: DecisionSubject,
  now: () => Date,
): Decision {
  const notify = useNotify();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<ReviewDecision>();
  const { title } = subject;
  const words = { title, noun: topic.noun, book };
  const message = messageOf(draft, words);
  useLeaveGuard(isDirty(draft));

  function check(decision: ReviewDecision): boolean {
    const open = decision === 'accepted' ? unready : undefined;
    const found = decisionProblem(decision, draft, words) ?? open;
    setProblem(found);
    return found === undefined;
  }

  async function decide(decision: ReviewDecision): Promise<boolean> {
    if (busy !== undefined || !check(decision)) return false;
    setBusy(decision);
    const result = await decideReview(context, {
      decision,
      subjectVersion: subject.version,
      subjectPath: subject.path,
      seenAt: subject.updatedAt,
      seenBesides: decision === 'accepted' ? besides : [],
      findings: decision === 'accepted' ? [] : storedFindings(book, draft.findings),
      publicComment: decision === 'accepted' ? '' : message.trim(),
      internalComment: draft.internalComment.trim(),
      minutesToDecision: minutesWaited(subject, now()),
    });
    setBusy(undefined);
    if (result.kind === 'conflict') setProblem(validationText('V23'));
    if (result.kind === 'failed') setProblem(result.failure.message);
    if (result.kind !== 'done') return false;
    noteDecided(reviewTaskId(context), subject.version);
    setDraft(EMPTY_DRAFT);
    notify.show({ kind: 'success', message: `${title} ${doneText(topic, decision)}` });
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
