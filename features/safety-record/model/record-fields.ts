import { type EmrRecord, formatDate, type NotRated, type OshaYear } from '@vcms/domain';
import { correctionsByField, correctionText } from './corrections.ts';

/** What a record says in one version, wherever that is kept: its place in the review is left out. */
type Terms<Entry> = Omit<Entry, 'id' | 'state' | 'submittedOn'>;
type YearTerms = Terms<OshaYear>;
type EmrTerms = Terms<EmrRecord>;

export type SafetyTerms =
  | { readonly kind: 'osha_year'; readonly record: YearTerms }
  | { readonly kind: 'emr'; readonly record: EmrTerms }
  | { readonly kind: 'not_rated'; readonly record: Terms<NotRated> };

/** One typed value, to be compared with the paper. */
export interface RecordField {
  /** The name of the record's field: findings are stored under it. */
  readonly key: string;
  /** As the paper calls it: G. */
  readonly column?: string | undefined;
  readonly label: string;
  readonly text: string;
  /** That the firm corrected it, and from what. */
  readonly correction?: string | undefined;
}

/** Fields that stand together on the paper. */
export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly RecordField[];
}

type CountField = 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M1' | 'M2' | 'M3' | 'M4' | 'M5' | 'M6';

const CASES = {
  G: 'Deaths',
  H: 'Cases with days away from work',
  I: 'Cases with job transfer or restriction',
  J: 'Other recordable cases',
} as const;
const DAYS = { K: 'Days away from work', L: 'Days of job transfer or restriction' } as const;
const TYPES = {
  M1: 'Injuries',
  M2: 'Skin disorders',
  M3: 'Respiratory conditions',
  M4: 'Poisonings',
  M5: 'Hearing loss',
  M6: 'All other illnesses',
} as const;

function whole(value: number): string {
  return value.toLocaleString('en-US');
}

function counts(
  log: YearTerms,
  labels: Readonly<Partial<Record<CountField, string>>>,
): readonly RecordField[] {
  return (Object.keys(labels) as CountField[]).map((key) => ({
    ...{ key, column: key, label: labels[key] ?? key, text: whole(log[key]) },
  }));
}

const EXEMPTIONS: Readonly<Record<OshaYear['exemption'], string>> = {
  none: 'None',
  size: '10 employees or fewer',
  industry: 'Low-hazard industry',
};

function certified({ certifiedBy, certifiedTitle, certifiedOn }: YearTerms): readonly RecordField[] {
  if (certifiedBy === undefined) return [];
  const who = certifiedTitle === undefined ? certifiedBy : `${certifiedBy}, ${certifiedTitle}`;
  const text = certifiedOn === undefined ? who : `${who}, ${formatDate(certifiedOn)}`;
  return [{ key: 'certifiedBy', label: 'Certified by', text }];
}

/** In the order of form 300A. */
function yearGroups(log: YearTerms): readonly FieldGroup[] {
  const { establishmentName, naics, employees, hours, noWork, exemption } = log;
  const unusual: readonly RecordField[] = [
    ...(noWork ? [{ key: 'noWork', label: 'No work this year', text: 'Yes' }] : []),
    ...(exemption === 'none' ? [] : [{ key: 'exemption', label: 'Exemption', text: EXEMPTIONS[exemption] }]),
  ];
  return [
    { title: 'Number of cases', fields: counts(log, CASES) },
    { title: 'Number of days', fields: counts(log, DAYS) },
    { title: 'Injury and illness types', fields: counts(log, TYPES) },
    {
      title: 'Establishment and hours',
      fields: [
        { key: 'establishmentName', label: 'Establishment', text: establishmentName },
        { key: 'naics', label: 'NAICS', text: naics },
        { key: 'employees', label: 'Annual average employees', text: whole(employees) },
        { key: 'hours', label: 'Hours worked by all employees', text: whole(hours) },
        ...unusual,
        ...certified(log),
      ],
    },
  ];
}

const KINDS: Readonly<Record<EmrRecord['kind'], string>> = {
  interstate: 'Interstate',
  intrastate: 'Intrastate',
  state_fund: 'State fund',
};
const ISSUERS: Readonly<Record<EmrRecord['issuer'], string>> = {
  ncci: 'NCCI',
  state_bureau: 'State bureau',
  carrier: 'Carrier',
  broker: 'Broker',
};

function emrGroups({
  value,
  effective,
  kind,
  states,
  issuer,
  policyNumber,
}: EmrTerms): readonly FieldGroup[] {
  return [
    {
      title: 'Experience modification',
      fields: [
        { key: 'value', label: 'EMR', text: value },
        { key: 'effective', label: 'Effective', text: formatDate(effective) },
        { key: 'kind', label: 'Kind', text: KINDS[kind] },
        ...(states.length === 0 ? [] : [{ key: 'states', label: 'States', text: states.join(', ') }]),
        { key: 'issuer', label: 'Issued by', text: ISSUERS[issuer] },
        { key: 'policyNumber', label: 'Policy number', text: policyNumber },
      ],
    },
  ];
}

export const NOT_RATED_REASONS: Readonly<Record<NotRated['reason'], string>> = {
  new_business: 'New business',
  below_threshold: 'Below the premium threshold',
  no_employees: 'No employees',
  self_insured: 'Self-insured',
};

function notRatedGroups({ reason, date }: Terms<NotRated>): readonly FieldGroup[] {
  return [
    {
      title: 'Not-rated letter',
      fields: [
        { key: 'reason', label: 'Reason', text: NOT_RATED_REASONS[reason] },
        { key: 'date', label: 'Date of the letter', text: formatDate(date) },
      ],
    },
  ];
}

function groupsOf(subject: SafetyTerms): readonly FieldGroup[] {
  if (subject.kind === 'osha_year') return yearGroups(subject.record);
  return subject.kind === 'emr' ? emrGroups(subject.record) : notRatedGroups(subject.record);
}

/** Every value of a record, as it stands on the paper, and what the firm corrected of it. */
export function fieldGroups(subject: SafetyTerms): readonly FieldGroup[] {
  const groups = groupsOf(subject);
  if (subject.kind === 'not_rated') return groups;
  const corrections = correctionsByField(subject.record);
  return groups.map(({ title, fields }) => ({
    title,
    fields: fields.map((field) => {
      const known = corrections.get(field.key);
      return known === undefined ? field : { ...field, correction: correctionText(known) };
    }),
  }));
}
