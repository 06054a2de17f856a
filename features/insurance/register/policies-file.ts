import { recordsOf, type Standing, shownEvidenceQuery } from '@vcms/data';
import {
  AUTO_LABELS,
  ENDORSEMENT_LABELS,
  ENDORSEMENTS,
  EVIDENCE_STATE_LABELS,
  INSURANCE_LINES,
  type InsuranceLine,
  LIMIT_LABELS,
  LIMITS_OF_LINE,
  LINE_LABELS,
  type Policy,
} from '@vcms/domain';
import type { CsvColumn } from '@vcms/kits/register';
import { type Firestore, getDocs } from 'firebase/firestore';
import type { RegisterSide } from './register-side.ts';

/** One policy of one contractor; what it means for a client stands in the register itself. */
export interface PolicyRow {
  readonly contractorName: string;
  readonly policy: Policy;
}

/** Contractors whose policies are asked for at once. */
const AT_ONCE = 10;

/** Before the name of a limit: two lines have an "Each occurrence". */
const SHORT: Readonly<Record<InsuranceLine, string>> = {
  gl: 'GL',
  auto: 'Auto',
  umbrella: 'Umbrella',
  wc_el: 'EL',
  professional: 'Professional',
  pollution: 'Pollution',
};

const BASES = { blanket: 'Blanket', scheduled: 'Scheduled' } as const;

const LIMIT_COLUMNS: readonly CsvColumn<PolicyRow>[] = INSURANCE_LINES.flatMap((line) =>
  LIMITS_OF_LINE[line].map((code) => ({
    title: `${SHORT[line]}: ${LIMIT_LABELS[code]} (USD)`,
    value: ({ policy }: PolicyRow) => String(policy.limits[code] ?? ''),
  })),
);

const ENDORSEMENT_COLUMNS: readonly CsvColumn<PolicyRow>[] = ENDORSEMENTS.map((code) => ({
  title: ENDORSEMENT_LABELS[code],
  value: ({ policy }) => {
    const { basis } = policy.endorsements[code] ?? {};
    return basis === undefined ? '' : BASES[basis];
  },
}));

/** The table as a spreadsheet wants it: a row for each policy, a column for each limit, amounts as bare numbers. */
export const POLICY_COLUMNS: readonly CsvColumn<PolicyRow>[] = [
  { title: 'Contractor', value: ({ contractorName }) => contractorName },
  { title: 'Line', value: ({ policy }) => LINE_LABELS[policy.line] },
  { title: 'Policy number', value: ({ policy }) => policy.policyNumber },
  { title: 'Insurer', value: ({ policy }) => policy.insurerName },
  { title: 'NAIC', value: ({ policy }) => policy.naicNo ?? '' },
  { title: 'A.M. Best', value: ({ policy }) => policy.amBest ?? '' },
  { title: 'Effective', value: ({ policy }) => policy.effective },
  { title: 'Expiration', value: ({ policy }) => policy.expiration },
  {
    title: 'Cancelled',
    value: ({ policy: { cancelledOn } }) => cancelledOn ?? '',
  },
  { title: 'Status', value: ({ policy }) => EVIDENCE_STATE_LABELS[policy.state] },
  { title: 'Named insured', value: ({ policy }) => policy.namedInsured },
  { title: 'Producer', value: ({ policy }) => policy.producer.name },
  {
    title: 'Form',
    value: ({ policy: { line, claimsMade } }) =>
      line === 'auto' || line === 'wc_el' ? '' : claimsMade ? 'Claims-made' : 'Occurrence',
  },
  {
    title: 'Autos covered',
    value: ({ policy }) => policy.autos.map((auto) => AUTO_LABELS[auto]).join('; '),
  },
  ...LIMIT_COLUMNS,
  ...ENDORSEMENT_COLUMNS,
];

/**
 * The policies of the contractors of a list, in its order, those that end last first; drafts are left out. A query for each contractor.
 * Rejects with what Firestore throws, or when the signal aborts.
 */
export async function readPolicies(
  standings: readonly Standing[],
  firestore: Firestore,
  signal: AbortSignal,
  { clientId }: RegisterSide,
): Promise<readonly PolicyRow[]> {
  const names = new Map(standings.map(({ contractorId, contractorName }) => [contractorId, contractorName]));
  const contractors = [...names];
  const rows: PolicyRow[] = [];
  for (let from = 0; from < contractors.length; from += AT_ONCE) {
    signal.throwIfAborted();
    const read = contractors.slice(from, from + AT_ONCE).map(async ([contractorId, contractorName]) => {
      const stored = recordsOf(firestore, 'policies', contractorId);
      const found = await getDocs(clientId === undefined ? stored : shownEvidenceQuery(stored));
      return found.docs
        .map((entry) => entry.data())
        .flatMap((entry) => (entry.ok ? [entry.value] : []))
        .filter(({ state }) => state !== 'draft')
        .toSorted((left, right) => right.expiration.localeCompare(left.expiration))
        .map((policy) => ({ contractorName, policy }));
    });
    rows.push(...(await Promise.all(read)).flat());
  }
  return rows;
}
