import {
  decideInTurn,
  type ReviewDecisionInput,
  type ReviewWriteContext,
  releaseAll,
  type TakeResult,
  takeInTurn,
  type WriteResult,
} from '@vcms/data';
import { reviewTaskId } from '@vcms/domain';
import { useBackend, useSession } from '@vcms/sdk';
import { useEffect, useRef, useState } from 'react';
import { noteDecided } from './decided-tasks.ts';
import { minutesWaited } from './queue-row.ts';
import { reviewSideOf } from './review-side.ts';
import type { ReviewedSubject } from './reviewed-subject.ts';
import { reviewerName } from './reviewer-name.ts';

/** One piece of evidence as it was seen, with what is accepted together with it. */
export interface SeenSubject {
  readonly subject: ReviewedSubject;
  readonly besides: NonNullable<ReviewDecisionInput['seenBesides']>;
}

export interface GroupReview {
  /** What came of claiming each, by id; undefined: not all are asked for yet. */
  readonly claims: ReadonlyMap<string, TakeResult> | undefined;
  /** What came of accepting each, by id. */
  readonly results: ReadonlyMap<string, WriteResult>;
  readonly busy: boolean;
  /** Answers with the ids of those that are accepted. */
  readonly accept: (seen: readonly SeenSubject[]) => Promise<ReadonlySet<string>>;
}

const NONE: ReadonlyMap<string, WriteResult> = new Map();

function inputOf({ subject, besides }: SeenSubject, now: Date): ReviewDecisionInput {
  return {
    decision: 'accepted',
    subjectVersion: subject.version,
    subjectPath: subject.path,
    seenAt: subject.updatedAt,
    seenBesides: besides,
    findings: [],
    publicComment: '',
    internalComment: '',
    minutesToDecision: minutesWaited(subject, now),
  };
}

/**
 * Several pieces of evidence that came together, accepted in one act. All are claimed when it opens, so that no colleague
 * begins with one meanwhile; those that were not decided on are given back when it closes. What is in `kept` stays claimed:
 * the workbench below has it.
 */
export function useGroupReview(
  subjects: readonly ReviewedSubject[],
  kept: string,
  now: () => Date,
): GroupReview {
  const { firestore } = useBackend();
  const session = useSession();
  const [claims, setClaims] = useState<ReadonlyMap<string, TakeResult>>();
  const [results, setResults] = useState(NONE);
  const [busy, setBusy] = useState(false);
  const taken = useRef(new Map<string, ReviewWriteContext>());
  const { userId: uid, email } = session;
  const { scope } = reviewSideOf(session);

  function contextOf({
    type: subjectType,
    id: subjectId,
    contractorId,
  }: ReviewedSubject): ReviewWriteContext {
    return { firestore, uid, holderName: email, scope, contractorId, subjectType, subjectId };
  }

  const first = useRef({ subjects, contextOf, now });
  useEffect(() => {
    const held = taken.current;
    let isOpen = true;
    const giveBack = () => {
      void releaseAll([...held.values()]);
      held.clear();
    };
    async function claim(): Promise<void> {
      const holderName = await reviewerName(firestore, uid, email);
      const group = first.current.subjects.map((subject) => ({
        context: { ...first.current.contextOf(subject), holderName },
        subjectPath: subject.path,
      }));
      const answers = await takeInTurn(group, first.current.now);
      for (const { context } of group)
        if (context.subjectId !== kept && answers.get(context.subjectId)?.kind === 'done')
          held.set(context.subjectId, context);
      // Closed before the answer came: nobody looks at them any more.
      if (isOpen) setClaims(answers);
      else giveBack();
    }
    void claim();
    window.addEventListener('pagehide', giveBack);
    return () => {
      isOpen = false;
      window.removeEventListener('pagehide', giveBack);
      giveBack();
    };
  }, [firestore, uid, email, kept]);

  async function accept(seen: readonly SeenSubject[]): Promise<ReadonlySet<string>> {
    if (busy) return new Set();
    setBusy(true);
    const versions = new Map(seen.map(({ subject }) => [subject.id, subject]));
    const group = seen.map((one) => ({ context: contextOf(one.subject), input: inputOf(one, now()) }));
    const answers = await decideInTurn(group, (id, result) => {
      const subject = versions.get(id);
      if (result.kind === 'done' && subject !== undefined) {
        // The decision gave the lock back.
        taken.current.delete(id);
        noteDecided(firestore, reviewTaskId(contextOf(subject)), subject.version);
      }
      setResults((now) => new Map([...now, [id, result]]));
    });
    setBusy(false);
    return new Set([...answers].flatMap(([id, { kind }]) => (kind === 'done' ? [id] : [])));
  }

  return { claims, results, busy, accept };
}
