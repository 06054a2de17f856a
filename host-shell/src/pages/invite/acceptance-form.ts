import { parsePhone } from '@vcms/domain/phone';
import type { AcceptanceInput, OpenInvitation } from '../../backend/invitation-backend.ts';

/** What stands in the fields. */
export interface AcceptanceDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly password: string;
  readonly agreed: boolean;
  readonly companyName: string;
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly Zip: string;
  readonly companyPhone: string;
  readonly trade: string;
}

export const EMPTY_DRAFT: AcceptanceDraft = {
  firstName: '',
  lastName: '',
  phone: '',
  password: '',
  agreed: false,
  companyName: '',
  address1: '',
  city: '',
  state: '',
  Zip: '',
  companyPhone: '',
  trade: '',
};

export type DraftErrors = Partial<Readonly<Record<keyof AcceptanceDraft, string>>>;

const PERSON = { firstName: 'your first name', lastName: 'your last name' } as const;
const COMPANY = { companyName: "the company's name", address1: 'the street', city: 'the city' } as const;
const LONGEST: Partial<Readonly<Record<keyof AcceptanceDraft, number>>> = {
  firstName: 60,
  lastName: 60,
  companyName: 120,
  address1: 100,
  city: 100,
};
const PHONE = 'Enter a complete phone number, such as (312) 555-0142.';

/** What has to be corrected before the form is sent; the server checks the same again. */
export function draftErrors(draft: AcceptanceDraft, invitation: OpenInvitation): DraftErrors {
  const errors: Partial<Record<keyof AcceptanceDraft, string>> = {};
  const texts = { ...PERSON, ...(invitation.newCompanyKind === undefined ? {} : COMPANY) };
  for (const [field, name] of Object.entries(texts) as [keyof typeof LONGEST, string][]) {
    const value = String(draft[field]).trim();
    const longest = LONGEST[field] ?? 100;
    if (value === '') errors[field] = `Enter ${name}.`;
    else if (value.length > longest) errors[field] = `Enter ${longest} characters at most.`;
  }
  if (draft.phone.trim() !== '' && parsePhone(draft.phone) === undefined) errors.phone = PHONE;
  // The specification's exact text, section 5.
  const { leastPasswordLength: least = 6 } = invitation;
  if (draft.password.length < least)
    errors.password = `The password must be ${least} characters long or more`;
  if (!draft.agreed) errors.agreed = 'Confirm that you agree to the terms.';
  if (invitation.newCompanyKind !== undefined) companyErrors(draft, invitation.newCompanyKind, errors);
  return errors;
}

function companyErrors(
  draft: AcceptanceDraft,
  kind: 'client' | 'contractor',
  errors: Partial<Record<keyof AcceptanceDraft, string>>,
): void {
  if (!/^[a-z]{2}$/i.test(draft.state.trim())) errors.state = 'Enter the two letters of the state.';
  if (!/^\d{5}(-?\d{4})?$/.test(draft.Zip.trim())) errors.Zip = 'Enter 5 or 9 digits.';
  if (parsePhone(draft.companyPhone) === undefined) errors.companyPhone = PHONE;
  if (kind === 'contractor' && tradeCode(draft.trade) === '') errors.trade = 'Enter the main trade.';
}

/** A trade as a code: small letters, digits and dashes. */
export function tradeCode(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
}

/** The request of a draft without errors. */
export function acceptanceOf(
  draft: AcceptanceDraft,
  { newCompanyKind }: OpenInvitation,
  { token, requestId }: Pick<AcceptanceInput, 'token' | 'requestId'>,
): AcceptanceInput {
  const phone = parsePhone(draft.phone);
  const account = {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    ...(phone === undefined ? {} : { phone }),
    password: draft.password,
  };
  if (newCompanyKind === undefined) return { token, requestId, account };
  const company = {
    name: draft.companyName.trim(),
    address1: draft.address1.trim(),
    city: draft.city.trim(),
    state: draft.state.trim().toUpperCase(),
    Zip: draft.Zip.trim(),
    phone: parsePhone(draft.companyPhone) ?? '',
    trades: newCompanyKind === 'contractor' ? [tradeCode(draft.trade)] : [],
  };
  return { token, requestId, account, company };
}
