import type { StoredCompany } from '@vcms/companies/register';
import type { CallableRequest, CompanyKind, UserRole } from '@vcms/domain';
import { ROLES_OF_KIND } from '@vcms/domain';
import type { FieldMessages } from '@vcms/kits/form';
import { rolesFor } from './user-words.ts';

/** What the fields of the invitation hold. */
export interface InviteFormValues {
  readonly email: string;
  readonly place: 'existing' | 'new';
  readonly company: StoredCompany | undefined;
  readonly newKind: 'client' | 'contractor';
  readonly newName: string;
  readonly role: string;
  readonly message: string;
}

export const NO_INVITATION: InviteFormValues = {
  email: '',
  place: 'existing',
  company: undefined,
  newKind: 'contractor',
  newName: '',
  role: '',
  message: '',
};

/** Roles that fit the company of the form, among those the inviter may give; none before it is chosen. */
export function rolesOfInvitation(
  { place, company, newKind }: Pick<InviteFormValues, 'place' | 'company' | 'newKind'>,
  given: readonly UserRole[],
): readonly UserRole[] {
  const kind: CompanyKind = newKind;
  const fitting = place === 'new' ? ROLES_OF_KIND[kind] : company === undefined ? [] : rolesFor(company);
  return fitting.filter((role) => given.includes(role));
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The first message of each wrong field. */
export function checkInvitation(
  values: InviteFormValues,
  given: readonly UserRole[],
): FieldMessages<InviteFormValues> {
  const { email, place, company, newName, role, message } = values;
  const { length } = newName.trim();
  return {
    ...(EMAIL.test(email.trim()) ? {} : { email: 'Enter a valid e-mail address.' }),
    ...(place === 'existing' && company === undefined ? { company: 'Choose a company.' } : {}),
    ...(place === 'new' && (length < 2 || length > 120)
      ? { newName: 'Company name must be 2-120 characters.' }
      : {}),
    ...(rolesOfInvitation(values, given).some((known) => known === role) ? {} : { role: 'Choose a role.' }),
    ...(message.trim().length > 500 ? { message: 'Message must be 0-500 characters.' } : {}),
  };
}

/** What the server is asked for; undefined while no role is chosen. @param requestId names the click */
export function invitationRequest(
  values: InviteFormValues,
  given: readonly UserRole[],
  requestId: string,
): CallableRequest<'invitationCreate'> | undefined {
  const { email, place, company, newKind, newName, message } = values;
  const role = rolesOfInvitation(values, given).find((known) => known === values.role);
  if (role === undefined) return undefined;
  const where =
    place === 'existing' && company !== undefined
      ? { companyId: company.id }
      : { newCompany: { kind: newKind, name: newName.trim() } };
  const text = message.trim();
  return { requestId, email: email.trim(), role, ...where, ...(text === '' ? {} : { message: text }) };
}
