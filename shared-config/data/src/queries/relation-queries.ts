import type { CalendarDate, Status, VarianceState } from '@vcms/domain';
import { type Firestore, orderBy, type QueryConstraint, query, where } from 'firebase/firestore';
import { type RecordQuery, recordsEverywhere, recordsOf } from '../records.ts';

/** Whose side of the relations is asked for. The rules prove a list by it: clients and contractors name their own. */
export type Side = { readonly clientId: string } | { readonly contractorId: string };

function ofSide(side: Side): QueryConstraint {
  return 'clientId' in side
    ? where('clientId', '==', side.clientId)
    : where('contractorId', '==', side.contractorId);
}

/** Variances of one side, those that end first on top. */
export function variancesQuery(
  firestore: Firestore,
  side: Side,
  states?: readonly VarianceState[],
): RecordQuery<'variances'> {
  return query(
    recordsOf(firestore, 'variances'),
    ofSide(side),
    ...(states === undefined ? [] : [where('state', 'in', [...states])]),
    orderBy('to'),
  );
}

/** Variances of one client on one contractor. */
export function variancesOfPairQuery(
  firestore: Firestore,
  clientId: string,
  contractorId: string,
): RecordQuery<'variances'> {
  return query(
    recordsOf(firestore, 'variances'),
    where('clientId', '==', clientId),
    where('contractorId', '==', contractorId),
    orderBy('to'),
  );
}

/** Special demands on contractors, the newest on top. */
export function overridesQuery(firestore: Firestore, side: Side): RecordQuery<'requirementOverrides'> {
  return query(recordsOf(firestore, 'requirementOverrides'), ofSide(side), orderBy('from', 'desc'));
}

/** A client's versions of its demands, the newest on top; contractors see published ones only. */
export function requirementSetsQuery(
  firestore: Firestore,
  clientId: string,
  reader: 'client' | 'contractor',
): RecordQuery<'requirementSets'> {
  return query(
    recordsOf(firestore, 'requirementSets', clientId),
    ...(reader === 'contractor' ? [where('status', 'in', ['published', 'superseded'])] : []),
    orderBy('n', 'desc'),
  );
}

/** Versions of an owner's questionnaires that can be answered, over all definitions. */
export function publishedQuestionnairesQuery(
  firestore: Firestore,
  owners: readonly string[],
): RecordQuery<'questionnaireVersions'> {
  return query(
    recordsEverywhere(firestore, 'questionnaireVersions'),
    where('owner', 'in', [...owners]),
    where('status', '==', 'published'),
  );
}

/** Notes of a client about one contractor, newest first. */
export function notesOfClientQuery(
  firestore: Firestore,
  clientId: string,
  contractorId: string,
): RecordQuery<'notes'> {
  return query(
    recordsOf(firestore, 'notes'),
    where('clientId', '==', clientId),
    where('contractorId', '==', contractorId),
    orderBy('createdAt', 'desc'),
  );
}

/** Notes about a contractor that the firm may read, newest first: 5001 and 5002. */
export function notesForFirmQuery(firestore: Firestore, contractorId: string): RecordQuery<'notes'> {
  return query(
    recordsOf(firestore, 'notes'),
    where('contractorId', '==', contractorId),
    where('visibility', 'in', ['client_and_firm', 'shared']),
    orderBy('createdAt', 'desc'),
  );
}

/** Notes on all contractors of a client that the firm may read, newest first: 5001 and 5002. */
export function clientNotesForFirmQuery(firestore: Firestore, clientId: string): RecordQuery<'notes'> {
  return query(
    recordsOf(firestore, 'notes'),
    where('clientId', '==', clientId),
    where('visibility', 'in', ['client_and_firm', 'shared']),
    orderBy('createdAt', 'desc'),
  );
}

/** Results of a client's contractors that it may see; by status when one is named, else those that change first. */
export function snapshotsOfClientQuery(
  firestore: Firestore,
  clientId: string,
  overall?: Status,
): RecordQuery<'snapshots'> {
  return query(
    recordsOf(firestore, 'snapshots'),
    where('clientId', '==', clientId),
    where('visible', '==', true),
    ...(overall === undefined ? [] : [where('result.overall', '==', overall)]),
    orderBy('contractorName'),
  );
}

/** A contractor's results at its clients. */
export function snapshotsOfContractorQuery(
  firestore: Firestore,
  contractorId: string,
): RecordQuery<'snapshots'> {
  return query(
    recordsOf(firestore, 'snapshots'),
    where('contractorId', '==', contractorId),
    orderBy('clientName'),
  );
}

/** Results over all relations with one status: 5001 and 5002. */
export function snapshotsWithStatusQuery(firestore: Firestore, overall: Status): RecordQuery<'snapshots'> {
  return query(
    recordsOf(firestore, 'snapshots'),
    where('result.overall', '==', overall),
    orderBy('contractorName'),
  );
}

/** Results that change up to a day, over all relations: 5001 and 5002. */
export function snapshotsChangingQuery(firestore: Firestore, to: CalendarDate): RecordQuery<'snapshots'> {
  return query(
    recordsOf(firestore, 'snapshots'),
    where('visible', '==', true),
    where('result.nextChangeOn', '<=', to),
    orderBy('result.nextChangeOn'),
  );
}
