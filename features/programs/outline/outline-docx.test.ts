import JSZip from 'jszip';
import { expect, it } from 'vitest';
import { PROGRAMS } from '../demo/catalogue/index.ts';
import { outlineFileName, programOutline } from '../model/program-outline.ts';
import { outlineDocx } from './outline-docx.ts';

const COMPANY = 'Müller & Sons <Roofing>';
const ASK = 'Northfield Energy: All contractors. Pass mark 80, reviewed every 24 months.';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

interface ReadParagraph {
  readonly style: string;
  readonly text: string;
}

/** Paragraphs outside of the table, and the cells of the table by rows. */
async function read(bytes: ArrayBuffer) {
  const zip = await JSZip.loadAsync(bytes);
  const partOf = async (path: string) =>
    new DOMParser().parseFromString((await zip.file(path)?.async('string')) ?? '', 'application/xml');
  const document = await partOf('word/document.xml');
  const all = (parent: Document | Element, name: string) => [...parent.getElementsByTagNameNS(WORD, name)];
  const textOf = (node: Element) =>
    all(node, 't')
      .map(({ textContent }) => textContent ?? '')
      .join('');
  const paragraphs: readonly ReadParagraph[] = all(document, 'p')
    .filter((node) => node.closest('tbl') === null)
    .map((node) => ({
      style: all(node, 'pStyle')[0]?.getAttributeNS(WORD, 'val') ?? '',
      text: textOf(node),
    }));
  const rows = all(document, 'tr').map((row) => all(row, 'tc').map(textOf));
  const styles = all(await partOf('word/styles.xml'), 'style').map((node) =>
    node.getAttributeNS(WORD, 'styleId'),
  );
  return { paragraphs, rows, styles };
}

it.each(PROGRAMS.map((program) => [program.id, program] as const))(
  'writes %s with a heading, what it must say and room to write for each element',
  async (_, program) => {
    const outline = programOutline(program, COMPANY, [ASK]);
    const { paragraphs, rows, styles } = await read(await outlineDocx(outline));

    expect(paragraphs[0]).toEqual({ style: 'Title', text: program.title });
    expect(paragraphs[1]?.text).toContain(`Written safety program of ${COMPANY}.`);
    expect(paragraphs.map(({ text }) => text)).toContain(ASK);
    expect(rows).toEqual([
      ['No.', 'Element', 'Points', 'Critical', 'Reference'],
      ...outline.elements.map(({ number, heading, points, critical, cfr }) => [
        ...[String(number), heading, String(points), critical ? 'Yes' : '', cfr],
      ]),
    ]);
    const places = paragraphs.flatMap(({ style }, index) => (style === 'Heading2' ? [index] : []));
    expect(places).toHaveLength(program.elements.length);
    for (const [index, place] of places.entries()) {
      const [heading, facts, must, room] = paragraphs.slice(place, place + 4);
      const { text = '', points = 0, critical, cfr = '' } = program.elements[index] ?? {};
      expect(heading?.text).toBe(`${index + 1}. ${outline.elements[index]?.heading}`);
      expect(facts?.text.startsWith(points === 1 ? '1 point' : `${points} points`)).toBe(true);
      expect(facts?.text.includes('Critical')).toBe(critical);
      expect(facts?.text).toContain(cfr);
      expect(must?.text).toBe(`Must say: ${text}`);
      expect(room).toEqual({ style: '', text: '' });
    }
    for (const style of new Set(paragraphs.map((entry) => entry.style).filter(Boolean)))
      expect(styles).toContain(style);
  },
);

it('has a short heading for each element, and a file name of its program', () => {
  const headings = PROGRAMS.flatMap((program) => programOutline(program, COMPANY, []).elements).map(
    ({ heading }) => heading,
  );

  expect(PROGRAMS).toHaveLength(22);
  expect(headings.filter((heading) => heading.length < 8 || heading.endsWith('.'))).toEqual([]);
  expect(PROGRAMS.map(outlineFileName)).toContain('fall-protection-outline.docx');
});
