import {
  addDays,
  COMPANY_KINDS,
  type CompanyKind,
  documentPath,
  INVITATION_DAYS,
  INVITATION_STATES,
  type InvitationState,
  type RequestTerms,
  USER_ROLES,
  type UserRole,
} from '@vcms/domain';
import { requestTermsSchema } from '@vcms/domain/schemas';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';

/** An invitation as the server reads it. */
export interface InvitationRecord {
  readonly id: string;
  readonly email: string;
  readonly role: UserRole;
  readonly companyId: string | undefined;
  readonly newCompany: { readonly kind: CompanyKind; readonly name: string } | undefined;
  /** What a client wants of the contractor that the invitation makes. */
  readonly terms: RequestTerms | undefined;
  readonly invitedBy: string;
  readonly inviterCompanyId: string;
  readonly inviterName: string;
  readonly companyName: string;
  readonly message: string;
  readonly expiresOn: string;
  readonly state: InvitationState;
  /** Counts the links that were made for it. */
  readonly round: number;
  /** Hash of the request that accepted it, or is about to. */
  readonly acceptedWith: string;
  readonly acceptingSince: number;
}

/** Reads a stored invitation; undefined when there is none, or it is damaged. */
function invitationRecord(snapshot: DocumentSnapshot | undefined): InvitationRecord | undefined {
  const data = snapshot?.data();
  if (snapshot === undefined || data === undefined) return undefined;
  const role = USER_ROLES.find((known) => known === data.role);
  const state = INVITATION_STATES.find((known) => known === data.state);
  if (role === undefined || state === undefined) return undefined;
  const kind = COMPANY_KINDS.find((known) => known === data.newCompany?.kind);
  return {
    id: snapshot.id,
    email: textOf(data.email),
    role,
    state,
    companyId: textOf(data.companyId) || undefined,
    newCompany: kind === undefined ? undefined : { kind, name: textOf(data.newCompany.name) },
    terms: requestTermsSchema.safeParse(data.terms).data,
    invitedBy: textOf(data.invitedBy),
    inviterCompanyId: textOf(data.inviterCompanyId),
    inviterName: textOf(data.inviterName),
    companyName: textOf(data.companyName),
    message: textOf(data.message),
    expiresOn: textOf(data.expiresOn),
    round: typeof data.round === 'number' ? data.round : 1,
    acceptedWith: textOf(data.acceptedWith),
    acceptingSince: typeof data.acceptingSince === 'number' ? data.acceptingSince : 0,
  };
}

export async function loadInvitation(
  { db }: Trusted,
  transaction: Transaction,
  id: string,
): Promise<InvitationRecord | undefined> {
  return invitationRecord(await transaction.get(db.doc(documentPath('invitations', id))));
}

/** The invitation that a link belongs to. */
export async function findByTokenHash(
  { db }: Trusted,
  transaction: Transaction,
  tokenHash: string,
): Promise<InvitationRecord | undefined> {
  const found = await transaction.get(
    db.collection('invitations').where('tokenHash', '==', tokenHash).limit(1),
  );
  return invitationRecord(found.docs[0]);
}

export function today({ now }: Pick<Trusted, 'now'>): string {
  return now().toISOString().slice(0, 10);
}

/** The last day of a link that is made now. */
export function lastDay(trusted: Pick<Trusted, 'now'>): string {
  return addDays(today(trusted), INVITATION_DAYS);
}

/** True when the link is too old although the nightly job has not said so yet. */
export function isOver(trusted: Pick<Trusted, 'now'>, invitation: InvitationRecord): boolean {
  return invitation.state === 'expired' || (isOpen(invitation) && invitation.expiresOn < today(trusted));
}

export function isOpen({ state }: InvitationRecord): boolean {
  return state === 'sent' || state === 'opened';
}
