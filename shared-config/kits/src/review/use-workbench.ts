import type { ReviewWriteContext } from '@vcms/data';
import type { CalendarDate, Review, ReviewDecision } from '@vcms/domain';
import { useBackend, useSession } from '@vcms/sdk';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isDirty } from './decision-draft.ts';
import { obstacleFor } from './obstacle.ts';
import { type ReviewSide, reviewSideOf } from './review-side.ts';
import type { ReviewedSubject } from './reviewed-subject.ts';
import type { ShortcutCommand } from './shortcuts.ts';
import { useAdvance } from './use-advance.ts';
import { type Decision, type DecisionSubject, useDecision } from './use-decision.ts';
import { type LockMoves, useLockMoves } from './use-lock-moves.ts';
import { type NextInQueue, useNext } from './use-next.ts';
import { type ReviewLock, useReviewLock } from './use-review-lock.ts';

/** Where findings and the message stand. */
export const FINDINGS_TAB = 'findings';

/** What is on the workbench. */
export interface WorkbenchSubject extends DecisionSubject {
  /** At least those of the reviewer's own side. */
  readonly reviews: readonly Review[];
  /** Where the way leads from here; absent: to the next task of the queue. */
  readonly onward?: (() => Promise<void>) | undefined;
  /** Where a stored decision leads; absent: where "Next" does. */
  readonly afterDecision?: (() => Promise<void>) | undefined;
}

export interface Workbench extends WorkbenchSubject {
  readonly side: ReviewSide;
  readonly lock: ReviewLock;
  readonly moves: LockMoves;
  readonly decision: Decision;
  readonly next: NextInQueue;
  readonly obstacle: string | undefined;
  /** The lock is one's own and the evidence still waits. */
  readonly mayDecide: boolean;
  /** It waits, or something typed would be lost: findings and decision are shown. */
  readonly isDecidable: boolean;
  /** The open tab; undefined: the first. */
  readonly tab: string | undefined;
  readonly setTab: (tab: string) => void;
  readonly isRejecting: boolean;
  readonly setRejecting: (isRejecting: boolean) => void;
  /** Stores the decision and goes on to the next task. */
  readonly decide: (decision: ReviewDecision) => Promise<void>;
  /** Asks for the findings first where none is ticked. */
  readonly sendBack: () => void;
  readonly reject: () => void;
  /** Opens their tab and goes there. */
  readonly showFindings: () => void;
  readonly findingsRef: RefObject<HTMLDivElement | null>;
}

function useWriteContext({
  type: subjectType,
  contractorId,
  id: subjectId,
  staffId,
  owner,
}: ReviewedSubject): ReviewWriteContext {
  const { firestore } = useBackend();
  const session = useSession();
  const { userId: uid, email } = session;
  const { scope } = reviewSideOf(session);
  return useMemo(
    () => ({
      ...{ firestore, uid, holderName: email, scope },
      ...{ contractorId, subjectType, subjectId, staffId, owner },
    }),
    [firestore, uid, email, scope, contractorId, subjectType, subjectId, staffId, owner],
  );
}

/** The tab of this piece of evidence: the next one begins with its first. */
function useTab(path: string) {
  const [open, setOpen] = useState<{ readonly path: string; readonly tab: string }>();
  return {
    tab: open?.path === path ? open.tab : undefined,
    setTab: (tab: string) => setOpen({ path, tab }),
  };
}

/** What can be done with the evidence on the workbench. */
export function useWorkbench(given: WorkbenchSubject, today: CalendarDate, now: () => Date): Workbench {
  const { topic, subject, reviews } = given;
  const session = useSession();
  const side = reviewSideOf(session);
  const context = useWriteContext(subject);
  const lock = useReviewLock(context, subject.path, now);
  const decision = useDecision(context, given, now);
  const queued = useNext(topic, subject, today, now);
  const next: NextInQueue =
    given.onward === undefined ? queued : { busy: false, failure: undefined, go: given.onward };
  const advance = useAdvance(given.afterDecision ?? next.go);
  const [isRejecting, setRejecting] = useState(false);
  const { tab, setTab } = useTab(subject.path);
  const findingsRef = useRef<HTMLDivElement>(null);
  const obstacle = obstacleFor({ topic, subject, reviews, side, uid: session.userId });
  const moves = useLockMoves(lock, obstacle === undefined, topic.noun);
  const mayDecide = obstacle === undefined && lock.view.kind === 'mine';

  function showFindings(): void {
    // What is hidden cannot take the focus: the tab has to be drawn first.
    flushSync(() => setTab(FINDINGS_TAB));
    findingsRef.current?.focus({ preventScroll: true });
    findingsRef.current?.scrollIntoView({ block: 'nearest' });
  }

  async function decide(kind: ReviewDecision): Promise<void> {
    if (mayDecide && (await decision.decide(kind))) advance();
  }

  /** Runs when the decision can be sent; else shows where something is missing. */
  function checked(kind: ReviewDecision, run: () => void): void {
    if (!mayDecide) return;
    if (decision.check(kind)) run();
    else showFindings();
  }

  return {
    ...given,
    ...{ side, lock, moves, decision, next, obstacle, mayDecide, isRejecting, setRejecting, findingsRef },
    ...{ tab, setTab, showFindings },
    isDecidable: obstacle === undefined || isDirty(decision.draft),
    decide,
    sendBack: () => checked('changes_requested', () => void decide('changes_requested')),
    reject() {
      if (topic.mayReject !== false) checked('rejected', () => setRejecting(true));
    },
  };
}

/** What a single key does; `help` belongs to the page. */
export function runShortcut(bench: Workbench, command: Exclude<ShortcutCommand, 'help'>): void {
  const actions: Readonly<Record<typeof command, () => void>> = {
    take: () => void bench.moves.take(),
    extend: () => void bench.moves.extend(),
    accept: () => void bench.decide('accepted'),
    return: bench.showFindings,
    reject: bench.reject,
    next: () => void bench.next.go(),
  };
  actions[command]();
}
