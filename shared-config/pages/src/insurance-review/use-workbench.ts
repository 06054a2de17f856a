import type { ReviewDesk } from '@vcms/data';
import type { CalendarDate, ReviewDecision } from '@vcms/domain';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { obstacleFor } from './obstacle.ts';
import { type ReviewSide, sideOf } from './review-side.ts';
import type { ShortcutCommand } from './shortcuts.ts';
import { type Decision, useDecision } from './use-decision.ts';
import { type NextInQueue, useNext } from './use-next.ts';
import type { ReviewFile } from './use-review-file.ts';
import { type ReviewLock, useReviewLock } from './use-review-lock.ts';

export interface Workbench {
  readonly side: ReviewSide;
  readonly lock: ReviewLock;
  readonly decision: Decision;
  readonly next: NextInQueue;
  readonly obstacle: string | undefined;
  /** The lock is one's own and the policy still waits. */
  readonly mayDecide: boolean;
  readonly isTaking: boolean;
  readonly isRejecting: boolean;
  readonly setRejecting: (isRejecting: boolean) => void;
  readonly take: () => Promise<void>;
  /** Stores the decision and goes on to the next policy. */
  readonly decide: (decision: ReviewDecision) => Promise<void>;
  /** Asks for the findings first where none is ticked. */
  readonly sendBack: () => void;
  readonly reject: () => void;
  readonly findingsRef: RefObject<HTMLDivElement | null>;
}

function useDesk(contractorId: string, subjectId: string): ReviewDesk {
  const { firestore } = useBackend();
  const session = useSession();
  const { userId: uid, email } = session;
  const { scope } = sideOf(session);
  return useMemo(
    () => ({ firestore, uid, holderName: email, scope, contractorId, subjectType: 'policy', subjectId }),
    [firestore, uid, email, scope, contractorId, subjectId],
  );
}

function showFindings(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}

/** What can be done with the policy on the workbench. */
export function useWorkbench(
  { policy, records }: ReviewFile,
  contractorId: string,
  today: CalendarDate,
  now: () => Date,
): Workbench {
  const session = useSession();
  const side = sideOf(session);
  const notify = useNotify();
  const desk = useDesk(contractorId, policy.id);
  const lock = useReviewLock(desk, now);
  const decision = useDecision(desk, policy, now);
  const next = useNext(policy, today);
  const [isTaking, setTaking] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const [isDecided, setDecided] = useState(false);
  const { go } = next;
  const latestGo = useRef(go);
  useEffect(() => {
    latestGo.current = go;
  });
  // In the commit that emptied the draft: by then nothing asks any more whether to leave what was typed.
  useEffect(() => {
    if (isDecided) void latestGo.current();
  }, [isDecided]);
  const findingsRef = useRef<HTMLDivElement>(null);
  const obstacle = obstacleFor({ policy, reviews: records.reviews, side, uid: session.userId });
  const mayDecide = obstacle === undefined && lock.view.kind === 'mine';

  async function take(): Promise<void> {
    if (obstacle !== undefined || lock.view.kind !== 'free') return;
    setTaking(true);
    const result = await lock.take();
    setTaking(false);
    if (result.kind === 'held') {
      notify.show({ kind: 'info', message: `${result.by} was first. Go on to the next policy.` });
    }
    if (result.kind === 'failed') notify.show({ kind: 'error', message: result.failure.message });
  }

  async function decide(kind: ReviewDecision): Promise<void> {
    if (mayDecide && (await decision.decide(kind))) setDecided(true);
  }

  return {
    ...{ side, lock, decision, next, obstacle, mayDecide, isTaking, isRejecting, setRejecting, findingsRef },
    ...{ take, decide },
    sendBack: () => {
      if (decision.check('changes_requested')) void decide('changes_requested');
      else showFindings(findingsRef.current);
    },
    reject: () => {
      if (mayDecide && decision.check('rejected')) setRejecting(true);
    },
  };
}

/** What a single key does; `help` belongs to the page. */
export function runShortcut(bench: Workbench, command: Exclude<ShortcutCommand, 'help'>): void {
  const actions: Readonly<Record<typeof command, () => void>> = {
    take: () => void bench.take(),
    extend: () => void (bench.mayDecide && bench.lock.extend()),
    accept: () => void bench.decide('accepted'),
    return: () => showFindings(bench.findingsRef.current),
    reject: bench.reject,
    next: () => void bench.next.go(),
  };
  actions[command]();
}
