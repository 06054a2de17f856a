import { notificationId } from '@vcms/domain';
import type { NoticePlace } from '@vcms/domain/notice-place';

/** A message for people; the same event reaches the same person once. */
export interface Notice {
  /** Names the event. No slash. */
  readonly eventKey: string;
  readonly title: string;
  readonly body: string;
  /** Where its mail leads; absent: what the key tells. The notification has the fields of the specification only. */
  readonly place?: NoticePlace | undefined;
  /** A mail of its own goes with it. */
  readonly isMailed?: boolean | undefined;
}

export function noticeId(toId: string, { eventKey }: Pick<Notice, 'eventKey'>): string {
  return notificationId(toId, eventKey);
}
