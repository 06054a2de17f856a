import { fieldGroups, type SafetyTerms } from '../model/record-fields.ts';
import { papersOf } from '../model/versions/compare-records.ts';

const OTHERS: Readonly<Record<string, string>> = {
  certifiedOn: 'Signature of the form 300A',
  explanation: 'Explanation',
  insured: 'Company name',
};

/** How a stored finding is called: by the field or the paper that it is about. */
export function findingLabel(terms: SafetyTerms, key: string): string {
  const field = fieldGroups(terms)
    .flatMap(({ fields }) => fields)
    .find((one) => one.key === key);
  if (field !== undefined)
    return field.column === undefined ? field.label : `${field.column}. ${field.label}`;
  return papersOf(terms).find((paper) => paper.key === key)?.name ?? OTHERS[key] ?? 'Finding';
}
