import {
  type Actor,
  bySide,
  type Fields,
  type Fixture,
  isContractor,
  isFirm,
  relation,
  type Spot,
  type StoredDocuments,
  stamped,
  TODAY,
} from '@vcms/testing/access';

const REQUEST: Fields = {
  title: 'Safety manual',
  category: 'other',
  note: 'The edition that applies on our site.',
  dueOn: TODAY,
  state: 'open',
};

/** A file of contractor A for client X. */
export const ANSWER_ID = 'answer-x';
/** One that no client may open. */
export const HIDDEN_ID = 'answer-hidden';

/** What the firm requests names no client. */
function requestOf({ client, contractor }: Spot, actor: Actor): Fields {
  return { ...REQUEST, contractorId: contractor, ...(isFirm(actor) ? {} : { clientId: client }) };
}

export const REQUEST_FIXTURE: Fixture = relation(
  () => ({}),
  {},
  {
    stored: (spot, actor) => ({
      parents: [],
      id: `${isFirm(actor) ? 'firm' : spot.client}-${spot.contractor}`,
      data: stamped(requestOf(spot, actor)),
    }),
    fresh: (spot, actor) => ({
      parents: [],
      id: `new-${actor.role}-${spot.client}`,
      data: requestOf(spot, actor),
    }),
    edit: (_spot, actor) =>
      isContractor(actor) ? { state: 'submitted', documentId: ANSWER_ID } : { state: 'withdrawn' },
    filter: bySide,
  },
);

function answer(id: string, visibility: string): readonly [string, Fields] {
  const place = { title: 'Safety manual', typeId: 'requested_file', category: 'other', version: 1 };
  const file = { contractorId: 'A', state: 'submitted', submittedOn: TODAY, visibility };
  return [`companies/A/documents/${id}`, stamped({ ...place, ...file })];
}

export function requestBackground(): StoredDocuments {
  return [answer(ANSWER_ID, 'client:X'), answer(HIDDEN_ID, 'company')];
}
