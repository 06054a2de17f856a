import {
  AGGREGATE_LINES,
  type AggregateScope,
  addMonths,
  type CalendarDate,
  ENDORSEMENTS,
  type Endorsement,
  type InsuranceLine,
  joinAutos,
  LIMIT_CODES,
  LIMITS_OF_LINE,
  type LimitCode,
  type Policy,
  parsePhone,
  splitAutos,
  validationText,
} from '@vcms/domain';
import { policySchema } from '@vcms/domain/schemas';
import type { FieldMessages } from '@vcms/kits/form';
import type { PolicyContent } from '../data/policy-writer.ts';

type LimitField = `limit_${LimitCode}`;
type EndorsementField = `endorsement_${Endorsement}`;
type EndorsementBasis = '' | 'blanket' | 'scheduled';

/** What the form holds, all as typed: amounts as text, dates as the browser's date field gives them. */
export type PolicyFormValues = {
  line: InsuranceLine;
  insurerName: string;
  naicNo: string;
  amBest: string;
  policyNumber: string;
  effective: string;
  expiration: string;
  namedInsured: string;
  form: 'occurrence' | 'claims_made';
  /** '': the certificate does not say. */
  aggregatePer: '' | AggregateScope;
  /** The boxes of automobile liability, as `joinAutos` writes them; '': none is ticked. */
  autos: string;
  statutory: 'yes' | 'no';
  producerName: string;
  producerEmail: string;
  producerPhone: string;
} & Record<LimitField, string> &
  Record<EndorsementField, EndorsementBasis>;

export const limitField = (code: LimitCode): LimitField => `limit_${code}`;
export const endorsementField = (name: Endorsement): EndorsementField => `endorsement_${name}`;

function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}

/** The form of a policy; without one an empty form for a line. */
export function policyFormValues(policy: Partial<Policy> & Pick<Policy, 'line'>): PolicyFormValues {
  const { limits = {}, endorsements = {}, producer } = policy;
  return {
    line: policy.line,
    insurerName: policy.insurerName ?? '',
    naicNo: policy.naicNo ?? '',
    amBest: policy.amBest ?? '',
    policyNumber: policy.policyNumber ?? '',
    effective: policy.effective ?? '',
    expiration: policy.expiration ?? '',
    namedInsured: policy.namedInsured ?? '',
    form: policy.claimsMade === true ? 'claims_made' : 'occurrence',
    aggregatePer: policy.aggregatePer ?? '',
    autos: joinAutos(policy.autos ?? []),
    statutory: policy.wcStatutory === false ? 'no' : 'yes',
    producerName: producer?.name ?? '',
    producerEmail: producer?.email ?? '',
    producerPhone: producer?.phone ?? '',
    ...recordOf(LIMIT_CODES.map(limitField), (field) => {
      const amount = limits[field.slice('limit_'.length) as LimitCode];
      return amount === undefined ? '' : String(amount);
    }),
    ...recordOf(ENDORSEMENTS.map(endorsementField), (field): EndorsementBasis => {
      return endorsements[field.slice('endorsement_'.length) as Endorsement]?.basis ?? '';
    }),
  };
}

/** The next period of a policy: everything but number and dates stays, the dates move on. */
export function renewalOf(policy: Policy): Partial<Policy> & Pick<Policy, 'line'> {
  const { id, policyNumber: _number, certificateDocId: _certificate, endorsements, ...rest } = policy;
  return {
    ...rest,
    // The pages of the policy that ends are none of the next one.
    endorsements: Object.fromEntries(
      Object.entries(endorsements).map(([name, { basis }]) => [name, { basis }]),
    ),
    effective: policy.expiration,
    expiration: addMonths(policy.expiration, 12),
    supersedes: id,
  };
}

/** 1,000,000 and $1000000 are the same amount; undefined: nothing typed; NaN: no whole number of dollars. */
export function parseAmount(text: string): number | undefined {
  const bare = text.replace(/[$,\s]/g, '');
  if (bare === '') return undefined;
  return /^\d+$/.test(bare) ? Number(bare) : Number.NaN;
}

function given(text: string): string | undefined {
  return text.trim() === '' ? undefined : text.trim();
}

function amountsOf(values: PolicyFormValues): Partial<Record<LimitCode, number>> {
  return Object.fromEntries(
    LIMITS_OF_LINE[values.line].flatMap((code) => {
      const amount = parseAmount(values[limitField(code)]);
      return amount === undefined ? [] : [[code, amount]];
    }),
  );
}

/**
 * The record that the form stands for. What the form does not show is taken from `before`.
 * @param pagesDocId of a new file with the pages of the endorsements, which stands for all of them
 */
export function policyContent(
  values: PolicyFormValues,
  before?: Partial<Policy>,
  pagesDocId?: string,
): PolicyContent {
  const shown = ENDORSEMENTS.flatMap((name) => {
    const basis = values[endorsementField(name)];
    if (basis === '') return [];
    const docId = pagesDocId ?? before?.endorsements?.[name]?.docId;
    return [[name, { basis, docId }] as const];
  });
  return {
    line: values.line,
    insurerName: values.insurerName.trim(),
    naicNo: given(values.naicNo),
    amBest: given(values.amBest),
    policyNumber: values.policyNumber.trim(),
    effective: values.effective,
    expiration: values.expiration,
    limits: amountsOf(values),
    wcStatutory: values.line === 'wc_el' ? values.statutory === 'yes' : undefined,
    claimsMade: values.form === 'claims_made',
    retroDate: before?.retroDate,
    aggregatePer:
      AGGREGATE_LINES.includes(values.line) && values.aggregatePer !== '' ? values.aggregatePer : undefined,
    autos: values.line === 'auto' ? splitAutos(values.autos) : [],
    endorsements: Object.fromEntries(shown),
    namedInsured: values.namedInsured.trim(),
    producer: {
      name: values.producerName.trim(),
      email: given(values.producerEmail),
      phone: given(values.producerPhone) === undefined ? undefined : parsePhone(values.producerPhone),
    },
    certificateDocId: before?.certificateDocId,
    supersedes: before?.supersedes,
  };
}

/** The file with the pages of a policy's endorsements. */
export function pagesOf(policy: Partial<Pick<Policy, 'endorsements'>> | undefined): string | undefined {
  return Object.values(policy?.endorsements ?? {}).find(({ docId }) => docId !== undefined)?.docId;
}

const FIELDS: Readonly<Record<string, keyof PolicyFormValues>> = {
  'producer.name': 'producerName',
  'producer.email': 'producerEmail',
  'producer.phone': 'producerPhone',
};

function fieldOf(path: readonly PropertyKey[]): string {
  const name = path.map(String).join('.');
  const [head, leaf] = path;
  return head === 'limits' && typeof leaf === 'string' ? `limit_${leaf}` : (FIELDS[name] ?? String(head));
}

/** The first message of each wrong field, in the words of the domain (V1 to V8). */
export function checkPolicyForm(values: PolicyFormValues): FieldMessages<PolicyFormValues> {
  const content = policyContent(values);
  const checked = policySchema.safeParse({ ...content, id: 'new', state: 'draft', version: 1 });
  const messages: Record<string, string> = {};
  for (const issue of checked.success ? [] : checked.error.issues)
    messages[fieldOf(issue.path)] ??= issue.message;
  const phone = given(values.producerPhone);
  if (phone !== undefined && parsePhone(phone) === undefined)
    messages.producerPhone = 'Enter a phone number.';
  return messages;
}

/** What is worth a second look before saving; none of it stops anybody. */
export function policyWarnings(
  values: PolicyFormValues,
  others: readonly Policy[],
  today: CalendarDate,
): readonly string[] {
  const { effective, expiration, policyNumber, line } = values;
  const same = others.some(
    (policy) =>
      policy.line === line && policy.effective === effective && policy.policyNumber === policyNumber.trim(),
  );
  const isYear = effective !== '' && expiration !== '' && addMonths(effective, 12) === expiration;
  return [
    ...(same ? ['A policy with this number and period is already on file.'] : []),
    ...(expiration !== '' && expiration <= today ? [validationText('V9', { date: expiration })] : []),
    ...(effective !== '' && expiration > effective && !isYear
      ? ['The policy does not run for 12 months.']
      : []),
  ];
}
