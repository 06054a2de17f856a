const SIMPLE: { readonly [name: string]: string } = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\x07',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '?': '?',
};

const CODED = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-3][0-7]{2}))/y;

function codePointAt(source: string, offset: number): { text: string; length: number } | undefined {
  CODED.lastIndex = offset;
  const match = CODED.exec(source);
  if (match === null) {
    return undefined;
  }
  const [whole, hex2, hex4, hex8, octal] = match;
  const code =
    octal === undefined ? Number.parseInt(hex2 ?? hex4 ?? hex8 ?? '', 16) : Number.parseInt(octal, 8);
  return code > 0x10ffff ? undefined : { text: String.fromCodePoint(code), length: whole.length };
}

/** One escape sequence that begins with the backslash at `offset`; `undefined` when the language has no such. */
export function readEscape(source: string, offset: number): { text: string; length: number } | undefined {
  const coded = codePointAt(source, offset);
  if (coded !== undefined) {
    return coded;
  }
  const name = source[offset + 1] ?? '';
  const simple = Object.hasOwn(SIMPLE, name) ? SIMPLE[name] : undefined;
  return simple === undefined ? undefined : { text: simple, length: 2 };
}

/**
 * One escape sequence of a literal of bytes, as a string with one character for each byte. Coded ones are single bytes,
 * of which a character may need several; code points cannot be escaped.
 */
export function readByteEscape(source: string, offset: number): { text: string; length: number } | undefined {
  return /[uU]/.test(source[offset + 1] ?? '') ? undefined : readEscape(source, offset);
}

/** UTF-8 of a text, one character for each byte. */
export function utf8Characters(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}
