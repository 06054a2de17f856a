import { isAlike } from '../acord25/alike.ts';
import { type Found, foundIn, foundText, given } from '../acord25/found.ts';
import type { TextPage } from '../acord25/read-acord25.ts';
import type { Line, Word } from '../acord25/words.ts';
import { findLabels, formLines, wordsBeside } from '../osha300a/labels.ts';
import { readUpright } from '../source/upright.ts';
import type { ReadEndorsement } from './endorsement.ts';
import { type EndorsementForm, endorsementForm, type FormNumber } from './endorsement-forms.ts';
import { type FormMark, formMarks } from './form-marks.ts';
import { readSchedule } from './schedule.ts';

/** Lines at the foot of a page in which its form's number stands. */
const FOOT = 4;
/** A page with more numbers of forms than this lists them. */
const MOST_NUMBERS = 3;
/** What every such page says of itself; a list of forms, a certificate and a letter do not. */
const IS_ENDORSEMENT = ['ENDORSEMENT CHANGES THE POLICY', 'ENDORSEMENT MODIFIES INSURANCE'];
const BODY = ['ENDORSEMENT MODIFIES INSURANCE', 'WE HAVE THE RIGHT'];

interface Placed extends Word {
  readonly lineAt: number;
}

function isWord({ plain, isScanned }: Word, wanted: string): boolean {
  return plain === wanted || (isScanned === true && isAlike(plain, wanted));
}

/** The words of a phrase, also over the end of a line; signs between them do not count. */
function phraseIn(flow: readonly Placed[], text: string): readonly Placed[] | undefined {
  const wanted = text.split(' ');
  for (const [from] of flow.entries()) {
    const words: Placed[] = [];
    for (let at = from; words.length < wanted.length; at += 1) {
      const word = flow[at];
      if (word === undefined) break;
      if (word.plain === '' && words.length > 0) continue;
      if (!isWord(word, wanted[words.length] ?? '')) break;
      words.push(word);
    }
    if (words.length === wanted.length) return words;
  }
  return undefined;
}

function placed(lines: readonly Line[]): readonly Placed[] {
  return lines.flatMap((line, lineAt) => line.map((word) => ({ ...word, lineAt })));
}

/** Lines of capitals from the first words of the heading on, but the form's own number. */
function titleOf(lines: readonly Line[], from: number, marks: readonly FormMark[], page: number) {
  const ofMarks = new Set(marks.flatMap(({ words }) => words));
  const words: Word[] = [];
  for (const line of lines.slice(from, from + 4)) {
    const text = line.map((word) => word.text).join(' ');
    if (text !== text.toUpperCase() || text === 'SCHEDULE') break;
    words.push(...line.filter((word) => !ofMarks.has(word)));
  }
  return foundText(words, page, [5, 200]);
}

const LONG_WORD = /^[A-Z]{5,}$/;

/** The number beside its label: capitals and digits up to a word, the form's number or a wide gap. */
function policyNumberOf(
  lines: readonly Line[],
  marks: readonly FormMark[],
  page: number,
): Found<string> | undefined {
  const ofMarks = new Set(marks.flatMap(({ words }) => words));
  for (const text of ['POLICY NUMBER', 'POLICY NO']) {
    const [label, other] = findLabels(lines, text);
    if (label === undefined) continue;
    if (other !== undefined) return undefined;
    const words = wordsBeside(label);
    const end = words.findIndex(
      (word) => ofMarks.has(word) || LONG_WORD.test(word.plain) || !/^[A-Z0-9][A-Z0-9/.-]*$/.test(word.text),
    );
    const found = foundText(end < 0 ? words : words.slice(0, end), page, [3, 40]);
    return found !== undefined && /\d/.test(found.value) ? found : undefined;
  }
  return undefined;
}

/** The one form that the head and the foot of a page name; undefined: none, several, or one that is not known. */
function formOf(
  lines: readonly Line[],
  marks: readonly FormMark[],
  headingAt: (form: EndorsementForm) => number | undefined,
) {
  if (new Set(marks.map(({ number }) => number)).size > MOST_NUMBERS) return undefined;
  for (const { number } of marks) {
    const form = endorsementForm(number);
    const from = form === undefined ? undefined : headingAt(form);
    if (form === undefined || from === undefined) continue;
    const own = marks.filter(({ lineAt }) => lineAt <= from || lineAt >= lines.length - FOOT);
    if (own.length > 0 && own.every((mark) => mark.number === number)) {
      return { number: number as FormNumber, form, from, own };
    }
  }
  return undefined;
}

/** The edition where all that say one say the same. */
function editionOf(marks: readonly FormMark[], page: number): Found<string> | undefined {
  const said = marks.filter(({ edition }) => edition !== undefined);
  const [first] = said;
  if (first?.edition === undefined || said.some(({ edition }) => edition !== first.edition)) return undefined;
  return foundIn(first.edition, page, first.words);
}

function readPage(textPage: TextPage): readonly ReadEndorsement[] {
  const { page } = textPage;
  const lines = formLines(textPage);
  const flow = placed(lines);
  if (IS_ENDORSEMENT.every((text) => phraseIn(flow, text) === undefined)) return [];
  const body = BODY.flatMap((text) => phraseIn(flow, text)?.[0]?.lineAt ?? []);
  // The word "scheduled" of a heading is another one.
  const schedule = lines.findIndex(([word, other]) => other === undefined && word?.plain === 'SCHEDULE');
  const end = Math.min(...body, schedule < 0 ? lines.length : schedule);
  const head = flow.filter(({ lineAt }) => lineAt < end);
  const marks = formMarks(lines);
  const found = formOf(lines, marks, ({ heading }) => {
    const phrases = heading.map((text) => phraseIn(head, text));
    return phrases.every((words) => words !== undefined) ? phrases[0]?.[0]?.lineAt : undefined;
  });
  const [mark] = found?.own ?? [];
  if (found === undefined || mark === undefined) return [];
  return [
    given<ReadEndorsement>({
      number: foundIn(found.number, page, mark.words),
      edition: editionOf(found.own, page),
      title: titleOf(lines, found.from, found.own, page),
      policyNumber: policyNumberOf(lines, found.own, page),
      ...readSchedule(lines.slice(found.from), found.form, page),
    }),
  ];
}

/**
 * The endorsement forms of a file, page by page: those of the table whose number and heading both stand on the page. Insurers' own
 * forms, lists of forms, further pages of a form and what is not clear give nothing. A person compares all of it. Undefined: none
 * was recognised. Pure.
 */
export function readEndorsements(pages: readonly TextPage[]): readonly ReadEndorsement[] | undefined {
  const found = readUpright(pages, (upright) => upright.flatMap(readPage));
  return found.length === 0 ? undefined : found;
}
