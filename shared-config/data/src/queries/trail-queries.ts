import { type AuditEvent, collectionPath } from '@vcms/domain';
import {
  collection,
  type Firestore,
  type FirestoreDataConverter,
  limit,
  or,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import { momentOf } from '../page-query.ts';
import type { ParsedDocument } from '../parsed-document.ts';
import { RECORD_SCHEMAS } from '../record-schemas.ts';
import { type RecordQuery, recordsOf } from '../records.ts';
import { createRecordConverter, type StoredRecord } from '../schema-converter.ts';
import { type EventSpan, within } from './event-span.ts';

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

/** A line with its moment as it is stored, `seconds.nanoseconds`: several are written within one millisecond. */
export type AuditRecord = StoredRecord<AuditEvent> & { readonly moment: string };

const auditConverter = createRecordConverter(RECORD_SCHEMAS.audit);

const exactConverter: FirestoreDataConverter<ParsedDocument<AuditRecord>> = {
  toFirestore: auditConverter.toFirestore,
  fromFirestore(snapshot) {
    const entry = auditConverter.fromFirestore(snapshot);
    if (!entry.ok) return entry;
    const at: unknown = snapshot.get('at');
    const moment = at instanceof Timestamp ? momentOf(at) : '';
    return { ...entry, value: { ...entry.value, moment } };
  },
};

/** A part of the audit. */
export interface AuditRange {
  /** Whatever is about this company, or about it and another. */
  readonly companyId?: string | undefined;
  /** The first moment. */
  readonly from?: Date | undefined;
  /** The first moment behind it. */
  readonly before?: Date | undefined;
}

/** Lines of the audit, for a list that orders them by `at`: 5001. */
export function auditLinesOf(
  firestore: Firestore,
  { companyId, from, before }: AuditRange,
): Query<ParsedDocument<AuditRecord>> {
  const all = collection(firestore, collectionPath('audit')).withConverter(exactConverter);
  const ofCompany =
    companyId === undefined
      ? all
      : query(
          all,
          or(
            where('contractorId', '==', companyId),
            where('clientId', '==', companyId),
            where('entityId', '==', companyId),
          ),
        );
  const since = from === undefined ? [] : [where('at', '>=', from)];
  const until = before === undefined ? [] : [where('at', '<', before)];
  return query(ofCompany, ...since, ...until);
}

/** Chains of the audit of which a check found that they do not hold: 5001. */
export function brokenChainsQuery(firestore: Firestore, count: number): RecordQuery<'auditChains'> {
  return query(recordsOf(firestore, 'auditChains'), where('break.n', '>', 0), limit(count));
}

/** Events that somebody wrote, also those nobody else sees. */
export function ownEventsQuery(
  firestore: Firestore,
  uid: string,
  span: EventSpan,
): RecordQuery<'calendarEvents'> {
  return query(recordsOf(firestore, 'calendarEvents'), where('createdBy', '==', uid), ...within(span));
}

/** Events of the own company that colleagues see. */
export function companyEventsQuery(
  firestore: Firestore,
  companyId: string,
  span: EventSpan,
): RecordQuery<'calendarEvents'> {
  return query(
    recordsOf(firestore, 'calendarEvents'),
    where('ownerCompanyId', '==', companyId),
    where('visibility', 'in', ['company', 'engagement']),
    ...within(span),
  );
}

/** Events somebody is invited to. */
export function invitedEventsQuery(
  firestore: Firestore,
  uid: string,
  span: EventSpan,
): RecordQuery<'calendarEvents'> {
  return query(
    recordsOf(firestore, 'calendarEvents'),
    where('attendees', 'array-contains', uid),
    ...within(span),
  );
}

/** Events of the own engagements, from either side. */
export function engagementEventsQuery(
  firestore: Firestore,
  side: { readonly field: 'clientId' | 'contractorId'; readonly companyId: string },
  span: EventSpan,
): RecordQuery<'calendarEvents'> {
  return query(
    recordsOf(firestore, 'calendarEvents'),
    where('visibility', '==', 'engagement'),
    where(side.field, '==', side.companyId),
    ...within(span),
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
