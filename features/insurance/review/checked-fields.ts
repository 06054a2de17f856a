import { type ClientLine, counted, type Item, type Policy, reasonText } from '@vcms/domain';
import { policyFields } from '../model/policy-fields.ts';
import { changesOf, type FieldChange } from './change-list.ts';
import { isMet } from './judge-candidate.ts';

/** One way in which a field falls short, and for whom. */
export interface FieldProblem {
  /** "$500,000 short of $1,000,000" */
  readonly text: string;
  /** "Westport Terminals", "3 clients". */
  readonly clients: string;
}

export interface CheckedField extends FieldChange {
  readonly problems: readonly FieldProblem[];
}

/** Fields that a demand judges under another name; limits and endorsements have the same. */
const FIELD_OF_LEAF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aggregate_per: 'aggregatePer',
    min_best: 'amBest',
    named_insured: 'namedInsured',
    occurrence_only: 'claimsMade',
    wc_statutory: 'wcStatutory',
    coverage: 'expiration',
  }),
);

function fieldOf({ key }: Pick<Item, 'key'>): string {
  const leaf = key.split('.').at(-1) ?? '';
  return FIELD_OF_LEAF.get(leaf) ?? leaf;
}

function named(names: readonly string[]): string {
  return names.length > 2 ? counted(names.length, 'client') : names.join(', ');
}

/** What the field's demands miss, each reason once with the clients that it concerns. */
function problemsOf(field: string, clients: readonly ClientLine[]): readonly FieldProblem[] {
  const byText = new Map<string, string[]>();
  for (const { clientName, items } of clients) {
    for (const item of items) {
      if (isMet(item) || fieldOf(item) !== field) continue;
      const text = item.reasons.map((reason) => reasonText(item, reason)).join('. ');
      byText.set(text, [...(byText.get(text) ?? []), clientName]);
    }
  }
  return [...byText].map(([text, names]) => ({ text, clients: named(names) }));
}

function rank({ problems, isChanged }: CheckedField): number {
  if (problems.length > 0) return 0;
  return isChanged ? 1 : 2;
}

/** Every field of the policy: what falls short first, then what changed, then the rest in the order of the certificate. */
export function checkedFields(
  policy: Policy,
  before: Policy | undefined,
  clients: readonly ClientLine[],
): readonly CheckedField[] {
  const said = changesOf(policy, before);
  // A limit that somebody requires and nobody typed falls short too.
  const unsaid = policyFields(policy)
    .filter(({ key }) => !said.some((field) => field.key === key))
    .map(({ key, label, text }) => ({ key, label, now: text, before: undefined, isChanged: false }));
  const all = [...said, ...unsaid].map((field) => ({ ...field, problems: problemsOf(field.key, clients) }));
  return all
    .filter(({ key, problems }) => problems.length > 0 || said.some((field) => field.key === key))
    .toSorted((left, right) => rank(left) - rank(right));
}
