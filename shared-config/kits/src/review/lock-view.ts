import type { LiveDocument, StoredRecord } from '@vcms/data';
import type { Lock } from '@vcms/domain';

/** Who may work on a piece of evidence at a moment. */
export type LockView =
  /** The server has not answered yet whether somebody holds it. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'free' }
  | { readonly kind: 'mine'; readonly left: number }
  | { readonly kind: 'other'; readonly name: string; readonly since: Date | undefined };

/** A lock that ran out is free, and so is one that cannot be read: claiming it tells more. `left` is in whole seconds, at least 1. */
export function lockView(live: LiveDocument<StoredRecord<Lock>>, uid: string, now: Date): LockView {
  if (live.kind === 'loading') return { kind: 'loading' };
  if (live.kind !== 'ready') return { kind: 'free' };
  const lock = live.value;
  const left = Math.ceil((lock.until.getTime() - now.getTime()) / 1000);
  if (left <= 0) return { kind: 'free' };
  if (lock.holderUid === uid) return { kind: 'mine', left };
  return { kind: 'other', name: lock.holderName, since: lock.record.updatedAt };
}

/** Time left as people say it: minutes, and from two minutes on also seconds. */
export function leftText(seconds: number): string {
  if (seconds > 120) return `${Math.ceil(seconds / 60)} minutes left`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`;
}
