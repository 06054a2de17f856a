import { parsePhone } from '@vcms/domain';
import type { ReadCertificate } from './certificate.ts';
import { type Found, foundIn, foundText, given } from './found.ts';
import { findFirst, findPhrase, isLabel, type Phrase } from './phrases.ts';
import { readInsurers } from './read-insurers.ts';
import { parseDate } from './read-values.ts';
import { heightOf, type Line, middleOf, type Word } from './words.ts';

/** A label that stands alone, once. */
function labelOf(lines: readonly Line[], text: string): Phrase | undefined {
  const labels = findPhrase(lines, text).filter(isLabel);
  return labels.length === 1 ? labels[0] : undefined;
}

function wordsIn(line: Line, left: number, right: number): readonly Word[] {
  return line.filter((word) => word.left >= left && word.right <= right);
}

/** Words up to the first wide gap: the next part of the form begins behind it. */
function untilGap(words: readonly Word[], gap = 3): readonly Word[] {
  const end = words.findIndex((word, index) => {
    const before = words[index - 1];
    return before !== undefined && word.left - before.right > gap * heightOf(word);
  });
  return end < 0 ? words : words.slice(0, end);
}

/** The first line of a box of the form: beside its label, or under it. */
function firstLineOf(lines: readonly Line[], label: Phrase, right: number, bottom: number): readonly Word[] {
  const { box, line, to } = label;
  const beside = untilGap(wordsIn(line.slice(to), box.right - 1, right)).filter(({ plain }) => plain !== '');
  if (beside.length > 0) return beside;
  const height = heightOf(box);
  const below = lines.find((candidate) => {
    const [first] = wordsIn(candidate, box.left - 2 * height, right);
    return first !== undefined && first.top > box.top + 0.5 * height && middleOf(first) < bottom;
  });
  return below === undefined ? [] : untilGap(wordsIn(below, box.left - 2 * height, right));
}

/** How far a box of the form's left half may reach. */
function leftHalf(lines: readonly Line[]): number {
  const words = lines.flat();
  const right = Math.max(...words.map((word) => word.right));
  const contact = findFirst(lines, ['CONTACT', 'INSURERS AFFORDING', 'INSURER A']).find(
    ({ box }) => box.left > right * 0.3,
  );
  return contact?.box.left ?? right * 0.55;
}

function nameUnder(
  lines: readonly Line[],
  text: string,
  end: string,
  page: number,
  bounds: readonly [number, number],
): Found<string> | undefined {
  const label = labelOf(lines, text);
  if (label === undefined) return undefined;
  const bottom = findPhrase(lines, end).find(({ box }) => box.top > label.box.bottom)?.box.top;
  const words = firstLineOf(
    lines,
    label,
    leftHalf(lines),
    bottom ?? label.box.bottom + 8 * heightOf(label.box),
  );
  return words.some(({ plain }) => /[A-Z]/.test(plain)) ? foundText(words, page, bounds) : undefined;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

interface Address {
  readonly text: string;
  readonly words: readonly [Word, ...Word[]];
}

/** Words with an @; recognition sees a gap beside it that is none. */
function addressesIn(line: Line): readonly Address[] {
  return line.flatMap((word, at): readonly Address[] => {
    if (!word.text.includes('@')) return [];
    const before = line[at - 1];
    const isPart =
      word.isScanned === true &&
      word.text.startsWith('@') &&
      before !== undefined &&
      word.left - before.right < heightOf(word);
    return isPart
      ? [{ text: before.text + word.text, words: [before, word] }]
      : [{ text: word.text, words: [word] }];
  });
}

function readEmail(head: readonly Line[], page: number): Found<string> | undefined {
  const addresses = head.flatMap(addressesIn).filter(({ text }) => EMAIL.test(text) && text.length <= 120);
  const [address] = addresses;
  if (address === undefined || addresses.length > 1) return undefined;
  return foundIn(address.text.toLowerCase(), page, address.words);
}

function readPhone(head: readonly Line[], page: number): Found<string> | undefined {
  const label = findPhrase(head, 'PHONE').find(isLabelStart);
  if (label === undefined) return undefined;
  const { box } = label;
  const height = heightOf(box);
  // Its name has two lines, and the number stands beside either.
  const beside = head
    .flat()
    .filter((word) => word.left >= box.right - 1)
    .filter((word) => middleOf(word) > box.top && middleOf(word) < box.bottom + 1.3 * height)
    .toSorted((one, other) => one.left - other.left);
  const fax = beside.findIndex(({ plain }) => plain.startsWith('FAX'));
  const words = beside
    .slice(0, fax < 0 ? undefined : fax)
    .filter(({ text }) => /^[+(]?\d[\d().-]*$/.test(text));
  const [first, ...rest] = words;
  if (first === undefined) return undefined;
  const phone = parsePhone(words.map(({ text }) => text).join(' '));
  return phone === undefined ? undefined : foundIn(phone, page, [first, ...rest]);
}

function isLabelStart({ line, from, box }: Phrase): boolean {
  const before = line[from - 1];
  return before === undefined || box.left - before.right > heightOf(box);
}

type Parties = Omit<ReadCertificate, 'page' | 'lines'>;

/** Who is on the certificate, and its date. `tableTop`: where the table of policies begins. */
export function readParties(lines: readonly Line[], tableTop: number, page: number): Parties {
  const head = lines.filter(([first]) => first !== undefined && middleOf(first) < tableTop);
  const tail = lines.filter(([first]) => first !== undefined && middleOf(first) >= tableTop);
  const producer = labelOf(head, 'PRODUCER');
  const above = head.filter(([first]) => first !== undefined && middleOf(first) < (producer?.box.top ?? 0));
  const dates = above.flat().flatMap((word) => {
    const date = parseDate(word.text);
    return date === undefined ? [] : [foundIn(date, page, [word])];
  });
  return given<Parties>({
    issuedOn: dates.length === 1 ? dates[0] : undefined,
    producerName: nameUnder(head, 'PRODUCER', 'INSURED', page, [1, 120]),
    producerEmail: readEmail(head, page),
    producerPhone: readPhone(head, page),
    namedInsured: nameUnder(head, 'INSURED', 'COVERAGES', page, [2, 160]),
    insurers: readInsurers(head, page),
    holder: nameUnder(tail, 'CERTIFICATE HOLDER', 'AUTHORIZED REPRESENTATIVE', page, [2, 160]),
  });
}
