import { INSURER_LETTERS, type ReadCertificate, type ReadInsurer } from './certificate.ts';
import { foundIn, foundText, given } from './found.ts';
import { findPhrase, type Phrase } from './phrases.ts';
import { heightOf, type Line, type Word } from './words.ts';

/** 5 digits at the end of the line are the insurer's number. */
function insurerIn(words: readonly Word[], page: number): ReadInsurer | undefined {
  const rest = words.filter(({ text }) => text !== ':' && text !== '#');
  const last = rest.at(-1);
  const hasNumber = last !== undefined && /^\d{5}$/.test(last.text);
  const name = foundText(hasNumber ? rest.slice(0, -1) : rest, page, [2, 120]);
  if (name === undefined) return undefined;
  return given<ReadInsurer>({
    name,
    naicNo: hasNumber ? foundIn(last.text, page, [last]) : undefined,
  });
}

/** Points by which the rows of the insurers begin above each other. */
const SAME_LEFT = 6;
/** Heights of a letter behind INSURER within which its letter and its colon stand. */
const LETTER = 3.5;

/** The row's own letter, as far as it was recognised, and what is behind it. */
function partsOf({ line, to, box }: Phrase): { readonly letter: string; readonly rest: readonly Word[] } {
  const words = line.slice(to);
  const isSign = ({ plain, right }: Word) => plain.length < 2 && right - box.right < LETTER * heightOf(box);
  const signs = words.slice(0, words.findIndex((word) => !isSign(word)) + 1 || undefined).filter(isSign);
  return { letter: signs.map(({ plain }) => plain).join(''), rest: words.slice(signs.length) };
}

/**
 * A letter that stands alone is what recognition overlooks most: the form has its rows in the order of the alphabet. None where a
 * letter that was recognised says otherwise.
 */
function byOrder(lines: readonly Line[], page: number): ReadCertificate['insurers'] {
  const rows = findPhrase(lines, 'INSURER')
    .filter(({ words: [first] }) => first.isScanned === true)
    .toSorted((one, other) => one.box.top - other.box.top);
  const [first] = rows;
  const column = rows.filter(({ box }) => Math.abs(box.left - (first?.box.left ?? 0)) < SAME_LEFT);
  const parts = column.map(partsOf);
  const isInOrder = parts.every(({ letter }, at) => {
    const known = (INSURER_LETTERS as readonly string[]).indexOf(letter);
    return known < 0 || known === at;
  });
  if (!isInOrder || column.length !== rows.length || rows.length > INSURER_LETTERS.length) return {};
  return Object.fromEntries(
    parts.flatMap(({ rest }, at) => {
      const insurer = insurerIn(rest, page);
      return insurer === undefined ? [] : [[INSURER_LETTERS[at], insurer]];
    }),
  );
}

/** The insurers by their letters on the form. */
export function readInsurers(lines: readonly Line[], page: number): ReadCertificate['insurers'] {
  const byLetter = Object.fromEntries(
    INSURER_LETTERS.flatMap((letter) => {
      const [phrase, ...others] = findPhrase(lines, `INSURER ${letter}`);
      const insurer =
        phrase === undefined || others.length > 0 ? undefined : insurerIn(phrase.line.slice(phrase.to), page);
      return insurer === undefined ? [] : [[letter, insurer]];
    }),
  );
  return { ...byOrder(lines, page), ...byLetter };
}
