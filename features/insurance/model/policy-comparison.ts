import { type PolicyField, type PolicyTerms, policyFields } from './policy-fields.ts';

type FieldDifference = 'same' | 'changed' | 'added' | 'removed';

/** One field of a policy in two versions; '' where a version does not say it. */
export interface ComparedField {
  readonly key: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly kind: FieldDifference;
}

/** What became of a policy from one version to the next. */
export interface PolicyComparison {
  /** Fields that differ, in the order of the certificate. */
  readonly changes: readonly ComparedField[];
  /** How many fields both versions say alike. */
  readonly unchanged: number;
  readonly certificate: {
    readonly kind: FieldDifference;
    /** The document of the version before. */
    readonly before: string | undefined;
    readonly after: string | undefined;
  };
}

function kindOf(before: string | undefined, after: string | undefined): FieldDifference {
  if (before === after) return 'same';
  if (before === undefined || before === '') return 'added';
  return after === undefined || after === '' ? 'removed' : 'changed';
}

const ABSENT = { text: '', docId: undefined } as const;

function compared(
  before: Pick<PolicyField, 'text' | 'docId'>,
  { key, label, text, docId }: PolicyField,
): ComparedField {
  // The same words, but of another page.
  const isExchanged = before.text === text && before.docId !== docId;
  const after = isExchanged ? text.replace('page attached', 'another page') : text;
  return { key, label, before: before.text, after, kind: kindOf(before.text, after) };
}

/** Every field that one of the versions says, in the order of the certificate. */
export function comparedFields(before: PolicyTerms, after: PolicyTerms): readonly ComparedField[] {
  const old = new Map(policyFields(before).map((field) => [field.key, field]));
  const now = policyFields(after);
  const gone = [...old.values()].filter(({ key }) => !now.some((field) => field.key === key));
  return [
    ...now.map((field) => compared(old.get(field.key) ?? ABSENT, field)),
    // Limits of a line that the policy is no longer about.
    ...gone.map((field) => compared(field, { ...field, ...ABSENT })),
  ].filter((field) => field.before !== '' || field.after !== '');
}

/** Compares two versions of a policy: a correction with what was returned, a renewal with what it renews. */
export function comparePolicies(before: PolicyTerms, after: PolicyTerms): PolicyComparison {
  const fields = comparedFields(before, after);
  const changes = fields.filter(({ kind }) => kind !== 'same');
  const [old, now] = [before.certificateDocId, after.certificateDocId];
  return {
    changes,
    unchanged: fields.length - changes.length,
    certificate: { kind: kindOf(old, now), before: old, after: now },
  };
}

/** How much differs, as a sentence. */
export function comparisonText({ changes, unchanged, certificate }: PolicyComparison): string {
  const count = (kind: FieldDifference) => changes.filter((field) => field.kind === kind).length;
  const parts = [
    [count('changed'), 'changed'] as const,
    [count('added'), 'added'] as const,
    [count('removed'), 'removed'] as const,
  ].filter(([number]) => number > 0);
  const words = parts.map(([number, word]) => `${number} ${word}`);
  const isSame = changes.length === 0 && certificate.kind === 'same';
  return isSame ? 'Nothing was changed.' : `${[...words, `${unchanged} unchanged`].join(', ')}.`;
}
