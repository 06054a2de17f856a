import { isCalendarDate, parsePhone, type StaffMember, validationText } from '@vcms/domain';
import type { FieldMessages } from '@vcms/kits/form';
import type { StaffContent } from '@vcms/workforce/data';

/** What the form of a person holds, all as typed. */
export type PersonFormValues = {
  firstName: string;
  lastName: string;
  jobRole: string;
  trade: string;
  hireDate: string;
  badgeNo: string;
  email: string;
  phone: string;
};

export function personFormValues(
  person: StaffMember | undefined,
  trades: readonly string[],
): PersonFormValues {
  return {
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    jobRole: person?.jobRole ?? '',
    trade: person?.trade ?? trades[0] ?? 'other_trades',
    hireDate: person?.hireDate ?? '',
    badgeNo: person?.badgeNo ?? '',
    email: person?.email ?? '',
    phone: person?.phone ?? '',
  };
}

function nameProblem(field: string, typed: string, max = 60): string | undefined {
  const { length } = typed.trim();
  if (length === 0) return validationText('V1', { field: field.toLowerCase() });
  return length > max ? validationText('V2', { field, min: 1, max }) : undefined;
}

/** Like the rules of the database have it. */
const EMAIL = /^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

export function checkPersonForm(values: PersonFormValues): FieldMessages<PersonFormValues> {
  const email = values.email.trim().toLowerCase();
  const messages = {
    firstName: nameProblem('First name', values.firstName),
    lastName: nameProblem('Last name', values.lastName),
    jobRole: nameProblem('Job role', values.jobRole, 58),
    hireDate: isCalendarDate(values.hireDate) ? undefined : validationText('V5'),
    badgeNo:
      values.badgeNo.trim().length > 40
        ? validationText('V2', { field: 'Badge number', min: 0, max: 40 })
        : undefined,
    email: email === '' || (email.length <= 200 && EMAIL.test(email)) ? undefined : validationText('V21'),
    phone:
      values.phone.trim() === '' || parsePhone(values.phone) !== undefined
        ? undefined
        : 'Enter a complete phone number, or leave it empty.',
  };
  return Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== undefined));
}

/** The person that the form stands for; photo and status are not part of the form. */
export function personContent(
  values: PersonFormValues,
  { photo, status }: Pick<StaffContent, 'photo' | 'status'>,
): StaffContent {
  const email = values.email.trim().toLowerCase();
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    jobRole: values.jobRole.trim(),
    trade: values.trade,
    hireDate: values.hireDate,
    badgeNo: values.badgeNo.trim(),
    email: email === '' ? undefined : email,
    phone: parsePhone(values.phone),
    ...{ photo, status },
  };
}
