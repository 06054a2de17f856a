import { type CallableRequest, type UserRole, validationText } from '@vcms/domain';
import type { FieldMessages } from '@vcms/kits/form';

/** The fields of every invitation, whatever company it is for. */
export interface InvitedPerson {
  readonly email: string;
  readonly role: string;
  readonly message: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Characters. */
export const MESSAGE_MAX = 500;

/** The first message of each wrong field. @param roles those that the company and the inviter give */
export function checkPerson(
  { email, role, message }: InvitedPerson,
  roles: readonly UserRole[],
): FieldMessages<InvitedPerson> {
  const isTooLong = message.trim().length > MESSAGE_MAX;
  return {
    ...(EMAIL.test(email.trim()) ? {} : { email: validationText('V21') }),
    ...(roles.some((known) => known === role) ? {} : { role: 'Choose a role.' }),
    ...(isTooLong ? { message: validationText('V2', { field: 'Message', min: 0, max: MESSAGE_MAX }) } : {}),
  };
}

type Request = CallableRequest<'invitationCreate'>;

/** The person's part of what the server is asked for; undefined while no role of `roles` is chosen. */
export function personRequest(
  { email, role: chosen, message }: InvitedPerson,
  roles: readonly UserRole[],
): Pick<Request, 'email' | 'role' | 'message'> | undefined {
  const role = roles.find((known) => known === chosen);
  if (role === undefined) return undefined;
  const text = message.trim();
  return { email: email.trim(), role, ...(text === '' ? {} : { message: text }) };
}
