import { type ComparedField, differenceText, type FieldDifference, fieldDifference } from '@vcms/domain';
import { type PolicyField, type PolicyTerms, policyFields } from './policy-fields.ts';

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

const ABSENT = { text: '', docId: undefined } as const;

function compared(
  before: Pick<PolicyField, 'text' | 'docId'>,
  { key, label, text, docId }: PolicyField,
): ComparedField {
  // The same words, but of another page.
  const isExchanged = before.text === text && before.docId !== docId;
  const after = isExchanged ? text.replace('page attached', 'another page') : text;
  return { key, label, before: before.text, after, kind: fieldDifference(before.text, after) };
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
    certificate: { kind: fieldDifference(old, now), before: old, after: now },
  };
}

/** How much differs, as a sentence. */
export function comparisonText({ changes, unchanged, certificate }: PolicyComparison): string {
  if (changes.length === 0 && certificate.kind === 'same') return 'Nothing was changed.';
  return differenceText(changes, unchanged) ?? `${unchanged} unchanged.`;
}
