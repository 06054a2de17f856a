import { foundIn, given } from '../acord25/found.ts';
import type { TextPage } from '../acord25/read-acord25.ts';
import { readUpright } from '../source/upright.ts';
import { beside, type FlowWord, flowOf, letterPages, mentions } from './flow.ts';
import type { ReadEmrLetter } from './letter.ts';
import { readRatings } from './ratings.ts';

type Issuer = NonNullable<ReadEmrLetter['issuer']>['value'];

const ISSUERS: readonly (readonly [Issuer, readonly string[]])[] = [
  ['ncci', ['NCCI', 'NATIONAL COUNCIL ON COMPENSATION INSURANCE']],
  ['state_bureau', ['RATING BUREAU', 'INSPECTION BUREAU', 'COMPENSATION BUREAU', 'WCIRB', 'RATING BOARD']],
  ['carrier', ['INSURANCE COMPANY', 'MUTUAL INSURANCE', 'CASUALTY COMPANY', 'INSURANCE CO']],
];

function mentionOf(flow: readonly FlowWord[], text: string): readonly [FlowWord, ...FlowWord[]] | undefined {
  const mention = mentions(flow, text)[0];
  const [first, ...rest] = mention === undefined ? [] : flow.slice(mention.from, mention.to);
  return first === undefined ? undefined : [first, ...rest];
}

/** Words of the head say who wrote; a name in the text may be anybody's. */
function readIssuer(flow: readonly FlowWord[]): ReadEmrLetter['issuer'] {
  const head = flow.filter(({ page, lineAt }) => page === flow[0]?.page && lineAt < 5);
  const found = ISSUERS.flatMap(([issuer, texts]) => {
    const words = texts.map((text) => mentionOf(head, text)).find((mention) => mention !== undefined);
    return words === undefined ? [] : [foundIn(issuer, words[0].page, words, 'likely')];
  });
  return found.length === 1 ? found[0] : undefined;
}

function readKind(flow: readonly FlowWord[]): ReadEmrLetter['kind'] {
  const kinds = (['interstate', 'intrastate'] as const).flatMap((kind) => {
    const words = mentionOf(flow, kind.toUpperCase());
    return words === undefined ? [] : [foundIn(kind, words[0].page, words)];
  });
  return kinds.length === 1 ? kinds[0] : undefined;
}

/**
 * The values of a letter or worksheet about an experience modification: a carrier's letter in sentences, a list with colons,
 * a table of years, a bureau's worksheet. Undefined: no modification is named. Values of another time (prior, expiring) are
 * left out; what may still change (preliminary, contingent) is given as likely. A person confirms all of it. Pure.
 */
export function readEmrLetter(pages: readonly TextPage[]): ReadEmrLetter | undefined {
  return readUpright(pages, letterOf);
}

function letterOf(pages: readonly TextPage[]): ReadEmrLetter | undefined {
  const letter = letterPages(pages);
  const flow = flowOf(letter);
  const ratings = readRatings(flow);
  if (ratings.length === 0) return undefined;
  return given<ReadEmrLetter>({
    ratings,
    insured: beside(letter, ['NAMED INSURED', 'INSURED NAME', 'RISK NAME', 'INSURED', 'RE'], [2, 160]),
    policyNumber: beside(letter, ['POLICY NUMBER', 'POLICY NO', 'POLICY'], [3, 40]),
    issuer: readIssuer(flow),
    kind: readKind(flow),
  });
}
