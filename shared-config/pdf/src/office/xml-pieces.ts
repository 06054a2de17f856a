/** A tag without the prefix of its namespace, or the text between two tags. */
export type XmlPiece =
  | { readonly kind: 'open' | 'close' | 'empty'; readonly name: string; readonly tag: string }
  | { readonly kind: 'text'; readonly text: string };

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LAST_CODE_POINT = 0x10ffff;

/** Text with what its five names and its numbers stand for; a file cannot define others. */
function plain(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? all;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '';
  });
}

function tagPiece(tag: string): XmlPiece {
  const kind = tag.startsWith('/') ? 'close' : tag.endsWith('/') ? 'empty' : 'open';
  const [, name = ''] = /^\/?(?:[^\s:/>]+:)?([^\s/>]+)/.exec(tag) ?? [];
  return { kind, name, tag };
}

/** The pieces of a part of an Office file, one after the other. Declarations and comments are left out; a part that defines a type ends. */
export function* xmlPieces(xml: string): Generator<XmlPiece> {
  let at = 0;
  while (at < xml.length) {
    const start = xml.indexOf('<', at);
    const end = start < 0 ? xml.length : start;
    if (end > at) yield { kind: 'text', text: plain(xml.slice(at, end)) };
    if (start < 0) return;
    if (xml.startsWith('<!--', start)) {
      const close = xml.indexOf('-->', start);
      at = close < 0 ? xml.length : close + 3;
    } else if (xml.startsWith('<![CDATA[', start)) {
      const close = xml.indexOf(']]>', start);
      const last = close < 0 ? xml.length : close;
      yield { kind: 'text', text: xml.slice(start + 9, last) };
      at = last + 3;
    } else {
      const close = xml.indexOf('>', start);
      const tag = xml.slice(start + 1, close < 0 ? xml.length : close);
      // Office writes no DTD; one could define names that stand for long texts.
      if (tag.startsWith('!')) return;
      if (!tag.startsWith('?')) yield tagPiece(tag);
      at = close < 0 ? xml.length : close + 1;
    }
  }
}

/** The value of an attribute of a tag, whatever the prefix of its name; undefined: it has none. */
export function attributeOf(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : plain(value);
}
