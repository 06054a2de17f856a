import type { StoredCompany } from '@vcms/companies/register';
import type { CallableRequest, CompanyKind, UserRole } from '@vcms/domain';
import { ROLES_OF_KIND } from '@vcms/domain';
import type { FieldMessages } from '@vcms/kits/form';
import { checkPerson, type InvitedPerson, personRequest } from './invited-person.ts';
import { rolesFor } from './user-words.ts';

/** What the fields of the invitation hold. */
export interface InviteFormValues extends InvitedPerson {
  readonly place: 'existing' | 'new';
  readonly company: StoredCompany | undefined;
  readonly newKind: 'client' | 'contractor';
  readonly newName: string;
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

/** The first message of each wrong field. */
export function checkInvitation(
  values: InviteFormValues,
  given: readonly UserRole[],
): FieldMessages<InviteFormValues> {
  const { place, company, newName } = values;
  const { length } = newName.trim();
  return {
    ...checkPerson(values, rolesOfInvitation(values, given)),
    ...(place === 'existing' && company === undefined ? { company: 'Choose a company.' } : {}),
    ...(place === 'new' && (length < 2 || length > 120)
      ? { newName: 'Company name must be 2-120 characters.' }
      : {}),
  };
}

/** What the server is asked for; undefined while no role is chosen. @param requestId names the click */
export function invitationRequest(
  values: InviteFormValues,
  given: readonly UserRole[],
  requestId: string,
): CallableRequest<'invitationCreate'> | undefined {
  const { place, company, newKind, newName } = values;
  const person = personRequest(values, rolesOfInvitation(values, given));
  if (person === undefined) return undefined;
  const where =
    place === 'existing' && company !== undefined
      ? { companyId: company.id }
      : { newCompany: { kind: newKind, name: newName.trim() } };
  return { requestId, ...person, ...where };
}
