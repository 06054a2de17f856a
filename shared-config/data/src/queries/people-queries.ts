import type { InvitationState, UserRole } from '@vcms/domain';
import { type Firestore, orderBy, type QueryConstraint, query, where } from 'firebase/firestore';
import { type RecordQuery, recordsOf } from '../records.ts';

function equal(field: string, value: string | undefined): readonly QueryConstraint[] {
  return value === undefined ? [] : [where(field, '==', value)];
}

export interface InvitationFilter {
  readonly roles?: readonly UserRole[] | undefined;
  /** 5003 to 5005 must name their own company. */
  readonly inviterCompanyId?: string | undefined;
  readonly companyId?: string | undefined;
  readonly state?: InvitationState | undefined;
}

/** Invitations, newest first. */
export function invitationsQuery(
  firestore: Firestore,
  filter: InvitationFilter = {},
): RecordQuery<'invitations'> {
  return query(
    recordsOf(firestore, 'invitations'),
    ...(filter.roles === undefined ? [] : [where('role', 'in', [...filter.roles])]),
    ...equal('inviterCompanyId', filter.inviterCompanyId),
    ...equal('companyId', filter.companyId),
    ...equal('state', filter.state),
    orderBy('createdAt', 'desc'),
  );
}

/** Contact cards of one company, by name. */
export function contactsQuery(firestore: Firestore, companyId: string): RecordQuery<'contacts'> {
  return query(recordsOf(firestore, 'contacts', companyId), orderBy('name'));
}
