import { type CalendarDate, isCalendarDate } from '@vcms/domain';
import { type Found, foundIn, foundText, given } from '../acord25/found.ts';
import { parseDate } from '../acord25/read-values.ts';
import { boxOf, heightOf, type Line, type Word } from '../acord25/words.ts';
import { findLabels, heightOfLabel, type Label, oneLabel, wordsBeside } from './labels.ts';
import type { ReadSummary } from './summary.ts';

/** Words of the form itself: whoever finds them has found no value. */
const FORM_WORDS = new Set(
  'STREET CITY STATE ZIP INDUSTRY ESTABLISHMENT EMPLOYMENT STANDARD CERTIFY COMPLETE ACCURATE KNOWLEDGE FINE PHONE TITLE DATE EXECUTIVE SIGN SIGNATURE YEAR TOTAL ANNUAL NAICS'.split(
    ' ',
  ),
);

function isOfForm(words: readonly Word[]): boolean {
  return words.some(({ plain }) => FORM_WORDS.has(plain));
}

/** Of a number in parentheses, such as (e.g., 336212), nothing is left. */
function withoutExample(words: readonly Word[]): readonly Word[] {
  let depth = 0;
  return words.filter(({ text }) => {
    const opens = (text.match(/\(/g) ?? []).length;
    const closes = (text.match(/\)/g) ?? []).length;
    const isInside = depth > 0 || opens > 0;
    depth = Math.max(0, depth + opens - closes);
    return !isInside;
  });
}

/** Single digits in boxes are one code. */
function digitsOf(words: readonly Word[]): readonly Word[] {
  const start = words.findIndex(({ text }) => /^\d+$/.test(text));
  if (start < 0) return [];
  const rest = words.slice(start);
  const end = rest.findIndex(({ text }) => !/^\d+$/.test(text));
  return end < 0 ? rest : rest.slice(0, end);
}

function codeIn(words: readonly Word[], page: number): Found<string> | undefined {
  const digits = digitsOf(withoutExample(words));
  const [first, ...rest] = digits;
  const code = digits.map(({ text }) => text).join('');
  return first !== undefined && /^\d{6}$/.test(code) ? foundIn(code, page, [first, ...rest]) : undefined;
}

function readNaics(lines: readonly Line[], page: number): Found<string> | undefined {
  const codes = findLabels(lines, 'NAICS').flatMap((label) => {
    const beside = codeIn(label.line.slice(label.to), page);
    if (beside !== undefined) return [beside];
    const at = lines.indexOf(label.line);
    const [word] = label.words;
    return lines.slice(at + 1, at + 3).flatMap((line) => {
      const [head] = line;
      const isNear = head !== undefined && head.top - word.bottom < 3 * heightOf(word);
      const under = line.filter(({ left }) => left > word.left - 40 * heightOf(word));
      const found = isNear ? codeIn(under, page) : undefined;
      return found === undefined ? [] : [found];
    });
  });
  return new Set(codes.map(({ value }) => value)).size === 1 ? codes[0] : undefined;
}

function readEstablishment(lines: readonly Line[], page: number): Found<string> | undefined {
  const label = oneLabel(lines, ['YOUR ESTABLISHMENT NAME', 'ESTABLISHMENT NAME', 'NAME OF ESTABLISHMENT']);
  if (label === undefined) return undefined;
  const words = wordsBeside(label);
  return isOfForm(words) ? undefined : foundText(words, page, [1, 100]);
}

/** Words over a line with a label below it, between the label's left edge and the next label. */
function wordsOver(lines: readonly Line[], label: Label): readonly Word[] {
  const box = boxOf(label.words);
  const height = heightOfLabel(label);
  const next = label.line.slice(label.to).find(({ left }) => left - box.right > 2 * height);
  const at = lines.indexOf(label.line);
  for (const line of lines.slice(0, at).toReversed()) {
    const [head] = line;
    if (head === undefined || box.top - head.bottom > 1.8 * height) return [];
    const over = line.filter(
      (word) =>
        word.left > box.left - 2 * height &&
        word.left < (next?.left ?? Number.POSITIVE_INFINITY) - height &&
        /[A-Za-z0-9&]/.test(word.text),
    );
    if (over.length > 0) return over;
  }
  return [];
}

/** Beside a label with a colon, else over it, as the form has it. */
function signed(lines: readonly Line[], text: string) {
  const labels = findLabels(lines, text).filter(({ words, line }) => {
    const before = line[line.indexOf(words[0]) - 1];
    return before === undefined || words[0].left - before.right > heightOf(words[0]);
  });
  const [label] = labels;
  if (label === undefined || labels.length > 1) return { words: [], isBeside: false };
  const isBeside = label.words.at(-1)?.text.endsWith(':') === true || label.line[label.to]?.text === ':';
  return { words: isBeside ? wordsBeside(label) : wordsOver(lines, label), isBeside };
}

function readName(
  lines: readonly Line[],
  texts: readonly string[],
  page: number,
  most: number,
): Found<string> | undefined {
  for (const text of texts) {
    const { words, isBeside } = signed(lines, text);
    const isName =
      words.some(({ plain }) => /[A-Z]{2}/.test(plain)) && !words.some((w) => /\d{3}/.test(w.text));
    if (words.length === 0 || words.length > 8 || !isName || isOfForm(words)) continue;
    // Over the label stand signature and name alike.
    return foundText(words, page, [2, most], isBeside ? 'sure' : 'likely');
  }
  return undefined;
}

function readSignedOn(lines: readonly Line[], page: number): Found<CalendarDate> | undefined {
  const { words } = signed(lines, 'DATE');
  const [first, ...rest] = words.filter(({ text }) => /^[\d/.-]+$/.test(text));
  if (first === undefined) return undefined;
  const date = parseDate([first, ...rest].map(({ text }) => text).join(''));
  return date !== undefined && isCalendarDate(date) ? foundIn(date, page, [first, ...rest]) : undefined;
}

type Employer = Pick<
  ReadSummary,
  'establishmentName' | 'naics' | 'certifiedBy' | 'certifiedTitle' | 'certifiedOn'
>;

/** Whose form it is, and who signed it. */
export function readEmployer(lines: readonly Line[], page: number): Employer {
  return given<Employer>({
    establishmentName: readEstablishment(lines, page),
    naics: readNaics(lines, page),
    certifiedBy: readName(lines, ['COMPANY EXECUTIVE', 'CERTIFIED BY'], page, 120),
    certifiedTitle: readName(lines, ['TITLE'], page, 80),
    certifiedOn: readSignedOn(lines, page),
  });
}
