import { type CountQueries, type StandingSide, standingsToCountQuery } from '@vcms/data';
import { ITEM_STATUSES, type Status } from '@vcms/domain';
import type { Firestore } from 'firebase/firestore';

/** One count for each status over a side's relations: six reads, however many there are. */
export function statusCountQueries(firestore: Firestore, side: StandingSide): CountQueries<Status> {
  return Object.fromEntries(
    ITEM_STATUSES.map((status) => [status, standingsToCountQuery(firestore, side, status)]),
  ) as CountQueries<Status>;
}
