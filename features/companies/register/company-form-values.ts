import {
  type CallableRequest,
  type Company,
  type CompanyPrivate,
  formatPhone,
  parsePhone,
  planFitsKind,
} from '@vcms/domain';
import { companyPrivateSchema, companySchema } from '@vcms/domain/schemas';

/** What the fields of the form hold: texts as they are typed. */
export interface CompanyFormValues {
  readonly kind: 'client' | 'contractor' | 'firm';
  readonly plan: string;
  readonly name: string;
  readonly dba: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly Zip: string;
  readonly phone: string;
  readonly website: string;
  /** Codes with commas between them. */
  readonly trades: string;
  readonly naicsPrimary: string;
  readonly naicsOther: string;
  readonly operatingSince: string;
  readonly employeesPeakLastYear: string;
  readonly timezone: string;
  readonly ein: string;
  readonly ownerName: string;
  readonly taxClass: string;
  readonly duns: string;
}
export type CompanyField = keyof CompanyFormValues;

type Content = CallableRequest<'companyCreate'>['company'];
type Secret = CallableRequest<'companyCreate'>['private'];

/** What the form asks of the server: the public part, and the private one when any of it is filled in. */
export interface CompanyInput {
  readonly company: Content;
  readonly private: Secret;
}

export const NEW_COMPANY: CompanyFormValues = {
  kind: 'contractor',
  plan: 'full',
  name: '',
  dba: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  Zip: '',
  phone: '',
  website: '',
  trades: '',
  naicsPrimary: '',
  naicsOther: '',
  operatingSince: '',
  employeesPeakLastYear: '',
  timezone: 'America/Chicago',
  ein: '',
  ownerName: '',
  taxClass: '',
  duns: '',
};

/** The form of a company that exists. */
export function companyFormValues(company: Company, secret: CompanyPrivate | undefined): CompanyFormValues {
  const { employeesPeakLastYear: employees } = company;
  return {
    kind: company.kind,
    plan: company.plan ?? '',
    name: company.name,
    dba: company.dba ?? '',
    address1: company.address1,
    address2: company.address2 ?? '',
    city: company.city,
    state: company.state,
    Zip: company.Zip,
    phone: formatPhone(company.phone),
    website: company.website ?? '',
    trades: company.trades.join(', '),
    naicsPrimary: company.naicsPrimary ?? '',
    naicsOther: company.naicsOther.join(', '),
    operatingSince: company.operatingSince ?? '',
    employeesPeakLastYear: employees === undefined ? '' : String(employees),
    timezone: company.timezone,
    ein: secret?.ein ?? '',
    ownerName: secret?.ownerName ?? '',
    taxClass: secret?.taxClass ?? '',
    duns: secret?.duns ?? '',
  };
}

function optional<Name extends string, Value>(name: Name, text: string, read: (text: string) => Value) {
  const trimmed = text.trim();
  return (trimmed === '' ? {} : { [name]: read(trimmed) }) as Partial<Record<Name, Value>>;
}

const asIs = (text: string): string => text;
const codes = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase().replace(/\s+/g, '_'))
    .filter((part) => part !== '');

function secretOf(values: CompanyFormValues): Secret {
  const { ein, ownerName, taxClass, duns } = values;
  if ([ein, ownerName, taxClass, duns].every((text) => text.trim() === '')) return undefined;
  return {
    ein: ein.replace(/[\s-]/g, ''),
    ownerName,
    taxClass,
    ...optional('duns', duns.replace(/[\s-]/g, ''), asIs),
  };
}

export function companyInput(values: CompanyFormValues): CompanyInput {
  return {
    company: {
      name: values.name.trim(),
      ...optional('dba', values.dba, asIs),
      address1: values.address1.trim(),
      ...optional('address2', values.address2, asIs),
      city: values.city.trim(),
      state: values.state.trim().toUpperCase(),
      Zip: values.Zip.trim(),
      phone: parsePhone(values.phone) ?? values.phone,
      ...optional('website', values.website, asIs),
      ...optional('naicsPrimary', values.naicsPrimary, asIs),
      naicsOther: codes(values.naicsOther),
      trades: codes(values.trades),
      ...optional('operatingSince', values.operatingSince, asIs),
      ...optional('employeesPeakLastYear', values.employeesPeakLastYear, Number),
      timezone: values.timezone,
    },
    private: secretOf(values),
  };
}

const NO_TRADE = 'Choose at least one trade.';

/** The first message of each wrong field; empty when the server would take the form. */
export function checkCompanyForm(values: CompanyFormValues): Readonly<Partial<Record<CompanyField, string>>> {
  const input = companyInput(values);
  const { kind, plan } = values;
  const fixed = { id: 'new', kind, status: 'active', ...(plan === '' ? {} : { plan }) };
  const results = [
    companySchema.safeParse({ ...input.company, ...fixed }),
    ...(input.private === undefined ? [] : [companyPrivateSchema.safeParse(input.private)]),
  ];
  const found = results.flatMap((result) => (result.success ? [] : result.error.issues));
  const messages: Partial<Record<string, string>> = {};
  for (const { path, message } of found) messages[String(path[0])] ??= message;
  // The schema says this only once every single field is right.
  if (kind === 'contractor' && input.company.trades.length === 0) messages.trades ??= NO_TRADE;
  if (!planFitsKind(fixed.plan as Company['plan'], kind)) messages.plan ??= 'Choose a plan.';
  return messages;
}
