/** Letters that Unicode does not take apart into a plain letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** A name of 120 letters has as many beginnings at most; letters that fold into two at most twice as many. */
export const NAME_WORDS_MAX = 240;

/** Words of a text, folded: small letters without marks and apostrophes, parted by all that is no letter or digit. */
export function foldedWords(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘ʼ]/gu, '')
    .replace(/[ßæœøđðłþı]/g, (letter) => PLAIN[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * The beginnings of every word of a name, by which lists find it; trusted code keeps them beside the name. Each once, the
 * short ones first, NAME_WORDS_MAX at most.
 */
export function nameWords(name: string): string[] {
  const beginnings = foldedWords(name).flatMap((word) => {
    const letters = [...word];
    return letters.map((_letter, at) => letters.slice(0, at + 1).join(''));
  });
  const ordered = [...new Set(beginnings)].sort((left, right) => left.length - right.length);
  return ordered.slice(0, NAME_WORDS_MAX);
}

/** What one index lookup narrows a search to: its longest word, which fewest names have. Undefined: nothing to look for. */
export function wordToFind(search: string): string | undefined {
  return foldedWords(search).reduce<string | undefined>(
    (longest, word) => (longest === undefined || word.length > longest.length ? word : longest),
    undefined,
  );
}

/** True when each word that was typed begins a word of the name; without a word, of every name. */
export function matchesWords(name: string, search: string): boolean {
  const words = foldedWords(name);
  return foldedWords(search).every((typed) => words.some((word) => word.startsWith(typed)));
}
