import {
  bouncedMails,
  companiesQuery,
  companiesWithoutPersonQuery,
  engagementsWithoutDemandsQuery,
  expiredInvitations,
  type LiveState,
  peopleWithoutRole,
  useLiveQuery,
} from '@vcms/data';
import type { CalendarDate } from '@vcms/domain';
import { damagedIn, itemsOf, LinkRows, LiveSection, RelativeDay, waitingFor } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { Button } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { useState } from 'react';
import { LINES, NOTHING_HERE } from './nothing-here.tsx';
import { type Fault, putRight } from './put-right.ts';

function useFaults(): LiveState<Fault> {
  const { firestore } = useBackend();
  const people = useLiveQuery(peopleWithoutRole(firestore, LINES));
  const unmanned = useLiveQuery(companiesWithoutPersonQuery(firestore, LINES));
  const unasked = useLiveQuery(engagementsWithoutDemandsQuery(firestore, LINES));
  const invitations = useLiveQuery(expiredInvitations(firestore, LINES));
  const suspended = useLiveQuery(query(companiesQuery(firestore, { status: 'suspended' }), limit(LINES)));
  const bounced = useLiveQuery(bouncedMails(firestore, LINES));
  const states = [people, unmanned, unasked, invitations, suspended, bounced];
  const waiting = waitingFor(states);
  if (waiting !== undefined) return waiting;
  const items = putRight({
    people: itemsOf(people),
    unmanned: itemsOf(unmanned),
    unasked: itemsOf(unasked),
    invitations: itemsOf(invitations),
    suspended: itemsOf(suspended),
    bounced: itemsOf(bounced),
  });
  return { kind: 'ready', items, unreadable: Array.from({ length: damagedIn(states) }, String) };
}

/** What an admin puts right: one line and one link each, five until all are asked for. */
export function PutRightSection({ today }: { readonly today: CalendarDate }) {
  const state = useFaults();
  const [isOpen, setOpen] = useState(false);
  return (
    <LiveSection isDense title="Needs attention" rows={5} state={state} empty={NOTHING_HERE}>
      {(faults) => (
        <>
          <LinkRows
            rows={faults.slice(0, isOpen ? undefined : LINES).map(({ id, title, to, since }) => ({
              id,
              to,
              name: title,
              end: since !== undefined && <RelativeDay date={since} today={today} />,
            }))}
          />
          {!isOpen && faults.length > LINES && (
            <Button mt="3" size="xs" variant="outline" onClick={() => setOpen(true)}>
              Show all {faults.length}
            </Button>
          )}
        </>
      )}
    </LiveSection>
  );
}
