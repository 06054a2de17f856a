import { QUEUE_COUNT_MAX } from '@vcms/domain';

/** A place in the queue of the firm, in words; the server counts up to a bound. */
export function queuePlace(ahead: number): string {
  if (ahead === 0) return 'Next in line';
  return ahead >= QUEUE_COUNT_MAX ? `${QUEUE_COUNT_MAX} or more ahead of yours` : `${ahead} ahead of yours`;
}
