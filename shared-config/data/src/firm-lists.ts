import {
  type CalendarDate,
  collectionPath,
  collectionGroup as groupOf,
  type InvitationState,
  USER_ROLES,
  type UserRole,
  type UserStatus,
} from '@vcms/domain';
import {
  collection,
  collectionGroup,
  type Firestore,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import type { FieldReader, ParsedDocument } from './parsed-document.ts';
import { type QueuedEvidence, queuedOf } from './queries/queued-evidence.ts';
import { createReadingConverter } from './reading-converter.ts';
import { keptUsers, type StoredUser } from './users.ts';

/** One event of the audit trail as a list shows it: `recordsOf(.., 'audit')` reads all of it, and carries its schema. */
export interface AuditLine {
  readonly id: string;
  readonly at: Date;
  /** A role of the product, or `trusted`. */
  readonly actorRole: string;
  /** What and how: company.suspend. */
  readonly action: string;
  readonly entityType: string;
  readonly entityId: string;
  readonly reason: string | undefined;
  readonly contractorId: string | undefined;
  readonly clientId: string | undefined;
  /** Of what a decision or a move changed, what says how it ended; all other changes are in the audit trail. */
  readonly after: Readonly<Record<string, unknown>> | undefined;
}

function outcomeOf(fields: FieldReader): AuditLine['after'] {
  if (!fields.has('after') || !/\.(decide|move)$/.test(fields.text('action'))) return undefined;
  const after = fields.map('after');
  return { decision: after.optionalScalar('decision'), state: after.optionalScalar('state') };
}

const auditConverter = createReadingConverter<AuditLine>((id, fields) => ({
  id,
  at: fields.time('at'),
  actorRole: fields.text('actorRole'),
  action: fields.text('action'),
  entityType: fields.text('entityType'),
  entityId: fields.text('entityId'),
  reason: fields.optionalText('reason'),
  contractorId: fields.optionalText('contractorId'),
  clientId: fields.optionalText('clientId'),
  after: outcomeOf(fields),
}));

/** The newest events of the whole product: 5001 and 5002. */
export function latestAudit(firestore: Firestore, count: number): Query<ParsedDocument<AuditLine>> {
  const trail = collection(firestore, collectionPath('audit')).withConverter(auditConverter);
  return query(trail, orderBy('at', 'desc'), limit(count));
}

/** Mails that did not arrive, refused by a server or held back, the newest first: 5001. */
export function bouncedMails(firestore: Firestore, count: number): Query<ParsedDocument<AuditLine>> {
  const trail = collection(firestore, collectionPath('audit')).withConverter(auditConverter);
  return query(
    trail,
    where('action', 'in', ['mail.bounce', 'mail.hold']),
    orderBy('at', 'desc'),
    limit(count),
  );
}

/** An invitation as a list shows it. */
export interface InvitationLine {
  readonly id: string;
  readonly email: string;
  readonly role: UserRole | undefined;
  /** Calendar date. */
  readonly expiresOn: string;
}

const invitationConverter = createReadingConverter<InvitationLine>((id, fields) => ({
  id,
  email: fields.text('email'),
  role: fields.optionalOneOf('role', USER_ROLES),
  expiresOn: fields.text('expiresOn'),
}));

/** Invitations that ran out unanswered, the newest first: 5001. */
export function expiredInvitations(
  firestore: Firestore,
  count: number,
): Query<ParsedDocument<InvitationLine>> {
  return query(
    collection(firestore, collectionPath('invitations')).withConverter(invitationConverter),
    where('state', '==', 'expired'),
    orderBy('createdAt', 'desc'),
    limit(count),
  );
}

/** A company that a client asks for and that VCMS does not know. */
export interface RequestLine {
  readonly id: string;
  readonly companyName: string;
  readonly clientName: string;
  readonly createdAt: Date;
}

const requestConverter = createReadingConverter<RequestLine>((id, fields) => ({
  id,
  companyName: fields.text('companyName'),
  clientName: fields.text('clientName'),
  createdAt: fields.time('createdAt'),
}));

/** Requests that nobody has answered, the longest waiting first: 5002. */
export function unansweredRequests(firestore: Firestore, count: number): Query<ParsedDocument<RequestLine>> {
  return query(
    collection(firestore, collectionPath('contractorRequests')).withConverter(requestConverter),
    where('state', '==', 'waiting'),
    orderBy('createdAt'),
    limit(count),
  );
}

/** Accounts whose role is none of the product's, so that they see no page: 5001. */
export function peopleWithoutRole(firestore: Firestore, count: number): Query<ParsedDocument<StoredUser>> {
  return query(keptUsers(firestore), where('role', 'not-in', [...USER_ROLES]), limit(count));
}

/** Everybody with a status, to count: 5001. */
export function peopleInStatus(firestore: Firestore, status: UserStatus): Query<unknown> {
  return query(collection(firestore, collectionPath('users')), where('status', '==', status));
}

/** Everybody who has signed in since a time, as of last night, to count: 5001. */
export function peopleSignedInSince(firestore: Firestore, since: Date): Query<unknown> {
  return query(collection(firestore, collectionPath('users')), where('lastSignInAt', '>=', since));
}

/** Invitations in one of some states, to count: 5001. */
export function invitationsInStates(
  firestore: Firestore,
  states: readonly InvitationState[],
): Query<unknown> {
  return query(collection(firestore, collectionPath('invitations')), where('state', 'in', [...states]));
}

/** Evidence of one kind that waits for the firm since before a day, over all contractors, to count: 5001 and 5002. */
export function waitingSinceBefore(
  firestore: Firestore,
  kind: QueuedEvidence,
  day: CalendarDate,
): Query<unknown> {
  return query(
    collectionGroup(firestore, groupOf(kind)),
    ...queuedOf(kind),
    where('state', 'in', ['submitted', 'in_review']),
    where('submittedOn', '<', day),
  );
}
