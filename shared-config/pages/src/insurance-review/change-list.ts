import {
  ENDORSEMENT_LABELS,
  ENDORSEMENTS,
  formatDate,
  formatMoney,
  LIMIT_LABELS,
  LIMITS_OF_LINE,
  type LimitCode,
  type Policy,
} from '@vcms/domain';

/** One typed field of a policy beside what the version before said. */
export interface FieldChange {
  readonly key: string;
  readonly label: string;
  /** '' when the policy does not say it. */
  readonly now: string;
  /** '' when the version before did not say it; undefined when there is none to compare with. */
  readonly before: string | undefined;
  readonly isChanged: boolean;
}

type Field = readonly [key: string, label: string, value: string];

const AUTO_WORDS: Readonly<Record<Policy['autos'][number], string>> = {
  any: 'Any auto',
  owned: 'Owned',
  scheduled: 'Scheduled',
  hired: 'Hired',
  non_owned: 'Non-owned',
};

const AGGREGATE_WORDS: Readonly<Record<string, string>> = {
  policy: 'Policy',
  project: 'Project',
  location: 'Location',
};

function money(amount: number | undefined): string {
  return amount === undefined ? '' : formatMoney(amount);
}

function date(value: string | undefined): string {
  return value === undefined ? '' : formatDate(value);
}

function limitFields({ line, limits }: Policy): readonly Field[] {
  return LIMITS_OF_LINE[line].map((code: LimitCode) => [code, LIMIT_LABELS[code], money(limits[code])]);
}

function endorsementFields({ endorsements }: Policy): readonly Field[] {
  return ENDORSEMENTS.map((name) => {
    const entry = endorsements[name];
    const page = entry?.docId === undefined ? 'no page' : 'page attached';
    const basis = entry?.basis === 'blanket' ? 'Blanket' : 'Scheduled';
    return [name, ENDORSEMENT_LABELS[name], entry === undefined ? '' : `${basis}, ${page}`];
  });
}

function formFields(policy: Policy): readonly Field[] {
  const { line, claimsMade, retroDate, aggregatePer = '', autos, wcStatutory } = policy;
  return [
    ['claimsMade', 'Form', claimsMade ? 'Claims-made' : 'Occurrence'],
    ['retroDate', 'Retroactive date', date(retroDate)],
    ['aggregatePer', 'Aggregate per', AGGREGATE_WORDS[aggregatePer] ?? ''],
    ['autos', 'Autos covered', autos.map((auto) => AUTO_WORDS[auto]).join(', ')],
    ['wcStatutory', 'Statutory cover', line === 'wc_el' ? (wcStatutory === true ? 'Yes' : 'No') : ''],
  ];
}

function fieldsOf(policy: Policy): readonly Field[] {
  return [
    ['namedInsured', 'Named insured', policy.namedInsured],
    ['insurerName', 'Insurer', policy.insurerName],
    ['naicNo', 'NAIC number', policy.naicNo ?? ''],
    ['amBest', 'A.M. Best rating', policy.amBest ?? ''],
    ['policyNumber', 'Policy number', policy.policyNumber],
    ['effective', 'Effective', date(policy.effective)],
    ['expiration', 'Expiration', date(policy.expiration)],
    ...limitFields(policy),
    ...formFields(policy),
    ...endorsementFields(policy),
    ['producer', 'Broker or agent', policy.producer.name],
  ];
}

/** Every field that the policy or the version before says, in the order of the certificate. */
export function changesOf(policy: Policy, before: Policy | undefined): readonly FieldChange[] {
  const earlier = new Map(before === undefined ? [] : fieldsOf(before).map(([key, , value]) => [key, value]));
  return fieldsOf(policy)
    .map(([key, label, now]) => {
      const was = before === undefined ? undefined : (earlier.get(key) ?? '');
      return { key, label, now, before: was, isChanged: was !== undefined && was !== now };
    })
    .filter(({ now, isChanged }) => now !== '' || isChanged);
}

const COMPARABLE: readonly Policy['state'][] = ['accepted', 'superseded', 'cancelled'];

/** The policy to compare with: the one it renews, else the line's last accepted one. */
export function versionBefore(policy: Policy, policies: readonly Policy[]): Policy | undefined {
  const named = policies.find(({ id }) => id === policy.supersedes);
  if (named !== undefined) return named;
  return policies
    .filter(({ id, line, state }) => id !== policy.id && line === policy.line && COMPARABLE.includes(state))
    .toSorted((left, right) => right.expiration.localeCompare(left.expiration))[0];
}

/** What a policy in the queue is against the version before it, without reading that one. */
export function changeKindOf({ version, supersedes }: Policy): string {
  if (version > 1) return version === 2 ? 'Correction' : `Correction ${version - 1}`;
  return supersedes === undefined ? 'New policy' : 'Renewal';
}
