import type { InsuranceLine } from '@vcms/domain';
import { type FlowWord, longest, type Mention, mentions } from '../emr-letter/flow.ts';

/** How letters name each line, the longest first where one begins like another. */
const NAMES: Readonly<Record<InsuranceLine, readonly string[]>> = {
  gl: ['COMMERCIAL GENERAL LIABILITY', 'GENERAL LIABILITY', 'CGL'],
  auto: [
    ...['COMMERCIAL AUTOMOBILE LIABILITY', 'BUSINESS AUTOMOBILE LIABILITY', 'COMMERCIAL AUTO LIABILITY'],
    ...['BUSINESS AUTO LIABILITY', 'AUTOMOBILE LIABILITY', 'AUTO LIABILITY', 'COMMERCIAL AUTOMOBILE'],
    ...['COMMERCIAL AUTO', 'BUSINESS AUTO'],
  ],
  umbrella: ['UMBRELLA EXCESS LIABILITY', 'UMBRELLA LIABILITY', 'EXCESS LIABILITY', 'UMBRELLA'],
  wc_el: [
    ...['WORKERS COMPENSATION AND EMPLOYERS LIABILITY', 'WORKERS COMPENSATION EMPLOYERS LIABILITY'],
    ...['WORKERS COMPENSATION', 'WORKER S COMPENSATION', 'WORKMENS COMPENSATION'],
  ],
  professional: ['PROFESSIONAL LIABILITY', 'ERRORS AND OMISSIONS', 'ERRORS OMISSIONS'],
  pollution: [
    ...['CONTRACTORS POLLUTION LIABILITY', 'CONTRACTORS POLLUTION', 'POLLUTION LIABILITY'],
    'ENVIRONMENTAL LIABILITY',
  ],
};

/** Behind one of these a line is named for the sake of another one. */
const BESIDE = new Set('OVER ABOVE OF TO AND FOR EXCESS INCLUDING UNDERLYING OR THE'.split(' '));

interface Named extends Mention {
  readonly line: InsuranceLine;
}

/** Every place that names a line; of names that overlap the longest. */
function namesIn(flow: readonly FlowWord[]): readonly Named[] {
  const all = (Object.keys(NAMES) as InsuranceLine[]).flatMap((line) =>
    NAMES[line].flatMap((name) => mentions(flow, name).map((mention) => ({ ...mention, line }))),
  );
  return longest(all).toSorted((one, other) => one.from - other.from);
}

/** What a letter says of one line: the words from behind its name up to the next line's. */
export interface Coverage {
  readonly line: InsuranceLine;
  readonly words: readonly FlowWord[];
}

function isSentenceOf({ from }: Named, flow: readonly FlowWord[]): boolean {
  const before = flow[from - 1];
  if (before === undefined) return true;
  const isFirst = before.page !== flow[from]?.page || before.lineAt !== flow[from]?.lineAt;
  if (BESIDE.has(before.plain)) return false;
  // A bullet, a number in a list, the end of a sentence.
  return isFirst || before.plain === '' || /^\(?\w{1,2}[.)]$/.test(before.text) || /[.;:]$/.test(before.text);
}

/**
 * The lines of a letter. A line that another one's text names too, or that begins twice, is not clear: what stands there may
 * be of either. Those are left out.
 */
export function coveragesOf(flow: readonly FlowWord[]): readonly Coverage[] {
  const names = namesIn(flow);
  const starts = names.filter((name) => isSentenceOf(name, flow));
  return starts.flatMap((start, at) => {
    const end = starts[at + 1]?.from ?? flow.length;
    const isAgain = starts.some((other) => other !== start && other.line === start.line);
    const isMixed = names.some(({ from, line }) => from > start.from && from < end && line !== start.line);
    return isAgain || isMixed ? [] : [{ line: start.line, words: flow.slice(start.to, end) }];
  });
}
