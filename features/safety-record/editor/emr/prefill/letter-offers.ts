import { formatDate } from '@vcms/domain';
import type { Offer } from '@vcms/kits/evidence';
import type { Found, ReadEmrLetter } from '@vcms/pdf';
import { EMR_ISSUERS, EMR_KINDS, type EmrFormValues, parseEmr } from '../emr-form-values.ts';

type LetterField = Exclude<keyof EmrFormValues, 'states'>;

const asDate = (text: string): string => (/^\d{4}-\d\d-\d\d$/.test(text) ? formatDate(text) : text);

function wordOf(field: LetterField, value: string): string {
  if (field === 'effective') return asDate(value);
  const words: Readonly<Record<string, string>> =
    field === 'kind' ? EMR_KINDS : field === 'issuer' ? EMR_ISSUERS : {};
  return words[value] ?? value;
}

function isSame(field: LetterField, held: string, value: string): boolean {
  return field === 'value' ? parseEmr(held) === value : held.toLowerCase() === value.toLowerCase();
}

/** What a letter offers, in the order of the form; of several ratings the newest first. */
export function letterOffers(letter: ReadEmrLetter, values: EmrFormValues): readonly Offer<LetterField>[] {
  const offer = (field: LetterField, label: string, found: Found<string> | undefined) => {
    if (found === undefined) return [];
    const { value } = found;
    const held = values[field].trim();
    const formSays = held === '' ? undefined : wordOf(field, held);
    return [
      {
        field,
        label,
        value,
        says: wordOf(field, value),
        formSays,
        isSame: isSame(field, held, value),
        found,
      },
    ];
  };
  const { ratings } = letter;
  const single = ratings.length === 1;
  const rated = ratings.flatMap(({ value, effective }, at) => [
    ...offer(
      'effective',
      single ? 'Rating effective date' : `Rating effective date of ${value.value}`,
      effective,
    ),
    ...offer(
      'value',
      single ? 'EMR' : `EMR of ${wordOf('effective', effective?.value ?? String(at + 1))}`,
      value,
    ),
  ]);
  return [
    ...rated,
    ...offer('kind', 'Kind', letter.kind),
    ...offer('issuer', 'Issued by', letter.issuer),
    ...offer('policyNumber', 'Policy number', letter.policyNumber),
  ];
}

function plain(name: string): string {
  return name
    .toUpperCase()
    .replace(/\b(?:LLC|INC|CORP|CO|LTD|LP|COMPANY|CORPORATION|INCORPORATED)\b/g, '')
    .replace(/[^A-Z0-9]/g, '');
}

/** Whose letter it is, where that is not the company of the form. */
export function insuredNote({ insured }: ReadEmrLetter, companyName: string): string | undefined {
  if (insured === undefined || plain(insured.value) === plain(companyName)) return undefined;
  return `The letter names ${insured.value}. Your company is ${companyName}. Check that it is your letter.`;
}
