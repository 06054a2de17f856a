import { isAlike } from '../acord25/alike.ts';
import { plainText, type Word } from '../acord25/words.ts';

/** What a schedule says in words for whoever a contract names. */
const BLANKET = [
  /\b(?:ANY|ALL|EACH|EVERY)(?: OTHER)? (?:PERSONS?|ORGANIZATIONS?|ENTIT(?:Y|IES)|OWNERS?|PART(?:Y|IES))\b.*\b(?:CONTRACTS?|AGREEMENTS?|AGREED)\b/,
  /\bREQUIRED (?:BY|IN|UNDER|PER)(?: A| AN| ANY| YOUR| THE)?(?: SIGNED| EXECUTED)?(?: WRITTEN)? (?:CONTRACT|AGREEMENT)/,
  /\bPER WRITTEN (?:CONTRACT|AGREEMENT)/,
  /^BLANKET\b/,
];
const ALL_PROJECTS = /\b(?:ALL|ANY|EACH|EVERY)\b.*\bPROJECTS?\b/;
/** What may turn the sense of a sentence around: nothing is said of it then. */
const TURNED = /\b(?:NOT|EXCEPT|EXCLUDING|EXCLUDED|UNLESS|OTHER THAN)\b/;
/** Forms without a schedule hold for those whom a contract names where they say so. */
const AGREED = /\b(?:AGREED|REQUIRED|REQUIRES)(?: \S+){0,12}? (?:WRITTEN|WRITING|CONTRACT|AGREEMENT)\b/;
/** Words of a sentence; a company's name has none of them. */
const OF_SENTENCE = [
  ...[
    'REQUIRED',
    'CONTRACT',
    'AGREEMENT',
    'WRITTEN',
    'PERSON',
    'ORGANIZATION',
    'ORGANIZATIONS',
    'WHERE',
    'WHOM',
  ],
  ...['BLANKET', 'DECLARATIONS', 'SCHEDULE', 'ATTACHED', 'PROVIDED'],
];
const MOST_WORDS = 12;

/** Words as capitals with spaces between them. */
export function sentenceOf(words: readonly Word[]): string {
  return words
    .map(({ text }) => plainText(text))
    .filter((plain) => plain !== '')
    .join(' ');
}

/** Whether words of a schedule are for whoever a contract names; undefined: they say so, and something against it. */
export function isBlanket(words: readonly Word[], isOfProjects: boolean): boolean | undefined {
  const text = sentenceOf(words);
  const says = BLANKET.some((pattern) => pattern.test(text)) || (isOfProjects && ALL_PROJECTS.test(text));
  return says && TURNED.test(text) ? undefined : says;
}

/** Whether a form without a schedule says that a contract decides for whom it is. */
export function isByContract(words: readonly Word[]): boolean {
  return AGREED.test(sentenceOf(words));
}

function isOfSentence({ plain, isScanned }: Word): boolean {
  return OF_SENTENCE.some((word) => plain === word || (isScanned === true && isAlike(plain, word)));
}

/** Words that are a sentence or point to another paper, and so no name. */
export function isSentence(words: readonly Word[]): boolean {
  const [first] = words;
  const small = words.filter(({ text }) => /^[a-z]{4,}/.test(text)).length;
  const points = /^(?:SEE|PER|REFER|TBD|NONE|NA|VARIOUS|AS|TO)$/.test(first?.plain ?? '');
  return points || words.length > MOST_WORDS || small > 3 || words.some(isOfSentence);
}
