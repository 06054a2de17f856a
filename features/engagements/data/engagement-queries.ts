import { pageQuery, type RecordQuery, recordsOf } from '@vcms/data';
import { type EngagementState, wordToFind } from '@vcms/domain';
import { type Firestore, orderBy, query, where } from 'firebase/firestore';

/** Contractors of one client in some states, to filter and order: the register adds its own. */
export function contractorsIn(
  firestore: Firestore,
  clientId: string,
  states: readonly EngagementState[],
): RecordQuery<'engagements'> {
  return query(
    recordsOf(firestore, 'engagements'),
    where('clientId', '==', clientId),
    where('state', 'in', [...states]),
  );
}

/** Decisions about a contractor, the newest first, with what was known then: either side, and the firm. */
export function decisionsOfPairQuery(
  firestore: Firestore,
  clientId: string,
  contractorId: string,
): RecordQuery<'engagementDecisions'> {
  return query(
    recordsOf(firestore, 'engagementDecisions'),
    where('clientId', '==', clientId),
    where('contractorId', '==', contractorId),
    orderBy('decidedAt', 'desc'),
  );
}

/** Contractors that a client's people asked for and nobody has invited yet, the newest first. */
export function waitingRequestsQuery(
  firestore: Firestore,
  clientId: string,
): RecordQuery<'contractorRequests'> {
  return query(
    recordsOf(firestore, 'contractorRequests'),
    where('clientId', '==', clientId),
    where('state', '==', 'waiting'),
    orderBy('createdAt', 'desc'),
  );
}

/** The same of every client, the longest waiting first: for customer service. */
export function requestsForFirmQuery(firestore: Firestore): RecordQuery<'contractorRequests'> {
  return query(
    recordsOf(firestore, 'contractorRequests'),
    where('state', '==', 'waiting'),
    orderBy('createdAt'),
  );
}

/** Invitations of contractors that are no company yet, the newest first. Accepted ones are on the list by then. */
export function openInvitationsQuery(firestore: Firestore, clientId: string): RecordQuery<'invitations'> {
  return query(
    recordsOf(firestore, 'invitations'),
    where('inviterCompanyId', '==', clientId),
    where('state', 'in', ['sent', 'opened', 'expired']),
    orderBy('createdAt', 'desc'),
  );
}

/** A client's contractors with a word in their name that begins as the longest typed one, in whatever state, by name. */
export function contractorsNamedQuery(
  firestore: Firestore,
  clientId: string,
  search: string,
  size: number,
): RecordQuery<'engagements'> {
  const own = query(recordsOf(firestore, 'engagements'), where('clientId', '==', clientId));
  const order = { field: 'contractorName', descending: false, type: 'text' } as const;
  return pageQuery(own, { filters: {}, search: '', word: wordToFind(search), order, size });
}
