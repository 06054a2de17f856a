import { formatPhone, parsePhone } from '@vcms/domain/phone';
import type { OwnProfile } from '../../backend/own-profile.ts';

/** The texts of the form, as typed. */
export type ProfileDetails = Pick<OwnProfile, 'firstName' | 'lastName' | 'title' | 'phone'>;
export type DetailName = keyof ProfileDetails;

/** In the order of the form. */
export const DETAIL_NAMES: readonly DetailName[] = ['firstName', 'lastName', 'title', 'phone'];

export const DETAIL_LABELS: Readonly<Record<DetailName, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  title: 'Title',
  phone: 'Phone',
};

/** Bounds of domain section 2, user; in characters. */
const NAME_MAX = 60;
const TITLE_MAX = 80;

/** What the form shows for a stored profile. */
export function detailsOf({ firstName, lastName, title, phone }: OwnProfile): ProfileDetails {
  return { firstName, lastName, title, phone: formatPhone(phone) };
}

/** What is stored for a form without errors. */
export function storedDetailsOf(typed: ProfileDetails): ProfileDetails {
  return {
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    title: typed.title.trim(),
    phone: parsePhone(typed.phone) ?? '',
  };
}

export type DetailErrors = Readonly<Partial<Record<DetailName, string>>>;

/** One sentence per field that cannot be saved (domain section 4, V1 and V2); empty when everything is fine. */
export function detailErrorsOf(typed: ProfileDetails): DetailErrors {
  const errors: Partial<Record<DetailName, string>> = {};
  for (const name of ['firstName', 'lastName'] as const) {
    const { length } = typed[name].trim();
    const label = DETAIL_LABELS[name];
    if (length === 0) errors[name] = `Enter ${label.toLowerCase()}.`;
    else if (length > NAME_MAX) errors[name] = `${label} must be 1-${NAME_MAX} characters.`;
  }
  if (typed.title.trim().length > TITLE_MAX) errors.title = `Title must be 0-${TITLE_MAX} characters.`;
  if (typed.phone.trim() !== '' && parsePhone(typed.phone) === undefined) {
    errors.phone = 'Enter a phone number with area code, such as (312) 555-0142, or with + and country code.';
  }
  return errors;
}
