/** Rows of the ACORD 25 certificate as insurance lines (domain 1.3). */
export const INSURANCE_LINES = ['gl', 'auto', 'umbrella', 'wc_el', 'professional', 'pollution'] as const;
export type InsuranceLine = (typeof INSURANCE_LINES)[number];

/** Limit codes by line; amounts in whole US dollars. */
export const LIMITS_OF_LINE = {
  gl: [
    'gl_each_occurrence',
    'gl_damage_rented',
    'gl_med_exp',
    'gl_personal_adv_injury',
    'gl_general_aggregate',
    'gl_products_comp_op_agg',
  ],
  auto: ['auto_csl', 'auto_bi_person', 'auto_bi_accident', 'auto_pd'],
  umbrella: ['umb_each_occurrence', 'umb_aggregate', 'umb_retention'],
  wc_el: ['el_each_accident', 'el_disease_each_employee', 'el_disease_policy_limit'],
  professional: ['prof_each_claim', 'prof_aggregate'],
  pollution: ['poll_each_occurrence', 'poll_aggregate'],
} as const satisfies Record<InsuranceLine, readonly string[]>;
export type LimitCode = (typeof LIMITS_OF_LINE)[InsuranceLine][number];

export const LIMIT_CODES: readonly LimitCode[] = Object.values(LIMITS_OF_LINE).flat();

export const ENDORSEMENTS = [
  'additional_insured',
  'waiver_of_subrogation',
  'primary_noncontributory',
  'notice_of_cancellation',
  'per_project_aggregate',
] as const;
export type Endorsement = (typeof ENDORSEMENTS)[number];

/**
 * Endorsements that exist for a line: workers' compensation has no additional insured and is not contributory, and only general
 * liability has an aggregate per project (CG 25 03).
 */
export function endorsementsOfLine(line: InsuranceLine): readonly Endorsement[] {
  if (line === 'wc_el') return ['waiver_of_subrogation', 'notice_of_cancellation'];
  return ENDORSEMENTS.filter((name) => name !== 'per_project_aggregate' || line === 'gl');
}

/** What proves an endorsement to a client: its page, reviewed with the policy, or the tick on the certificate (domain 3.7). */
export const ENDORSEMENT_PROOFS = ['page', 'statement'] as const;
export type EndorsementProof = (typeof ENDORSEMENT_PROOFS)[number];

export const AGGREGATE_SCOPES = ['policy', 'project', 'location'] as const;
export type AggregateScope = (typeof AGGREGATE_SCOPES)[number];

/** What a general aggregate applies to (ACORD 25, "GEN'L AGGREGATE LIMIT APPLIES PER"). */
export const AGGREGATE_SCOPE_LABELS: Readonly<Record<AggregateScope, string>> = {
  policy: 'Policy',
  project: 'Project',
  location: 'Location',
};

/** Lines of the certificate that say what their aggregate applies to. */
export const AGGREGATE_LINES: readonly InsuranceLine[] = ['gl'];

/** Vehicles an automobile policy covers (ACORD 25). */
export const AUTOS = ['any', 'owned', 'scheduled', 'hired', 'non_owned'] as const;

/** Requirement and policy amounts: 0..100,000,000 in steps of 1,000, and 0..999,999,999 (domain section 2). */
export const INSURANCE_BOUNDS = {
  moneyMax: 999_999_999,
  requiredMax: 100_000_000,
  requiredStep: 1_000,
  warnDaysMax: 120,
  policyYearsMax: 5,
} as const;

export const LINE_LABELS: Readonly<Record<InsuranceLine, string>> = {
  gl: 'Commercial general liability',
  auto: 'Automobile liability',
  umbrella: 'Umbrella or excess liability',
  wc_el: "Workers' compensation and employers' liability",
  professional: 'Professional liability',
  pollution: 'Pollution liability',
};

export const LIMIT_LABELS: Readonly<Record<LimitCode, string>> = {
  gl_each_occurrence: 'Each occurrence',
  gl_damage_rented: 'Damage to rented premises',
  gl_med_exp: 'Medical expenses',
  gl_personal_adv_injury: 'Personal and advertising injury',
  gl_general_aggregate: 'General aggregate',
  gl_products_comp_op_agg: 'Products and completed operations aggregate',
  auto_csl: 'Combined single limit',
  auto_bi_person: 'Bodily injury, per person',
  auto_bi_accident: 'Bodily injury, per accident',
  auto_pd: 'Property damage, per accident',
  umb_each_occurrence: 'Each occurrence',
  umb_aggregate: 'Aggregate',
  umb_retention: 'Deductible or retention',
  el_each_accident: 'Each accident',
  el_disease_each_employee: 'Disease, each employee',
  el_disease_policy_limit: 'Disease, policy limit',
  prof_each_claim: 'Each claim',
  prof_aggregate: 'Aggregate',
  poll_each_occurrence: 'Each occurrence',
  poll_aggregate: 'Aggregate',
};

export const ENDORSEMENT_LABELS: Readonly<Record<Endorsement, string>> = {
  additional_insured: 'Additional insured',
  waiver_of_subrogation: 'Waiver of subrogation',
  primary_noncontributory: 'Primary and non-contributory',
  notice_of_cancellation: 'Notice of cancellation',
  per_project_aggregate: 'Aggregate per project',
};

const LIMIT_LINES: ReadonlyMap<string, InsuranceLine> = new Map(
  INSURANCE_LINES.flatMap((line) => LIMITS_OF_LINE[line].map((code) => [code, line] as const)),
);

/** The line a limit belongs to; undefined for a text that is no limit code. */
export function lineOfLimit(code: string): InsuranceLine | undefined {
  return LIMIT_LINES.get(code);
}

/** Whole US dollars as people write them: $1,000,000. */
export function formatMoney(dollars: number): string {
  return `${dollars < 0 ? '-' : ''}$${String(Math.abs(dollars)).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}

/**
 * The amount that a text stands for: 1,000,000 and $1000000 are the same. undefined: nothing typed; NaN: no whole number of
 * dollars.
 */
export function parseMoney(text: string): number | undefined {
  const bare = text.replace(/[$,\s]/g, '');
  if (bare === '') return undefined;
  return /^\d+$/.test(bare) ? Number(bare) : Number.NaN;
}
