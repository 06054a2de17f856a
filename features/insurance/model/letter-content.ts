import {
  actualAgainstRequired,
  type CalendarDate,
  INSURANCE_LINES,
  type InsuranceLine,
  type Item,
  LINE_LABELS,
  paperDate,
  reasonText,
} from '@vcms/domain';
import { demandName } from './demand-name.ts';

/** A paragraph of the letter; H1 stands once, first. */
export interface LetterBlock {
  readonly tag: 'H1' | 'H2' | 'P';
  readonly text: string;
}

/** How a contractor stands with one client. */
export interface LetterStanding {
  readonly contractorName: string;
  readonly clientName: string;
  readonly asOf: CalendarDate;
  /** As the client judges them; those of other areas are left out. */
  readonly items: readonly Item[];
}

/** Who reads it: the contractor all of it, a broker the lines for which the contractor has asked it. */
export type LetterReader =
  | { readonly kind: 'contractor' }
  | { readonly kind: 'broker'; readonly lines: readonly InsuranceLine[] };

/** What the letter is about: demands that are not met and for which no variance stands. */
function unmetOf(items: readonly Item[], line: InsuranceLine): readonly Item[] {
  return items.filter(
    ({ key, status }) => key.startsWith(`insurance.${line}.`) && status === 'non_compliant',
  );
}

/** The lines that the letter has something to say about, in the order of the certificate. */
export function deficientLines({ items }: Pick<LetterStanding, 'items'>): readonly InsuranceLine[] {
  return INSURANCE_LINES.filter((line) => unmetOf(items, line).length > 0);
}

/** Whether there is anything to write about. */
export function hasDeficiencies(standing: Pick<LetterStanding, 'items'>): boolean {
  return deficientLines(standing).length > 0;
}

export function letterTitle({ contractorName }: Pick<LetterStanding, 'contractorName'>): string {
  return `Insurance deficiencies of ${contractorName}`;
}

function deficiency(item: Item): LetterBlock {
  const reasons = item.reasons.map((reason) => `${reasonText(item, reason)}.`);
  const words = reasons.length === 0 ? `${actualAgainstRequired(item)}.` : reasons.join(' ');
  return { tag: 'P', text: `${demandName(item)}: ${words}` };
}

function whatToDo({ contractorName, clientName }: LetterStanding, reader: LetterReader): string {
  if (reader.kind === 'broker')
    return `Please send ${contractorName} a corrected certificate, with the endorsement pages it names and ${clientName} as the certificate holder.`;
  return `Ask your insurance broker for a corrected certificate, with the endorsement pages it names and ${clientName} as the certificate holder. Then submit it in VCMS under Document Center, Insurance. If a requirement cannot be met, ask ${clientName} for a variance.`;
}

/**
 * The letter that lists what an insurance program lacks (deficiency letter), for the contractor and its broker: for one client, by
 * line, in the order of the certificate. It says nothing that the contractor does not see on its page.
 */
export function letterContent(
  standing: LetterStanding,
  reader: LetterReader = { kind: 'contractor' },
): readonly LetterBlock[] {
  const { contractorName, clientName, asOf, items } = standing;
  const lines = deficientLines(standing)
    .filter((line) => reader.kind === 'contractor' || reader.lines.includes(line))
    .flatMap((line): LetterBlock[] => [
      { tag: 'H2', text: LINE_LABELS[line] },
      ...unmetOf(items, line).map(deficiency),
    ]);
  return [
    { tag: 'H1', text: letterTitle(standing) },
    { tag: 'P', text: `Client: ${clientName}` },
    { tag: 'P', text: `As of ${paperDate(asOf)}` },
    {
      tag: 'P',
      text: `The insurance on file for ${contractorName} does not meet these requirements of ${clientName}.`,
    },
    ...lines,
    { tag: 'H2', text: 'How to resolve this' },
    { tag: 'P', text: whatToDo(standing, reader) },
    {
      tag: 'P',
      text: 'This letter repeats what is on file. It does not change any policy, and it confers no rights.',
    },
  ];
}

/** The letter as plain text, for a mail. */
export function letterText(blocks: readonly LetterBlock[]): string {
  return blocks
    .map(({ tag, text }) => (tag === 'P' ? text : `${tag === 'H1' ? '' : '\n'}${text.toUpperCase()}`))
    .join('\n')
    .trim();
}
