import type { CallableRequest, UserRole } from '@vcms/domain';
import { validationText } from '@vcms/domain';
import type { FieldMessages } from '@vcms/kits/form';

/** What the fields of an invitation hold. */
export interface InviteValues {
  readonly email: string;
  readonly role: string;
  readonly message: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MESSAGE_MAX = 500;

/** The first message of each wrong field (V21). @param roles those that the company's plan gives */
export function checkInvite(values: InviteValues, roles: readonly UserRole[]): FieldMessages<InviteValues> {
  const { email, role, message } = values;
  return {
    ...(EMAIL.test(email.trim()) ? {} : { email: validationText('V21') }),
    ...(roles.some((known) => known === role) ? {} : { role: 'Choose a role.' }),
    ...(message.trim().length > MESSAGE_MAX
      ? { message: validationText('V2', { field: 'Message', min: 0, max: MESSAGE_MAX }) }
      : {}),
  };
}

export interface InvitePlace {
  readonly companyId: string;
  /** Names the click: sent twice it has one effect. */
  readonly requestId: string;
  readonly roles: readonly UserRole[];
}

/** What the server is asked for; undefined while no role is chosen. */
export function inviteRequest(
  { email, role: chosen, message }: InviteValues,
  { companyId, requestId, roles }: InvitePlace,
): CallableRequest<'invitationCreate'> | undefined {
  const role = roles.find((known) => known === chosen);
  if (role === undefined) return undefined;
  const text = message.trim() === '' ? undefined : message.trim();
  return { requestId, companyId, email: email.trim(), role, message: text };
}
