import { describe, expect, it } from 'vitest';
import { OFFICE_LIMITS } from './office-text.ts';
import { readTableText } from './read-table-text.ts';

const tableOf = (text: string | Uint8Array<ArrayBuffer>, limits = OFFICE_LIMITS) =>
  readTableText(new Blob([text]), limits);

async function rowsOf(text: string, limits = OFFICE_LIMITS) {
  const read = await tableOf(text, limits);
  const [table] = read.kind === 'text' ? read.blocks : [];
  if (table?.kind !== 'table') throw new Error(`No table: ${read.kind}`);
  return table;
}

describe('a CSV file', () => {
  it('is one table of its cells, whatever parts and quotes them, and nothing in it is markup', async () => {
    expect(await tableOf('Machine;Yard\r\n"Crane; 90 t";<b>North</b>\r\n\r\n')).toEqual({
      kind: 'text',
      isPartial: false,
      blocks: [
        {
          kind: 'table',
          isCut: false,
          rows: [
            ['Machine', 'Yard'],
            ['Crane; 90 t', '<b>North</b>'],
          ],
        },
      ],
    });
  });

  it('shows as many rows and columns as are allowed, and says that there are more', async () => {
    const limits = { ...OFFICE_LIMITS, rows: 3, columns: 2 };
    expect(await rowsOf('a,b\n1,2\n3,4', limits)).toMatchObject({ isCut: false });
    expect(await rowsOf('a,b\n1,2\n3,4\n5,6', limits)).toMatchObject({
      isCut: true,
      rows: [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    });
    expect(await rowsOf('a,b,c\n1,2', limits)).toMatchObject({
      isCut: true,
      rows: [
        ['a', 'b'],
        ['1', '2'],
      ],
    });
  });

  it('is read no further than the beginning of a long file, without the row in which that ends', async () => {
    const limits = { ...OFFICE_LIMITS, characters: 10 };
    expect(await rowsOf('a,b\n12,34\n56,78', limits)).toMatchObject({ isCut: true, rows: [['a', 'b']] });
    expect(await rowsOf('é'.repeat(20), { ...limits, characters: 9 })).toMatchObject({
      isCut: true,
      rows: [['éééé']],
    });
  });

  it('may be in the letters of Windows, and may be empty', async () => {
    expect(await tableOf(Uint8Array.of(0x43, 0x61, 0x66, 0xe9))).toMatchObject({
      blocks: [{ rows: [['Café']] }],
    });
    expect(await tableOf('\n \n')).toEqual({ kind: 'no-text' });
  });
});
