import { addMonths, type CalendarDate, INSURANCE_BOUNDS } from '@vcms/domain';
import type { ReadLine } from '../acord25/certificate.ts';
import { type Found, foundIn, foundText, given } from '../acord25/found.ts';
import { heightOf } from '../acord25/words.ts';
import { type FlowWord, mentions, pastSigns } from '../emr-letter/flow.ts';
import { dateAt } from '../emr-letter/values.ts';

/** How many words before a date say what it is. */
const BEFORE = 4;
const BEGINS = /^(?:EFFECTIVE|FROM|INCEPTION|BEGINNING|BEGINS)$/;
const ENDS = /^(?:EXPIRATION|EXPIRES|EXPIRING|EXPIRY|TO|THROUGH|UNTIL|ENDING|ENDS)$/;

interface Dated {
  readonly at: number;
  readonly found: Found<CalendarDate>;
  readonly says: 'begins' | 'ends' | undefined;
}

function datesOf(words: readonly FlowWord[]): readonly Dated[] {
  const all: Dated[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const date = dateAt(words, at);
    const [first, ...rest] = date === undefined ? [] : words.slice(at, at + date.length);
    if (date === undefined || first === undefined) continue;
    const from = Math.max(at - BEFORE, (all.at(-1)?.at ?? -1) + 1);
    const said = words
      .slice(from, at)
      .toReversed()
      .find(({ plain }) => BEGINS.test(plain) || ENDS.test(plain));
    const says = said === undefined ? undefined : BEGINS.test(said.plain) ? 'begins' : 'ends';
    all.push({
      at: at + date.length - 1,
      says,
      found: foundIn(date.date, first.page, [first, ...rest], 'likely'),
    });
    at += date.length - 1;
  }
  return all;
}

type Term = Pick<ReadLine, 'effective' | 'expiration'>;

/** Two dates that a policy can have are its term; one alone is what its words call it. More are not clear. */
export function coverageTerm(words: readonly FlowWord[]): Term {
  const [first, second, third] = datesOf(words);
  if (first === undefined || third !== undefined) return {};
  if (second === undefined)
    return given<Term>({
      effective: first.says === 'begins' ? first.found : undefined,
      expiration: first.says === 'ends' ? first.found : undefined,
    });
  const last = addMonths(first.found.value, 12 * INSURANCE_BOUNDS.policyYearsMax);
  const isTerm = first.found.value < second.found.value && second.found.value <= last;
  if (!isTerm || first.says === 'ends' || second.says === 'begins') return {};
  return { effective: first.found, expiration: second.found };
}

const NUMBER_LABELS = ['POLICY NUMBER', 'POLICY NO', 'POLICY NUM', 'POLICY'];
/** A piece of a number: capital letters, digits and strokes; what is written small is a word of the sentence. */
const PIECE = /^[A-Z0-9][A-Z0-9/.-]*[,.;)]?$/;
const PIECES_MAX = 5;

/** The pieces from here on that stand together, up to the end of a sentence's part. */
function numberAt(words: readonly FlowWord[], from: number): readonly FlowWord[] {
  const taken: FlowWord[] = [];
  for (const word of words.slice(from, from + PIECES_MAX)) {
    const last = taken.at(-1);
    const isApart =
      last !== undefined && (word.lineAt !== last.lineAt || word.left - last.right > heightOf(word));
    if (isApart || !PIECE.test(word.text) || dateAt([word], 0) !== undefined) break;
    taken.push(word);
    if (/[,.;)]$/.test(word.text)) break;
  }
  return taken.some(({ text }) => /\d/.test(text)) ? taken : [];
}

function foundNumber(words: readonly FlowWord[]): Found<string> | undefined {
  const [first] = words;
  if (first === undefined) return undefined;
  const clean = words.map((word) => ({ ...word, text: word.text.replace(/[,.;)]+$/, '') }));
  return foundText(clean, first.page, [3, 40], 'likely');
}

/** The number behind its label; in a table, whose heading has the label, the first cell behind the line's name. */
export function coverageNumber(words: readonly FlowWord[]): Found<string> | undefined {
  for (const label of NUMBER_LABELS) {
    const numbers = mentions(words, label).flatMap(({ to }) => {
      return foundNumber(numberAt(words, pastSigns(words, to))) ?? [];
    });
    const texts = new Set(numbers.map(({ value }) => value));
    if (texts.size > 1) return undefined;
    if (numbers[0] !== undefined) return numbers[0];
  }
  return foundNumber(numberAt(words, 0));
}
