/** Capitals and digits that recognition takes for each other, each by the one that stands for all of them. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{
    '0': 'O',
    Q: 'O',
    D: 'O',
    '1': 'I',
    L: 'I',
    T: 'I',
    '5': 'S',
    '8': 'B',
    '2': 'Z',
    '6': 'G',
    C: 'G',
    V: 'Y',
    E: 'B',
  },
};
/** Words of so many letters may have one letter, or two, more, less or other than they should. */
const ONE_WRONG = 5;
const TWO_WRONG = 9;
/** The form has both, and they are no misreading of each other. */
const APART = new Set(
  'INSURED INSURER EMPLOYEE EMPLOYER CONTACT CONTRACT PERSON PERSONAL INSURANCE'.split(' '),
);

function looks(word: string): string {
  return [...word].map((letter) => ALIKE[letter] ?? letter).join('');
}

/** How many letters have to be changed, added or left out (Levenshtein). */
function changes(one: string, other: string): number {
  let row = [...other, ''].map((_, at) => at);
  for (let from = 1; from <= one.length; from += 1) {
    const next = [from];
    for (let to = 1; to <= other.length; to += 1) {
      const same = (row[to - 1] ?? 0) + (one[from - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(same, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Whether a recognised word may be a word of the form; both in capitals and digits. Pure. */
export function isAlike(plain: string, wanted: string): boolean {
  if (plain === wanted) return true;
  if (APART.has(plain) || plain.length < 2) return false;
  const [one, other] = [looks(plain), looks(wanted)];
  if (one === other) return true;
  const most = wanted.length >= TWO_WRONG ? 2 : wanted.length >= ONE_WRONG ? 1 : 0;
  return Math.abs(one.length - other.length) <= most && changes(one, other) <= most;
}
