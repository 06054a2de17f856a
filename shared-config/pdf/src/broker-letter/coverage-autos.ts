import { type Auto, joinAutos } from '@vcms/domain';
import { type Found, foundIn } from '../acord25/found.ts';
import type { FlowWord } from '../emr-letter/flow.ts';
import type { Coverage } from './coverages.ts';

const ANCHOR = /^(?:AUTOS?|AUTOMOBILES?|VEHICLES?)$/;
/** What stands before it and among its kinds. */
const JOINS = /^(?:|AND|OR|ALL|ONLY)$/;
/** A letter that leaves something out may mean any of what it names. */
const DENIES = /^(?:NO|NOT|EXCLUD\w*|EXCEPT\w*|WITHOUT|NONE|OTHER)$/;
/** Damage to the vehicle itself is no liability. */
const OF_ANOTHER = /^(?:PHYSICAL|MEDICAL|COMPREHENSIVE|COLLISION)$/;
const KINDS: Readonly<Record<string, readonly Auto[]>> = {
  ANY: ['any'],
  OWNED: ['owned'],
  SCHEDULED: ['scheduled'],
  HIRED: ['hired'],
  NONOWNED: ['non_owned'],
  HIREDNONOWNED: ['hired', 'non_owned'],
};

interface Named {
  readonly autos: readonly Auto[];
  readonly words: readonly FlowWord[];
}

/** The kinds right before the word for autos: "owned, hired and non-owned autos". */
function namedBefore(words: readonly FlowWord[], anchor: number): Named {
  const autos: Auto[] = [];
  const taken: FlowWord[] = [];
  for (let at = anchor - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (word === undefined) break;
    const isSplit = word.plain === 'OWNED' && words[at - 1]?.plain === 'NON';
    const kinds = isSplit ? KINDS.NONOWNED : KINDS[word.plain];
    if (kinds === undefined && !JOINS.test(word.plain)) break;
    if (kinds === undefined) continue;
    autos.push(...kinds);
    taken.unshift(word);
    if (isSplit) at -= 1;
  }
  return { autos, words: taken };
}

/** Which autos the text of automobile liability says are covered; nothing where it leaves some out, or names none. */
export function coverageAutos({ line, words }: Coverage): Found<string> | undefined {
  if (line !== 'auto' || words.some(({ plain }) => DENIES.test(plain))) return undefined;
  const named = words.flatMap(({ plain }, at) => {
    const isLiability = ANCHOR.test(plain) && !OF_ANOTHER.test(words[at + 1]?.plain ?? '');
    return isLiability ? [namedBefore(words, at)] : [];
  });
  const [first, ...rest] = named.flatMap((one) => one.words);
  if (first === undefined) return undefined;
  return foundIn(joinAutos(named.flatMap(({ autos }) => autos)), first.page, [first, ...rest], 'likely');
}
