import { formatDate } from '@vcms/domain';
import type { Offer } from '@vcms/kits/evidence';
import { type Found, type ReadSummary, SUMMARY_COUNTS, type SummaryCount } from '@vcms/pdf';
import { CASE_FIELDS, parseCount, TYPE_FIELDS, type YearFormValues } from '../year-form-values.ts';
import { YEAR_LABELS } from '../year-labels.ts';

export type SummaryField = Exclude<keyof YearFormValues, 'work' | 'exemption' | 'explanation'>;

type TextField = 'establishmentName' | 'naics' | 'certifiedBy' | 'certifiedTitle' | 'certifiedOn';

const TEXTS: readonly (readonly [TextField, string])[] = [
  ['establishmentName', 'Establishment name'],
  ['naics', 'NAICS code'],
  ['certifiedBy', 'Company executive'],
  ['certifiedTitle', 'Title'],
  ['certifiedOn', 'Date'],
];

const asDate = (text: string): string => (/^\d{4}-\d\d-\d\d$/.test(text) ? formatDate(text) : text);

/** The numbers that were read, beside those of a form, in the order of the paper. */
export function countOffers(
  { counts }: ReadSummary,
  values: Readonly<Record<SummaryCount, string>>,
): readonly Offer<SummaryCount>[] {
  return SUMMARY_COUNTS.flatMap((field) => {
    const found = counts[field];
    if (found === undefined) return [];
    const held = values[field].trim();
    const says = found.value.toLocaleString('en-US');
    return [
      {
        ...{ field, label: YEAR_LABELS[field], value: says, says, found },
        formSays: held === '' ? undefined : held,
        // An empty total counts as 0, but nobody has said so yet.
        isSame: parseCount(held) === found.value,
      },
    ];
  });
}

/** A text that was read beside what a field holds; none: it was not read. */
export function textOffer<Field extends string>(
  field: Field,
  label: string,
  found: Found<string> | undefined,
  typed: string,
): readonly Offer<Field>[] {
  if (found === undefined) return [];
  const held = typed.trim();
  return [
    {
      ...{ field, label, value: found.value, says: asDate(found.value), found },
      formSays: held === '' ? undefined : asDate(held),
      isSame: held.toLowerCase() === found.value.toLowerCase(),
    },
  ];
}

/** What a 300A offers, in the order of the form. `isSum`: the numbers are those of establishments and cannot be taken. */
export function summaryOffers(
  summary: ReadSummary,
  values: YearFormValues,
  isSum: boolean,
): readonly Offer<SummaryField>[] {
  return [
    ...(isSum ? [] : countOffers(summary, values)),
    ...TEXTS.flatMap(([field, label]) => textOffer(field, label, summary[field], values[field])),
  ];
}

/** The summary of the form's year; the first one where no page says that year. */
export function summaryOfYear(summaries: readonly ReadSummary[], year: number): ReadSummary | undefined {
  return summaries.find((summary) => summary.year?.value === year) ?? summaries[0];
}

/** The form counts each case twice; undefined: both sums are the same, or not all of it was read. */
export function sumsNote({ counts }: ReadSummary): string | undefined {
  const sumOf = (fields: readonly (keyof typeof counts)[]) =>
    fields.reduce((sum, field) => sum + (counts[field]?.value ?? Number.NaN), 0);
  const [cases, types] = [sumOf(CASE_FIELDS), sumOf(TYPE_FIELDS)];
  if (Number.isNaN(cases) || Number.isNaN(types) || cases === types) return undefined;
  return `Cases (G-J = ${cases}) and types (M1-M6 = ${types}) were read differently. Compare each of them with the paper.`;
}

/** What to know before any value is taken. `isSum`: the numbers are taken into establishments, which say it themselves. */
export function summaryNotes(
  summaries: readonly ReadSummary[],
  year: number,
  isSum: boolean,
): readonly string[] {
  const summary = summaryOfYear(summaries, year);
  const said = summary?.year?.value;
  const sums = summary === undefined || isSum ? undefined : sumsNote(summary);
  return [
    ...(said === undefined || said === year
      ? []
      : [`This 300A is for ${said}. The form is for ${year}. Check that it is the right paper.`]),
    ...(summary === undefined || summaries.length === 1
      ? []
      : [`This file holds ${summaries.length} summaries. The values are those of page ${summary.page}.`]),
    ...(sums === undefined ? [] : [sums]),
  ];
}
