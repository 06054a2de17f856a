import { findPhrase } from './phrases.ts';
import { isMark } from './read-values.ts';
import { boxOf, heightOf, type Line, middleOf, type Word } from './words.ts';

/** A name of the form in one line or in two lines of a narrow cell. */
interface Name {
  readonly box: ReturnType<typeof boxOf>;
  /** Of one line's letters. */
  readonly height: number;
}

/** Heights of a letter from a tick to the name behind it. */
const NEAR = 3;

/** `PER STATUTE`, or `PER` above `STATUTE`. */
function namesOf(lines: readonly Line[], text: string): readonly Name[] {
  const whole = findPhrase(lines, text).map(({ box }) => ({ box, height: heightOf(box) }));
  if (whole.length > 0) return whole;
  const parts = text.split(/[ -]+/);
  return parts.slice(1).flatMap((_, cut) => {
    const upper = findPhrase(lines, parts.slice(0, cut + 1).join(' '));
    const lower = findPhrase(lines, parts.slice(cut + 1).join(' '));
    return upper.flatMap((first) =>
      lower.flatMap((second) => {
        const height = heightOf(first.box);
        const drop = second.box.top - first.box.top;
        const isUnder = second.box.left < first.box.right && second.box.right > first.box.left;
        if (!isUnder || drop < 0.5 * height || drop > 1.8 * height) return [];
        return [{ box: boxOf([first.words[0], ...first.words, ...second.words]), height }];
      }),
    );
  });
}

function isBefore(mark: Word, { box, height }: Name, lines: readonly Line[]): boolean {
  const gap = box.left - mark.right;
  if (gap < -0.4 * height || gap > NEAR * height) return false;
  const off = Math.abs(middleOf(mark) - middleOf(box));
  // A box's sign is often taller than the letters, and set a little higher or lower.
  if (off > Math.max(0.9 * height, 0.45 * heightOf(box))) return false;
  return lines
    .flat()
    .every(
      (word) =>
        word === mark ||
        isMark(word) ||
        word.plain === '' ||
        word.left < mark.right - 1 ||
        word.right > box.left + 1 ||
        Math.abs(middleOf(word) - middleOf(box)) > 0.5 * height,
    );
}

/** A box of the form by its name: it may not be there, be empty or ticked, or stand between two marks. */
export type Box =
  | { readonly kind: 'absent' | 'empty' | 'unclear' }
  | { readonly kind: 'ticked'; readonly mark: Word };

/** The box before the first of these names that the page has. */
export function boxBefore(lines: readonly Line[], texts: readonly string[]): Box {
  const marks = lines.flat().filter(isMark);
  for (const text of texts) {
    const names = namesOf(lines, text);
    if (names.length === 0) continue;
    const found = names.flatMap((name) => marks.filter((mark) => isBefore(mark, name, lines)));
    const [first, ...others] = found;
    // A field's letter and its drawing are one tick.
    const isOne = others.every((other) => first !== undefined && Math.abs(other.left - first.left) < 6);
    if (first === undefined) return { kind: 'empty' };
    return isOne ? { kind: 'ticked', mark: first } : { kind: 'unclear' };
  }
  return { kind: 'absent' };
}

/** The tick right before a name of the form; undefined: none, or two. */
export function tickBefore(lines: readonly Line[], texts: readonly string[]): Word | undefined {
  const box = boxBefore(lines, texts);
  return box.kind === 'ticked' ? box.mark : undefined;
}
