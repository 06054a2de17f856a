import type { Policy } from '@vcms/domain';
import type { FileContext, Quirk } from '@vcms/seed/words';

/** The lines that contractors carry. */
export const CARRIED_LINES = ['gl', 'auto', 'umbrella', 'wc_el'] as const;
export type CarriedLine = (typeof CARRIED_LINES)[number];

const INSURERS: Readonly<Record<CarriedLine, readonly string[]>> = {
  gl: ['Granite Mutual', 'Prairie Casualty', 'Blue Mesa Surplus'],
  auto: ['Prairie Casualty', 'Cedar & Stone Insurance', 'Granite Mutual'],
  umbrella: ['Atlas Prairie Umbrella', 'Harborline Indemnity'],
  wc_el: ['Summit Workers Fund', 'State Fund (sample)', 'Granite Mutual'],
};
const BROKERS = ['Oak Street Risk', 'Two Rivers Agency', 'Lantern Insurance Services'];
const RATINGS = ['A++ XV', 'A+ X', 'A VIII', 'A- VII'];
/** Id of the document with the pages of a contractor's endorsements. */
export const ENDORSEMENT_PAGES = 'endorsements';
const BLANKET = { basis: 'blanket', docId: ENDORSEMENT_PAGES } as const;
const USUAL_ENDORSEMENTS = {
  additional_insured: BLANKET,
  waiver_of_subrogation: BLANKET,
  primary_noncontributory: BLANKET,
};

function limitsOf(line: CarriedLine, quirks: ReadonlySet<Quirk>): Policy['limits'] {
  const occurrence = quirks.has('gl_low') ? 500_000 : 1_000_000;
  const umbrella = quirks.has('umbrella_exact') ? 5_000_000 : 10_000_000;
  const limits: Readonly<Record<CarriedLine, Policy['limits']>> = {
    gl: {
      gl_each_occurrence: occurrence,
      gl_damage_rented: 100_000,
      gl_med_exp: 5_000,
      gl_personal_adv_injury: occurrence,
      gl_general_aggregate: 2 * occurrence,
      gl_products_comp_op_agg: 2 * occurrence,
    },
    auto: { auto_csl: 1_000_000 },
    umbrella: { umb_each_occurrence: umbrella, umb_aggregate: umbrella, umb_retention: 10_000 },
    wc_el: {
      el_each_accident: 1_000_000,
      el_disease_each_employee: 1_000_000,
      el_disease_policy_limit: 1_000_000,
    },
  };
  return limits[line];
}

function autosOf(line: CarriedLine, quirks: ReadonlySet<Quirk>): Policy['autos'] {
  if (line !== 'auto') return [];
  return quirks.has('autos_owned_only') ? ['owned'] : ['any'];
}

type Terms = Omit<Policy, 'id' | 'effective' | 'expiration' | 'state' | 'version' | 'submittedOn'>;

/** What a contractor's policy of a line says, whatever its term. */
export function policyTerms(line: CarriedLine, { quirks, company, random }: FileContext): Terms {
  const isGl = line === 'gl';
  const endorsements = isGl && quirks.has('gl_endorsement_missing') ? {} : USUAL_ENDORSEMENTS;
  const legalName = `${company.name}, LLC`;
  return {
    line,
    insurerName: random.pick(INSURERS[line]),
    naicNo: String(random.int(10_000, 99_999)),
    amBest: isGl && quirks.has('rating_low') ? 'B+ V' : random.pick(RATINGS),
    policyNumber: `${line.slice(0, 2).toUpperCase()}-${random.int(100_000, 999_999)}`,
    limits: limitsOf(line, quirks),
    ...(line === 'wc_el' ? { wcStatutory: !quirks.has('wc_not_statutory') } : {}),
    claimsMade: isGl && quirks.has('gl_claims_made'),
    ...(isGl && quirks.has('gl_claims_made') ? { retroDate: '2015-01-01' } : {}),
    ...(isGl ? { aggregatePer: quirks.has('gl_aggregate_per_policy') ? 'policy' : 'project' } : {}),
    autos: autosOf(line, quirks),
    endorsements: line === 'umbrella' ? {} : endorsements,
    namedInsured: isGl && quirks.has('gl_name_differs') ? 'Redstem Oilfield Holdings, Inc.' : legalName,
    producer: { name: random.pick(BROKERS), email: 'certificates@example.test' },
  };
}
