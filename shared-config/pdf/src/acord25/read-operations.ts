import { type Found, foundIn } from './found.ts';
import { findPhrase, isLabel } from './phrases.ts';
import { heightOf, type Line, middleOf, type Word } from './words.ts';

/** Letters of the description, with its remarks; more is no longer read beside a policy, and stands on the paper. */
const MOST = 2_000;
/** Lines of small print that belong to the label: where more may be attached. */
const OF_LABEL = /MORESPACEISREQUIRED|MAYBEATTACHED/;
/** The foot of a page of remarks. */
const FOOT = /^ACORD101(?:2|$)|NAMEANDLOGOAREREGISTERED|ACORDCORPORATION/;

/** Text that was read, line by line. */
export interface ReadText {
  readonly page: number;
  readonly lines: readonly Line[];
}

const plainOf = (line: Line): string => line.map(({ plain }) => plain).join('');
const middle = ([first]: Line): number => (first === undefined ? Number.NaN : middleOf(first));

/** What stands in the box of the description; undefined: the page has none, or it is empty. */
export function readOperations(lines: readonly Line[], page: number): ReadText | undefined {
  const [label] = findPhrase(lines, 'DESCRIPTION OF OPERATIONS LOCATIONS');
  if (label === undefined) return undefined;
  const { box, line } = label;
  const end = findPhrase(lines, 'CERTIFICATE HOLDER').find(
    (phrase) => phrase.box.top > box.bottom && isLabel(phrase),
  );
  if (end === undefined) return undefined;
  const inside = lines.filter((one) => one !== line && middle(one) > box.bottom && middle(one) < end.box.top);
  const text = inside.filter(
    (one) => middle(one) > box.bottom + 2 * heightOf(box) || !OF_LABEL.test(plainOf(one)),
  );
  return text.length === 0 ? undefined : { page, lines: text };
}

/** What stands on a page of remarks to a certificate (ACORD 101); undefined: it is none. */
export function readRemarks(lines: readonly Line[], page: number): ReadText | undefined {
  if (findPhrase(lines, 'ADDITIONAL REMARKS SCHEDULE').length === 0) return undefined;
  const [title] = findPhrase(lines, 'FORM TITLE');
  if (title === undefined) return undefined;
  const below = lines.filter((line) => middle(line) > title.box.bottom);
  const foot = below.findIndex((line) => FOOT.test(plainOf(line)));
  const text = foot < 0 ? below : below.slice(0, foot);
  return text.length === 0 ? undefined : { page, lines: text };
}

function held(text: string): string {
  if (text.length <= MOST) return text;
  const room = text.slice(0, MOST - 1);
  return `${room.slice(0, Math.max(0, room.search(/\s\S*$/)))} …`;
}

/** Description and remarks as one text, at the place of its first page. */
export function operationsOf(texts: readonly ReadText[]): Found<string> | undefined {
  const [first] = texts;
  const [word, ...words]: readonly Word[] = first?.lines.flat() ?? [];
  if (first === undefined || word === undefined) return undefined;
  const lines = texts.flatMap((text) => text.lines.map((line) => line.map((one) => one.text).join(' ')));
  const isSure = texts.every(({ lines: all }) => all.flat().every(({ isUnsure }) => isUnsure !== true));
  return foundIn(held(lines.join('\n')), first.page, [word, ...words], isSure ? 'sure' : 'likely');
}
