import { pageQuery, type RecordQuery, recordsOf } from '@vcms/data';
import { type Firestore, orderBy, query, where } from 'firebase/firestore';

/** What a client asks of people: its own people, engaged contractors (5005), the firm. At most a few dozen. */
export function docTypesQuery(firestore: Firestore, clientId: string): RecordQuery<'staffDocTypes'> {
  return query(recordsOf(firestore, 'staffDocTypes', clientId), orderBy('name'));
}

/** One person's documents, the newest on top: its company (5005), clients it is assigned to (5003), the firm. */
export function documentsOfPersonQuery(
  firestore: Firestore,
  contractorId: string,
  staffId: string,
): RecordQuery<'staffDocuments'> {
  return query(recordsOf(firestore, 'staffDocuments', contractorId, staffId), orderBy('issuedOn', 'desc'));
}

/**
 * What was decided on one person's documents. A client (5003) names itself and reads the firm's and its own; the person's
 * company and the firm read all.
 */
export function reviewsOfPersonQuery(
  firestore: Firestore,
  contractorId: string,
  staffId: string,
  clientId?: string,
): RecordQuery<'reviews'> {
  return query(
    recordsOf(firestore, 'reviews', contractorId),
    ...(clientId === undefined ? [] : [where('scope', 'in', ['firm', clientId])]),
    where('subjectType', '==', 'staff_document'),
    where('staffId', '==', staffId),
  );
}

/** Where one person of a contractor works: its own people (5005). */
export function assignmentsOfPersonQuery(
  firestore: Firestore,
  contractorId: string,
  staffId: string,
): RecordQuery<'staffAssignments'> {
  return query(
    recordsOf(firestore, 'staffAssignments'),
    where('contractorId', '==', contractorId),
    where('staffId', '==', staffId),
  );
}

/** Whom a client (5003) sees of those who are or were assigned to it: every list of it names it (ADR 59). */
export function assignmentsInSightQuery(
  firestore: Firestore,
  clientId: string,
): RecordQuery<'staffAssignments'> {
  return query(
    recordsOf(firestore, 'staffAssignments'),
    where('clientId', '==', clientId),
    where('visible', '==', true),
  );
}

/**
 * Who is assigned to a client (5003): to one site by name, to all sites with `''`, or at all without `site`. In no order of use:
 * whoever reads it bounds it.
 */
export function assignmentsOnSiteQuery(
  firestore: Firestore,
  clientId: string,
  site?: string,
): RecordQuery<'staffAssignments'> {
  const own = assignmentsInSightQuery(firestore, clientId);
  if (site === undefined) return own;
  return query(own, site === '' ? where('sites', '==', []) : where('sites', 'array-contains', site));
}

/** A contractor's people whose last name begins with the last typed word: itself (5005). One more than `size` tells of others. */
export function staffNamedQuery(
  firestore: Firestore,
  contractorId: string,
  search: string,
  size: number,
): RecordQuery<'staff'> {
  const order = { field: 'lastName', descending: false, type: 'text' } as const;
  const lastName = search.trim().split(/\s+/).at(-1) ?? '';
  return pageQuery(recordsOf(firestore, 'staff', contractorId), {
    filters: {},
    search: lastName,
    order,
    size,
  });
}

/** People assigned to a client whose name begins so, the first name ahead: the client itself (5003). One more than `size` tells of others. */
export function assignmentsNamedQuery(
  firestore: Firestore,
  clientId: string,
  search: string,
  size: number,
): RecordQuery<'staffAssignments'> {
  const own = assignmentsInSightQuery(firestore, clientId);
  const order = { field: 'name', descending: false, type: 'text' } as const;
  return pageQuery(own, { filters: {}, search: search.trim(), order, size });
}

/** People of a contractor who are not ready for a client today, by name: itself (5005). Somebody at two clients can be in it twice. */
export function gapsOfContractorQuery(
  firestore: Firestore,
  contractorId: string,
): RecordQuery<'staffSnapshots'> {
  return query(
    recordsOf(firestore, 'staffSnapshots'),
    where('contractorId', '==', contractorId),
    where('status', 'in', ['missing', 'pending']),
    orderBy('name'),
  );
}

/** Everybody of a contractor who may be sent to a site: itself (5005). In no order of use: whoever reads it bounds it. */
export function activeStaffQuery(firestore: Firestore, contractorId: string): RecordQuery<'staff'> {
  return query(recordsOf(firestore, 'staff', contractorId), where('status', '==', 'active'));
}
