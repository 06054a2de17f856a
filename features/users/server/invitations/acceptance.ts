import type { CheckedRequest } from '@vcms/domain';
import type { InvitationRecord } from './invitation-record.ts';

/** One acceptance: the invitation, whose account it becomes, and what the person entered. */
export interface Acceptance {
  readonly invitation: InvitationRecord;
  readonly uid: string;
  readonly request: CheckedRequest<'invitationAccept'>;
}

/** No underscore: ids of engagements are made of two company ids. */
export function newCompanyId(invitationId: string): string {
  return `company-${invitationId}`;
}
