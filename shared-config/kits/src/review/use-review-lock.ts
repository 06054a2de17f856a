import {
  extendLock,
  lockPathOf,
  type ReviewWriteContext,
  recordRef,
  releaseLock,
  type TakeResult,
  takeForReview,
  useLiveDocument,
  type WriteResult,
} from '@vcms/data';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type LockView, lockView } from './lock-view.ts';
import { reviewerName } from './reviewer-name.ts';

export interface ReviewLock {
  readonly view: LockView;
  readonly take: () => Promise<TakeResult>;
  readonly extend: () => Promise<WriteResult>;
  readonly release: () => Promise<WriteResult>;
}

const TICK_MS = 1_000;
const DONE: WriteResult = { kind: 'done' };

/** The time, again every second while somebody holds the lock. */
function useTicking(now: () => Date, isRunning: boolean): Date {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    setMoment(now());
    if (!isRunning) return undefined;
    const timer = setInterval(() => setMoment(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [now, isRunning]);
  return moment;
}

/**
 * The lock of one piece of evidence, live, with its time running. It is given back when the page is left or the tab closes.
 * `subjectPath` is where the evidence is stored.
 */
export function useReviewLock(context: ReviewWriteContext, subjectPath: string, now: () => Date): ReviewLock {
  const { firestore, uid } = context;
  const lockId = lockPathOf(context).split('/').at(-1) ?? '';
  const live = useLiveDocument(recordRef(firestore, 'locks', lockId));
  const lock = live.kind === 'ready' ? live.value : undefined;
  const isRunning = lock !== undefined && lock.until.getTime() > now().getTime();
  const view = lockView(live, uid, useTicking(now, isRunning));
  const latest = useRef({ context, isMine: false });
  useEffect(() => {
    latest.current = { context, isMine: view.kind === 'mine' };
  });

  const release = useCallback(async () => {
    return latest.current.isMine ? releaseLock(latest.current.context) : DONE;
  }, []);
  // Runs again by its dependencies: another piece of evidence is another lock.
  useEffect(() => {
    const leave = () => void release();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [release, lockId]);

  return {
    view,
    async take() {
      const holderName = await reviewerName(firestore, uid, context.holderName);
      return takeForReview({ ...context, holderName }, subjectPath, now());
    },
    extend: () => extendLock(context, now()),
    release,
  };
}
