import { recordsOf } from '@vcms/data';
import { PERSON_STATUSES, type PersonStatus } from '@vcms/domain';
import { type Firestore, type Query, query, where } from 'firebase/firestore';

/** What the page calls each status, the worst first: papers alone, since whoever's company is not approved is not ready with all of them. */
export const STATUSES: Readonly<Record<PersonStatus, string>> = {
  missing: 'Documents missing',
  pending: 'Documents pending',
  expiring: 'Documents expiring',
  ready: 'Documents complete',
};

export const STATUS_OPTIONS = PERSON_STATUSES.map((value) => ({ value, label: STATUSES[value] }));

/** The status that an address asks for. */
export function statusIn(params: URLSearchParams): PersonStatus | undefined {
  return PERSON_STATUSES.find((status) => status === params.get('status'));
}

/** What else the address narrows the list by, but for the search. */
function conditionsOf(params: URLSearchParams) {
  const [contractorId, site, jobRole] = ['contractorId', 'site', 'jobRole'].map(
    (name) => params.get(name) ?? '',
  );
  return [
    ...(contractorId ? [where('contractorId', '==', contractorId)] : []),
    ...(jobRole ? [where('jobRole', '==', jobRole)] : []),
    ...(site ? [where('sites', 'array-contains', site)] : []),
  ];
}

/** People of a client by status as the server keeps them, filtered as the address says. */
export function statusQueries(
  firestore: Firestore,
  clientId: string,
  params: URLSearchParams,
): Readonly<Record<PersonStatus, Query<unknown>>> {
  const own = query(
    recordsOf(firestore, 'staffSnapshots'),
    where('clientId', '==', clientId),
    ...conditionsOf(params),
  );
  const of = (status: PersonStatus) => query(own, where('status', '==', status));
  return { missing: of('missing'), pending: of('pending'), expiring: of('expiring'), ready: of('ready') };
}
