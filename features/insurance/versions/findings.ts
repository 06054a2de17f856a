import {
  autosInWords,
  formatDate,
  type Item,
  isSameCompanyName,
  type LineOverview,
  type Policy,
  reasonText,
  splitAutos,
} from '@vcms/domain';
import { COMMENT_MAX, type FindingBook, type Finding as KitFinding } from '@vcms/kits/review';

/** Why a policy goes back (domain 4.4), in the order of the list. */
export const FINDING_KEYS = [
  'name_differs',
  'wrong_holder',
  'policy_number_missing',
  'dates',
  'limit_low',
  'ai_page_missing',
  'wos_missing',
  'pnc_missing',
  'notice_missing',
  'project_page_missing',
  'aggregate',
  'claims_made',
  'autos',
  'statutory_missing',
  'insurer_rating',
  'unreadable',
] as const;
type FindingKey = (typeof FINDING_KEYS)[number];

const FINDING_LABELS: Readonly<Record<FindingKey, string>> = {
  name_differs: 'Name differs',
  wrong_holder: 'Wrong certificate holder',
  policy_number_missing: 'Policy number missing',
  dates: 'Dates',
  limit_low: 'Limit low',
  ai_page_missing: 'Additional insured page missing',
  wos_missing: 'Waiver of subrogation missing',
  pnc_missing: 'Primary and non-contributory missing',
  notice_missing: 'Notice of cancellation missing',
  project_page_missing: 'Per-project aggregate missing',
  aggregate: 'General aggregate applies per',
  claims_made: 'Claims-made form',
  autos: 'Autos covered',
  statutory_missing: 'Statutory limits missing',
  insurer_rating: 'Insurer rating',
  unreadable: 'Unreadable',
};

/** What the contractor reads when the reviewer adds nothing. */
const SENTENCES: Readonly<Record<FindingKey, string>> = {
  name_differs: 'The named insured is not your company as it is registered.',
  wrong_holder: 'The certificate does not name the right certificate holder.',
  policy_number_missing: 'The certificate shows no policy number for this line.',
  dates: 'The policy period on the certificate is not the one you entered.',
  limit_low: 'A limit is lower than required.',
  ai_page_missing: 'The page of the additional insured endorsement is missing.',
  wos_missing: 'The waiver of subrogation is not shown.',
  pnc_missing: 'The primary and non-contributory wording is not shown.',
  notice_missing: 'The notice of cancellation endorsement is not shown.',
  project_page_missing: 'The per-project aggregate endorsement (CG 25 03) is not shown.',
  aggregate: 'The general aggregate does not apply as required, such as per project.',
  claims_made: 'An occurrence form is required; the policy is claims-made.',
  autos: 'The policy does not cover the autos that are required, such as hired and non-owned autos.',
  statutory_missing: 'Statutory limits are not marked for workers’ compensation.',
  insurer_rating: "The insurer's rating is lower than required.",
  unreadable: 'The certificate cannot be read. Upload a clear copy.',
};

interface Finding extends KitFinding {
  readonly key: FindingKey;
}

/** The reasons in the order of the list, and what the contractor does once it has corrected them. */
export const POLICY_BOOK: FindingBook = {
  reasons: FINDING_KEYS.map((key) => ({ key, label: FINDING_LABELS[key], sentence: SENTENCES[key] })),
  closing: 'Then submit it again on your Insurance page.',
};

const KEY_OF_LEAF: ReadonlyMap<string, FindingKey> = new Map<string, FindingKey>(
  Object.entries({
    certificate_holder: 'wrong_holder',
    additional_insured: 'ai_page_missing',
    waiver_of_subrogation: 'wos_missing',
    primary_noncontributory: 'pnc_missing',
    notice_of_cancellation: 'notice_missing',
    per_project_aggregate: 'project_page_missing',
    aggregate_per: 'aggregate',
    occurrence_only: 'claims_made',
    wc_statutory: 'statutory_missing',
    autos: 'autos',
    min_best: 'insurer_rating',
    named_insured: 'name_differs',
  } as const),
);

function isShort(item: Item): boolean {
  return item.gap !== undefined && item.gap > 0;
}

function lowLimits(items: readonly Item[], titleOf: (item: Item) => string): string {
  const worst = new Map<string, Item>();
  for (const item of items.filter(isShort)) {
    const known = worst.get(item.key);
    if (known === undefined || (item.gap ?? 0) > (known.gap ?? 0)) worst.set(item.key, item);
  }
  return [...worst.values()]
    .map((item) => `${titleOf(item)}: ${reasonText(item, item.reasons[0] ?? 'below_limit')}.`)
    .join(' ');
}

/** All that some client asks for and the policy does not cover: one broker is asked once. */
function lackingAutos(items: readonly Item[]): string {
  const asked = items.flatMap(({ reasons }) =>
    reasons.flatMap((reason) => {
      const [code, lacking = ''] = reason.split(':');
      return code === 'autos_missing' ? splitAutos(lacking) : [];
    }),
  );
  return asked.length === 0 ? '' : `Not covered: ${autosInWords(asked)}.`;
}

/** Not lower than required: nobody knows. */
const RATING_NOT_SHOWN = "The insurer's A.M. Best rating is not given. Add it.";

export interface Candidate {
  readonly policy: Policy;
  readonly companyName: string;
  /** The insured as it was read from the certificate; absent: nothing was read. */
  readonly insuredOnPaper?: string | undefined;
  /** As if the policy were accepted; undefined: nobody's demands are known. */
  readonly overview: LineOverview | undefined;
  readonly today: string;
  readonly titleOf: (item: Item) => string;
}

/**
 * What the numbers already tell, to be confirmed by the reviewer. No client is named: other clients of the contractor read
 * the firm's reviews.
 */
export function suggestedFindings(candidate: Candidate): readonly Finding[] {
  const { policy, companyName, overview, today, titleOf } = candidate;
  const items = (overview?.clients ?? []).flatMap((client) => client.items);
  const failing = items.filter(({ status }) => status === 'non_compliant');
  const found = new Map<FindingKey, string>();
  // What the paper says goes before what was typed from it.
  const insured = candidate.insuredOnPaper ?? policy.namedInsured;
  if (!isSameCompanyName(insured, companyName)) {
    found.set('name_differs', `The certificate names ${insured}; you are ${companyName}.`);
  }
  if (policy.expiration <= today) found.set('dates', `The policy ended on ${formatDate(policy.expiration)}.`);
  const low = lowLimits(failing, titleOf);
  if (low !== '') found.set('limit_low', low);
  for (const { key } of failing) {
    const reason = KEY_OF_LEAF.get(key.slice(key.lastIndexOf('.') + 1));
    if (reason === undefined || found.has(reason)) continue;
    if (reason === 'autos') found.set(reason, lackingAutos(failing));
    else
      found.set(reason, reason === 'insurer_rating' && policy.amBest === undefined ? RATING_NOT_SHOWN : '');
  }
  return FINDING_KEYS.flatMap((key) => {
    const comment = found.get(key);
    return comment === undefined ? [] : [{ key, comment: comment.slice(0, COMMENT_MAX) }];
  });
}

/** How a stored finding is called: a key of this list, or what somebody else wrote. */
export function findingLabel(key: string): string {
  const known = FINDING_KEYS.find((one) => one === key);
  return known === undefined ? 'Finding' : FINDING_LABELS[known];
}
