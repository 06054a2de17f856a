import { deflateRawSync } from 'node:zlib';

/** Of ZIP: the polynomial of Ethernet, reversed. */
const POLYNOMIAL = 0xedb88320;

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? POLYNOMIAL : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function numbers(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) at = bytes.writeUIntLE(value, at, size);
  return bytes;
}

/** Parts by their names as a ZIP: all that an Office file is around them. */
export function zipOf(parts: Readonly<Record<string, string>>): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const plain = Buffer.from(text);
    const packed = deflateRawSync(plain);
    const label = Buffer.from(name);
    const facts = numbers(
      ...([20, 0x0800, 8, 0, 0x21] as const).map((value) => [2, value] as const),
      [4, crc32(plain)],
      [4, packed.length],
      [4, plain.length],
      [2, label.length],
      [2, 0],
    );
    const part = Buffer.concat([numbers([4, 0x04034b50]), facts, label, packed]);
    const rest = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]);
    directory.push(Buffer.concat([numbers([4, 0x02014b50], [2, 20]), facts, rest, label]));
    local.push(part);
    at += part.length;
  }
  const listed = Buffer.concat(directory);
  const count = directory.length;
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, listed.length],
    [4, at],
    [2, 0],
  );
  return Buffer.concat([...local, listed, end]);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const TYPES =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';

const paragraph = (text: string, style = '') =>
  `<w:p><w:pPr>${style === '' ? '' : `<w:pStyle w:val="${style}"/>`}</w:pPr><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;

/** A Word file of a heading, paragraphs and a table, as Word writes them. */
export function sampleDocx(
  heading: string,
  paragraphs: readonly string[],
  rows: readonly (readonly string[])[] = [],
): Buffer {
  const cells = (row: readonly string[]) => row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('');
  const table = `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`;
  const body = [paragraph(heading, 'Heading1'), ...paragraphs.map((text) => paragraph(text))].join('');
  return zipOf({
    '[Content_Types].xml': TYPES,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}${rows.length === 0 ? '' : table}</w:body></w:document>`,
  });
}
