import { decideReview, type ReviewDecisionInput, type ReviewWriteContext } from '@vcms/data';
import { type Review, type ReviewDecision, reviewTaskId } from '@vcms/domain';
import { useLeaveGuard, useNotify } from '@vcms/sdk';
import { useState } from 'react';
import { writeProblem } from '../form/write-problem.ts';
import { whileExpected } from '../pending/while-expected.ts';
import { useIsThere } from '../use-is-there.ts';
import { noteDecided } from './decided-tasks.ts';
import { type DecisionDraft, decisionProblem, EMPTY_DRAFT, isDirty, messageOf } from './decision-draft.ts';
import { expectedVerdict } from './expected-verdict.ts';
import { type FindingBook, storedFindings } from './finding-book.ts';
import { minutesWaited } from './queue-row.ts';
import type { ReviewTopic } from './review-topic.ts';
import type { ReviewedSubject } from './reviewed-subject.ts';

export interface Decision {
  readonly draft: DecisionDraft;
  readonly change: (part: Partial<DecisionDraft> | ((now: DecisionDraft) => Partial<DecisionDraft>)) => void;
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
  /**
   * Of a review that answers element by element: all answers so far. They are stored with every decision, what failed makes
   * the message, and accepting is possible beside it. `unready` then keeps from returning too, unless a finding of the book,
   * which is about the paper as a whole, is ticked.
   */
  readonly answers?: Review['findings'] | undefined;
}

function doneText({ accept }: ReviewTopic, decision: ReviewDecision): string {
  if (decision === 'accepted') return `is ${accept.done}.`;
  return decision === 'rejected' ? 'is rejected.' : 'went back to the contractor.';
}

/** What the reviewer types, and its way into the record. */
export function useDecision(
  context: ReviewWriteContext,
  { topic, subject, book, besides = [], unready, answers }: DecisionSubject,
  now: () => Date,
): Decision {
  const notify = useNotify();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<ReviewDecision>();
  const { title } = subject;
  const words = { title, noun: topic.noun, book };
  const failed = (answers ?? []).filter(({ result }) => result === 'fail');
  const full = { ...draft, findings: [...draft.findings, ...failed] };
  const message = messageOf(full, words);
  const isThere = useIsThere();
  useLeaveGuard(isDirty(full) || (answers ?? []).length > 0);

  /** What was not looked at yet, as far as it matters for this decision. */
  function openFor(decision: ReviewDecision): string | undefined {
    const mayReturn = answers === undefined || draft.findings.length > 0;
    return decision === 'accepted' || !mayReturn ? unready : undefined;
  }

  function check(decision: ReviewDecision): boolean {
    const said = decision === 'accepted' ? draft : full;
    const found = openFor(decision) ?? decisionProblem(decision, said, words);
    setProblem(found);
    return found === undefined;
  }

  async function decide(decision: ReviewDecision): Promise<boolean> {
    if (busy !== undefined || !check(decision)) return false;
    setBusy(decision);
    const expected = expectedVerdict(context.scope, subject, decision);
    const send = () => decideReview(context, inputFor(decision));
    const result = await whileExpected(context.firestore, expected.evidence, () =>
      whileExpected(context.firestore, expected.task, send),
    );
    setBusy(undefined);
    if (result.kind !== 'done') {
      const why = writeProblem(result);
      if (isThere.current) setProblem(why);
      else notify.show({ kind: 'error', message: `${title}: nothing was changed.`, description: why });
      return false;
    }
    noteDecided(context.firestore, reviewTaskId(context), subject.version);
    setDraft(EMPTY_DRAFT);
    notify.show({ kind: 'success', message: `${title} ${doneText(topic, decision)}` });
    return true;
  }

  function inputFor(decision: ReviewDecision): ReviewDecisionInput {
    return {
      decision,
      subjectVersion: subject.version,
      subjectPath: subject.path,
      seenAt: subject.updatedAt,
      seenBesides: decision === 'accepted' ? besides : [],
      findings: [
        ...(decision === 'accepted' ? [] : storedFindings(book, draft.findings)),
        ...(answers ?? []),
      ],
      publicComment: decision === 'accepted' ? '' : message.trim(),
      internalComment: draft.internalComment.trim(),
      minutesToDecision: minutesWaited(subject, now()),
    };
  }

  return {
    draft,
    change: (part) =>
      setDraft((current) => ({ ...current, ...(typeof part === 'function' ? part(current) : part) })),
    message,
    problem,
    busy,
    decide,
    check,
  };
}
