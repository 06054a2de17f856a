import type { CalendarDate } from '@vcms/domain';
import type { ReadCertificate, ReadLine } from '../acord25/certificate.ts';
import { type Found, foundIn, given } from '../acord25/found.ts';
import type { TextPage } from '../acord25/read-acord25.ts';
import { beside, type FlowWord, flowOf, type LetterPage, letterPages, mentions } from '../emr-letter/flow.ts';
import { dateAt } from '../emr-letter/values.ts';
import { readUpright } from '../source/upright.ts';
import { coverageAnswers } from './coverage-answers.ts';
import { coverageAutos } from './coverage-autos.ts';
import { coverageInsurer } from './coverage-insurer.ts';
import { coverageLimits } from './coverage-limits.ts';
import { coverageNumber, coverageTerm } from './coverage-terms.ts';
import { type Coverage, coveragesOf } from './coverages.ts';

/** Who writes this confirms cover; a policy, a quote and a proposal name the same lines and do not. */
const CONFIRMS = [
  ...['CONFIRM', 'CONFIRMS', 'CONFIRMATION OF', 'CERTIFY', 'CERTIFIES', 'VERIFY', 'VERIFIES'],
  ...['VERIFICATION OF INSURANCE', 'EVIDENCE OF INSURANCE', 'EVIDENCE OF COVERAGE', 'PROOF OF INSURANCE'],
];
const PROMISES = ['QUOTE', 'QUOTATION', 'PROPOSAL', 'INDICATION', 'APPLICATION FOR'];
/** Lines of the head in which a letter is dated. */
const HEAD_LINES = 14;

function basisOf(words: readonly FlowWord[]): ReadLine['form'] {
  const bases = [
    ['occurrence', ['OCCURRENCE BASIS', 'OCCURRENCE FORM', 'OCCURRENCE POLICY']],
    ['claims_made', ['CLAIMS MADE', 'CLAIMSMADE']],
  ] as const;
  const found = bases.flatMap(([value, texts]) => {
    const [place] = texts.flatMap((text) => mentions(words, text));
    const [first, ...rest] = place === undefined ? [] : words.slice(place.from, place.to);
    return first === undefined ? [] : [foundIn(value, first.page, [first, ...rest], 'likely')];
  });
  return found.length === 1 ? found[0] : undefined;
}

function statutoryOf({ line, words }: Coverage): ReadLine['statutory'] {
  const word = line === 'wc_el' ? words.find(({ plain }) => plain === 'STATUTORY') : undefined;
  return word === undefined ? undefined : foundIn(true, word.page, [word], 'likely');
}

/** What is said of a line; undefined without a number, and a date or a limit. */
function lineOf(coverage: Coverage, all: readonly Coverage[]): ReadLine | undefined {
  const { line, words } = coverage;
  const policyNumber = coverageNumber(words);
  const term = coverageTerm(words);
  const limits = coverageLimits(coverage);
  if (policyNumber === undefined || Object.keys({ ...term, ...limits }).length === 0) return undefined;
  return given<ReadLine>({
    ...{ line, policyNumber, ...term, limits, ...coverageAnswers(coverage, all) },
    insurerName: coverageInsurer(words),
    form: basisOf(words),
    autos: coverageAutos(coverage),
    statutory: statutoryOf(coverage),
  });
}

/** A date that is all of a line of the head, or stands beside its label. */
function datedOn(pages: readonly LetterPage[], flow: readonly FlowWord[]): Found<CalendarDate> | undefined {
  const dates = flow.flatMap((word, at) => {
    if (word.page !== pages[0]?.page || word.lineAt >= HEAD_LINES) return [];
    const date = dateAt(flow, at);
    const line = flow.filter(({ page, lineAt }) => page === word.page && lineAt === word.lineAt);
    const isLabelled = line[0]?.plain === 'DATE' && line.length - 1 === date?.length;
    if (date === undefined || !(line.length === date.length || isLabelled)) return [];
    return [foundIn(date.date, word.page, [word, ...flow.slice(at + 1, at + date.length)], 'likely')];
  });
  return dates.length === 1 ? dates[0] : undefined;
}

/** Whom the letter is for, where a label says so; "to" is also said of dates, and of nobody in particular. */
function holderOf(letter: readonly LetterPage[]): Found<string> | undefined {
  const holder = beside(letter, ['CERTIFICATE HOLDER', 'HOLDER', 'TO'], [2, 160]);
  const isName = holder !== undefined && /[A-Za-z]{2}/.test(holder.value);
  return !isName || /concern|\d\/\d/i.test(holder.value) ? undefined : { ...holder, certainty: 'likely' };
}

/**
 * A broker's letter that confirms cover (sentences, a list, a table), as what a certificate would say. All of it is `likely`: a
 * letter has no form that says what stands where, and a person compares each value. Of endorsements only what a line's own text
 * answers is read, since a sentence about them may hold for one line or for all. Undefined: nothing is confirmed. Pure.
 */
export function readBrokerLetter(pages: readonly TextPage[]): ReadCertificate | undefined {
  return readUpright(pages, letterOf);
}

function letterOf(pages: readonly TextPage[]): ReadCertificate | undefined {
  const letter = letterPages(pages);
  const flow = flowOf(letter);
  const has = (texts: readonly string[]) => texts.some((text) => mentions(flow, text).length > 0);
  const [first] = letter;
  if (first === undefined || !has(CONFIRMS) || has(PROMISES)) return undefined;
  const covers = coveragesOf(flow);
  const lines = covers.flatMap((coverage) => lineOf(coverage, covers) ?? []);
  if (lines.length === 0) return undefined;
  const insured = beside(letter, ['NAMED INSURED', 'INSURED NAME', 'OUR INSURED', 'INSURED', 'RE'], [2, 160]);
  return given<ReadCertificate>({
    ...{ page: first.page, isLetter: true, insurers: {}, lines },
    issuedOn: datedOn(letter, flow),
    namedInsured: insured === undefined ? undefined : { ...insured, certainty: 'likely' },
    holder: holderOf(letter),
  });
}
