import { type Firestore, orderBy, type QueryConstraint, query, where } from 'firebase/firestore';
import { type RecordQuery, recordsOf } from '../records.ts';

export interface AuditFilter {
  readonly actorUid?: string | undefined;
  readonly action?: string | undefined;
  readonly entityType?: string | undefined;
  readonly entityId?: string | undefined;
  /** 5003 must name the own company. */
  readonly clientId?: string | undefined;
  readonly contractorId?: string | undefined;
}

const AUDIT_FIELDS = ['actorUid', 'action', 'entityType', 'entityId', 'clientId', 'contractorId'] as const;

/** What happened, newest first: 5001 and 5002; 5003 for the own company. */
export function auditQuery(firestore: Firestore, filter: AuditFilter = {}): RecordQuery<'audit'> {
  const conditions = AUDIT_FIELDS.flatMap((field): readonly QueryConstraint[] => {
    const value = filter[field];
    return value === undefined ? [] : [where(field, '==', value)];
  });
  return query(recordsOf(firestore, 'audit'), ...conditions, orderBy('at', 'desc'));
}

/** Events that begin in a span of time. */
function between(from: Date, to: Date): readonly QueryConstraint[] {
  return [where('start', '>=', from), where('start', '<', to), orderBy('start')];
}

/** Events that somebody wrote, also those nobody else sees. */
export function ownEventsQuery(
  firestore: Firestore,
  uid: string,
  from: Date,
  to: Date,
): RecordQuery<'calendarEvents'> {
  return query(recordsOf(firestore, 'calendarEvents'), where('createdBy', '==', uid), ...between(from, to));
}

/** Events of the own company that colleagues see. */
export function companyEventsQuery(
  firestore: Firestore,
  companyId: string,
  from: Date,
  to: Date,
): RecordQuery<'calendarEvents'> {
  return query(
    recordsOf(firestore, 'calendarEvents'),
    where('ownerCompanyId', '==', companyId),
    where('visibility', 'in', ['company', 'engagement']),
    ...between(from, to),
  );
}

/** Events somebody is invited to. */
export function invitedEventsQuery(
  firestore: Firestore,
  uid: string,
  from: Date,
  to: Date,
): RecordQuery<'calendarEvents'> {
  return query(
    recordsOf(firestore, 'calendarEvents'),
    where('attendees', 'array-contains', uid),
    ...between(from, to),
  );
}

/** Events of the own engagements, from either side. */
export function engagementEventsQuery(
  firestore: Firestore,
  side: { readonly field: 'clientId' | 'contractorId'; readonly companyId: string },
  from: Date,
  to: Date,
): RecordQuery<'calendarEvents'> {
  return query(
    recordsOf(firestore, 'calendarEvents'),
    where('visibility', '==', 'engagement'),
    where(side.field, '==', side.companyId),
    ...between(from, to),
  );
}

/** Help texts of a role, in their order. */
export function helpTextsQuery(firestore: Firestore, role: string): RecordQuery<'helpTexts'> {
  return query(recordsOf(firestore, 'helpTexts'), where('roles', 'array-contains', role), orderBy('order'));
}

/** Injury rates of an industry, the newest first. */
export function benchmarksQuery(firestore: Firestore, naics: string): RecordQuery<'benchmarks'> {
  return query(recordsOf(firestore, 'benchmarks'), where('naics', '==', naics), orderBy('year', 'desc'));
}
