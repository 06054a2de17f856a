import {
  companyEventsQuery,
  engagementEventsQuery,
  invitedEventsQuery,
  type LiveState,
  ownEventsQuery,
  type RecordQuery,
  useLiveQueries,
} from '@vcms/data';
import { addDays, type DateSpan, ROLES_OF_KIND } from '@vcms/domain';
import { useBackend, useSession } from '@vcms/sdk';
import { type Firestore, limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import type { StoredEvent } from '../data/event-writer.ts';

/** Events of one kind that are read for one view. */
export const EVENTS_READ = 200;
/** An event that began before the first day and lasts into it is shown if it is no longer than this. */
const LONGEST_DAYS = 31;

interface Reader {
  readonly userId: string;
  readonly companyId: string;
  readonly role: string;
}

/** The side of an engagement on which a role stands; the firm is on none. */
function sideOf({ role, companyId }: Reader) {
  const is = (kind: 'client' | 'contractor') => (ROLES_OF_KIND[kind] as readonly string[]).includes(role);
  if (is('client')) return { field: 'clientId', companyId } as const;
  return is('contractor') ? ({ field: 'contractorId', companyId } as const) : undefined;
}

function queriesOf(
  firestore: Firestore,
  reader: Reader,
  span: DateSpan,
): readonly RecordQuery<'calendarEvents'>[] {
  // A day more on either side: where the reader's day begins depends on the time zone.
  const from = new Date(`${addDays(span.from, -LONGEST_DAYS)}T00:00:00Z`);
  const to = new Date(`${addDays(span.to, 2)}T00:00:00Z`);
  const side = sideOf(reader);
  const repeatsOn = new Date(`${addDays(span.from, -1)}T00:00:00Z`);
  return [{ from, to }, { repeatsOn }]
    .flatMap((when) => [
      ownEventsQuery(firestore, reader.userId, when),
      companyEventsQuery(firestore, reader.companyId, when),
      invitedEventsQuery(firestore, reader.userId, when),
      ...(side === undefined ? [] : [engagementEventsQuery(firestore, side, when)]),
    ])
    .map((all) => query(all, limit(EVENTS_READ)));
}

/** The events that the reader may see around some days, each once: own, of colleagues, invitations, of engagements.
 * Repeating ones are found by their end, whenever they began. */
export function useStoredEvents(span: DateSpan): LiveState<StoredEvent> {
  const { firestore } = useBackend();
  const state = useLiveQueries(queriesOf(firestore, useSession(), span));
  return useMemo(() => {
    if (state.kind !== 'ready') return state;
    const byId = new Map(state.items.map((event) => [event.id, event]));
    return { ...state, items: [...byId.values()] };
  }, [state]);
}
