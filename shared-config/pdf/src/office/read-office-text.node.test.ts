import { sampleDocx, zipOf } from '@vcms/seed/sample-office';
import { describe, expect, it } from 'vitest';
import { OFFICE_LIMITS, type OfficeLimits, plainText } from './office-text.ts';
import { readOfficeText } from './read-office-text.ts';

const TYPES = '<Types/>';
const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

function word(body: string, more: Readonly<Record<string, string>> = {}): Blob {
  const xml = `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;
  return blobOf(zipOf({ '[Content_Types].xml': TYPES, 'word/document.xml': xml, ...more }));
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

async function blocksOf(file: Blob, limits?: OfficeLimits) {
  const read = await readOfficeText(file, limits);
  if (read.kind !== 'text') throw new Error(`No text: ${read.kind}`);
  return read;
}

describe('a Word file', () => {
  it('is read as headings, paragraphs and tables in their order', async () => {
    const file = sampleDocx('Site rules', ['Helmets & vests', ' 5 < 6 '], [['Gate', 'North'], ['Crane']]);
    expect(await blocksOf(blobOf(file))).toEqual({
      kind: 'text',
      isPartial: false,
      blocks: [
        { kind: 'heading', text: 'Site rules' },
        { kind: 'paragraph', text: 'Helmets & vests' },
        { kind: 'paragraph', text: '5 < 6' },
        { kind: 'table', rows: [['Gate', 'North'], ['Crane']], isCut: false },
      ],
    });
  });

  it('gives markup, formulas and what was deleted for what they are', async () => {
    const { blocks } = await blocksOf(
      word(
        paragraph('&lt;script&gt;alert(1)&lt;/script&gt; &#65;&#x42;') +
          '<w:p><w:r><w:instrText>HYPERLINK "https://evil.example"</w:instrText></w:r><w:r><w:tab/><w:t>shown</w:t><w:br/><w:t>below</w:t></w:r></w:p>' +
          '<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p><!-- <w:t>hidden</w:t> -->',
      ),
    );
    expect(blocks).toEqual([
      { kind: 'paragraph', text: '<script>alert(1)</script> AB' },
      { kind: 'paragraph', text: 'shown\nbelow' },
    ]);
  });

  it('keeps a table in a cell as text of the cell, and reads text that is there twice once', async () => {
    const inner = `<w:tbl><w:tr><w:tc>${paragraph('inner')}</w:tc></w:tr></w:tbl>`;
    const box = `<mc:AlternateContent><mc:Choice>${paragraph('box')}</mc:Choice><mc:Fallback>${paragraph('box')}</mc:Fallback></mc:AlternateContent>`;
    const cell = `<w:tc>${paragraph('outer')}${inner}</w:tc>`;
    const { blocks } = await blocksOf(word(`<w:tbl><w:tr>${cell}</w:tr></w:tbl>${box}`));
    expect(blocks).toEqual([
      { kind: 'table', rows: [['outer\ninner']], isCut: false },
      { kind: 'paragraph', text: 'box' },
    ]);
  });

  it('ends at a definition of its own, so that no name grows into a long text', async () => {
    const xml =
      '<!DOCTYPE d [<!ENTITY a "aaaa">]><w:document><w:body><w:p><w:t>&a;</w:t></w:p></w:body></w:document>';
    const file = blobOf(zipOf({ 'word/document.xml': xml }));
    expect(await readOfficeText(file)).toEqual({ kind: 'no-text' });
    expect(plainText((await blocksOf(word(paragraph('x &a; y')))).blocks)).toBe('x &a; y');
  });

  it('says when it is longer than what is read', async () => {
    const file = word(['one', 'two', 'three'].map(paragraph).join(''));
    expect(await blocksOf(file, { ...OFFICE_LIMITS, characters: 6 })).toEqual({
      kind: 'text',
      isPartial: true,
      blocks: [
        { kind: 'paragraph', text: 'one' },
        { kind: 'paragraph', text: 'two' },
      ],
    });
  });
});

describe('an Excel file', () => {
  const cell = (place: string, value: string, more = '') => `<c r="${place}"${more}><v>${value}</v></c>`;
  const SHEET = `<worksheet><sheetData>
    <row r="1">${cell('A1', '0', ' t="s"')}${cell('C1', '1', ' t="s"')}</row>
    <row r="2"><c r="A2" t="inlineStr"><is><t>Crane</t></is></c>${cell('B2', '46022', ' s="1"')}${cell('C2', '0.1', '')}</row>
    <row r="3"/>
    <row r="4">${cell('A4', '1', ' t="b"')}<c r="B4" t="str"><f>A1&amp;"x"</f><v>made</v></c></row>
  </sheetData></worksheet>`;

  function workbook(sheets: Readonly<Record<string, string>>, more = ''): Blob {
    const names = Object.keys(sheets);
    const list = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"${more}/>`);
    const links = names.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/s${at}.xml"/>`);
    const parts = names.map((name, at) => [`xl/worksheets/s${at}.xml`, sheets[name] ?? '']);
    return blobOf(
      zipOf({
        'xl/workbook.xml': `<workbook><sheets>${list.join('')}</sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships>${links.join('')}</Relationships>`,
        'xl/sharedStrings.xml':
          '<sst><si><t>Machine</t></si><si><r><t>Last </t></r><r><t>check</t></r><rPh><t>spoken</t></rPh></si></sst>',
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy\\-mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>',
        ...Object.fromEntries(parts),
      }),
    );
  }

  it('is read as tables, with texts, days, numbers and what formulas gave', async () => {
    expect((await blocksOf(workbook({ Machines: SHEET, Empty: '<worksheet/>' }))).blocks).toEqual([
      {
        kind: 'table',
        title: 'Machines',
        isCut: false,
        rows: [
          ['Machine', '', 'Last check'],
          ['Crane', '12/31/2025', '0.1'],
          ['TRUE', 'made'],
        ],
      },
    ]);
    const hidden = await blocksOf(workbook({ Machines: SHEET }, ' state="hidden"'));
    expect(hidden.blocks[0]).toMatchObject({ title: 'Machines (hidden)' });
  });

  it('says of a sheet that rows or columns are left out', async () => {
    const few = { ...OFFICE_LIMITS, rows: 1 };
    expect(await blocksOf(workbook({ Machines: SHEET }), few)).toMatchObject({
      isPartial: true,
      blocks: [{ rows: [['Machine', '', 'Last check']], isCut: true }],
    });
    const narrow = await blocksOf(workbook({ Machines: SHEET }), { ...OFFICE_LIMITS, columns: 1 });
    expect(narrow.blocks).toMatchObject([{ rows: [['Machine'], ['Crane'], ['TRUE']], isCut: true }]);
    const sheets = await blocksOf(workbook({ One: SHEET, Two: SHEET }), { ...OFFICE_LIMITS, sheets: 1 });
    expect([sheets.isPartial, sheets.blocks.length]).toEqual([true, 1]);
  });
});

describe('a file that is none', () => {
  it('is damaged, empty or too large, and never throws', async () => {
    const whole = sampleDocx('Site rules', ['Helmets']);
    for (let end = 0; end < whole.length; end += 7)
      expect(['damaged', 'no-text']).toContain((await readOfficeText(blobOf(whole.subarray(0, end)))).kind);
    expect(await readOfficeText(blobOf(zipOf({ 'a.txt': 'x' })))).toEqual({ kind: 'no-text' });
    expect(await readOfficeText(blobOf(Buffer.from('plain')))).toEqual({ kind: 'damaged' });
  });

  it('does not unpack to more than it may, whatever its directory says', async () => {
    const bomb = word(paragraph('x'.repeat(4_000_000)));
    expect(bomb.size).toBeLessThan(20_000);
    expect(await readOfficeText(bomb, { ...OFFICE_LIMITS, unpacked: 1_000_000 })).toEqual({
      kind: 'too-much',
    });
  });
});
