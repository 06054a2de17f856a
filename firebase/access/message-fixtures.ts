import {
  type Actor,
  bySide,
  type Fields,
  type Fixtures,
  isContractor,
  isFirm,
  OF_PERSON,
  plainFixture,
  relation,
  stamped,
} from '@vcms/testing/access';
import { serverTimestamp } from 'firebase/firestore';

/** What a note of this author, or for this reader, shows. */
function noteVisibility(actor: Actor): string {
  if (isFirm(actor)) return 'client_and_firm';
  return isContractor(actor) ? 'shared' : 'client_private';
}

export const MESSAGE_FIXTURES: Fixtures = {
  notes: relation(
    (_spot, actor) => ({
      body: 'Met the crew on site.',
      category: 'safety',
      visibility: noteVisibility(actor),
      pinned: false,
    }),
    { body: 'Met the whole crew on site.', editedAt: serverTimestamp() },
    {
      stored: (spot, actor) => ({
        parents: [],
        id: `${actor.role}-${spot.client}-${spot.contractor}`,
        data: stamped(
          {
            clientId: spot.client,
            contractorId: spot.contractor,
            body: 'Met the crew on site.',
            category: 'safety',
            visibility: noteVisibility(actor),
            pinned: false,
          },
          actor.uid,
        ),
      }),
      filter: (spot, actor) => {
        if (isFirm(actor)) return [['visibility', 'in', ['client_and_firm', 'shared']]];
        const side = bySide(spot, actor);
        return isContractor(actor) ? [...side, ['visibility', '==', 'shared']] : side;
      },
    },
  ),
  notifications: plainFixture(
    OF_PERSON,
    () => [],
    () => ({}),
    { read: true },
    {
      stored: ({ company }, actor) => {
        const toId = company === actor.companyId ? actor.uid : `u-of-${company}`;
        return { parents: [], id: `${toId}_matrix`, data: notice(toId, `${toId}_matrix`) };
      },
      fresh: (_spot, actor) => ({
        parents: [],
        id: `${actor.uid}_new`,
        data: notice(actor.uid, `${actor.uid}_new`),
      }),
      filter: ({ company }, actor) => [
        ['toId', '==', company === actor.companyId ? actor.uid : `u-of-${company}`],
      ],
    },
  ),
};

function notice(toId: string, id: string): Fields {
  return {
    id,
    toId,
    title: 'Approved',
    body: 'Northfield Energy approved you.',
    date_time: new Date(),
    read: false,
  };
}
