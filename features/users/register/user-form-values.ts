import { type CallableRequest, formatPhone, parsePhone, USER_BOUNDS, type User } from '@vcms/domain';
import type { FieldMessages } from '@vcms/kits/form';

/** Texts as they are typed. */
export interface UserFormValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly phone: string;
}

export function userFormValues({ firstName, lastName, title = '', phone = '' }: User): UserFormValues {
  return { firstName, lastName, title, phone: phone === '' ? '' : formatPhone(phone) };
}

function nameProblem(label: string, text: string): string | undefined {
  const { length } = text.trim();
  if (length < USER_BOUNDS.nameMin) return `Enter ${label}.`;
  return length > USER_BOUNDS.nameMax
    ? `${label} must be ${USER_BOUNDS.nameMin}-${USER_BOUNDS.nameMax} characters.`
    : undefined;
}

/** The first message of each wrong field. */
export function checkUserForm(values: UserFormValues): FieldMessages<UserFormValues> {
  const problems = {
    firstName: nameProblem('First name', values.firstName),
    lastName: nameProblem('Last name', values.lastName),
    title:
      values.title.trim().length > USER_BOUNDS.titleMax
        ? `Title must be 0-${USER_BOUNDS.titleMax} characters.`
        : undefined,
    phone:
      values.phone.trim() !== '' && parsePhone(values.phone) === undefined
        ? 'Enter a valid phone number.'
        : undefined,
  };
  const found = Object.entries(problems).filter(([, message]) => message !== undefined);
  return Object.fromEntries(found);
}

/** What the server is asked for; empty fields are taken away. */
export function userInput(
  values: UserFormValues,
): Pick<CallableRequest<'userUpdate'>, 'firstName' | 'lastName' | 'title' | 'phone'> {
  const title = values.title.trim();
  const phone = parsePhone(values.phone);
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    ...(title === '' ? {} : { title }),
    phone,
  };
}
