import { ENDORSEMENT_LABELS, type Policy } from '@vcms/domain';
import type { ReadEndorsement } from '@vcms/pdf';
import { formName, formOf, formText, isNamed, scheduleTexts } from '../endorsement-pages/form-words.ts';
import { formsFor } from '../endorsement-pages/missing-forms.ts';
import type { PagesReading } from '../endorsement-pages/use-pages-reading.ts';
import type { EndorsementRow } from './endorsement-rows.ts';

/** What the pages of an endorsement are, beside what they were attached for. */
export interface AttachedPages {
  /** "Page 1 is CG 24 04 (05 09): waiver of subrogation, blanket wording." */
  readonly found: readonly string[];
  readonly warnings: readonly string[];
}

type Subject = Pick<Policy, 'line' | 'policyNumber'>;

const NOTHING: AttachedPages = { found: [], warnings: [] };

function plainNumber(number: string): string {
  return number.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

const pageOf = ({ number }: ReadEndorsement): string => `Page ${number.place.page}`;

function foundTexts(form: ReadEndorsement): readonly string[] {
  return [
    `${pageOf(form)} is ${formText(form)}.`,
    ...scheduleTexts(form).map((text) => `${text}.`),
    ...(form.number.certainty === 'likely' ? ['Compare it with the page: the reading is not certain.'] : []),
  ];
}

function numberWarnings(forms: readonly ReadEndorsement[], { policyNumber }: Subject): readonly string[] {
  return forms.flatMap((form) => {
    const printed = form.policyNumber?.value;
    const isOther = printed !== undefined && plainNumber(printed) !== plainNumber(policyNumber);
    return isOther ? [`${pageOf(form)} is for policy ${printed}, not ${policyNumber}.`] : [];
  });
}

/** For whom the pages must be, and are not; a blanket page is for everybody. */
function nameWarnings(forms: readonly ReadEndorsement[], row: EndorsementRow): readonly string[] {
  if (forms.some(({ basis }) => basis?.value !== 'scheduled')) return [];
  const names = forms.flatMap((form) => form.names);
  if (names.length === 0) return [];
  const clients = row.basis === 'blanket' ? row.askedBy : row.scheduledFor;
  const unnamed = clients.filter((client) => !isNamed({ names }, client));
  const said = names.map(({ value }) => value).join('; ');
  return [
    ...(row.basis === 'blanket' ? [`The policy says blanket; the pages name only ${said}.`] : []),
    ...(unnamed.length === 0 ? [] : [`The pages name ${said}, not ${unnamed.join(', ')}.`]),
  ];
}

/**
 * Compares the pages of an endorsement with what it is. Only what was read speaks: pages that are still read, scans and files whose
 * pages were not all read give no warning that something is not there.
 */
export function attachedPages(
  row: EndorsementRow,
  readings: ReadonlyMap<string, PagesReading>,
  subject: Subject,
): AttachedPages {
  const held = row.pageIds.flatMap((id) => readings.get(id) ?? []);
  const read = held.flatMap((reading) => (reading.kind === 'read' ? [reading] : []));
  if (read.length === 0) return NOTHING;
  const all = read.flatMap(({ result }) => result);
  const own = formsFor(all, subject.line, row.name);
  const isWhole =
    held.length === row.pageIds.length &&
    held.every((reading) => reading.kind === 'read' && reading.isPartial !== true);
  if (own.length > 0) {
    const warnings = [...numberWarnings(own, subject), ...(isWhole ? nameWarnings(own, row) : [])];
    return { found: own.flatMap(foundTexts), warnings };
  }
  if (!isWhole) return NOTHING;
  const others = [
    ...new Set(
      all.map((form) => `${formName(form)} (${ENDORSEMENT_LABELS[formOf(form).proves].toLowerCase()})`),
    ),
  ];
  const label = ENDORSEMENT_LABELS[row.name].toLowerCase();
  return {
    found: [],
    warnings: [`No form for ${label} was recognized. The file has ${others.join(', ')}. Look at the page.`],
  };
}
