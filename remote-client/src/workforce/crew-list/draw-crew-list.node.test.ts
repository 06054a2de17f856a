import { loadPdfKit } from '@vcms/kits/paper';
import { expect, it } from 'vitest';
import { crewListContent } from './crew-list-content.ts';
import { drawCrewList } from './draw-crew-list.ts';

const MOMENT = new Date('2026-11-20T18:05:00Z');
const READY = { contractor: 'Acorn Roofing', ready: 'Yes', missing: '' };
const NOT = { contractor: 'Acorn Roofing', ready: 'No', missing: 'First aid and CPR: Nothing on file' };
const FACTS = {
  ...{ clientName: 'Lakeshore Foods', site: 'North yard', asOf: '2026-11-20', timezone: 'America/Chicago' },
  moment: MOMENT,
  people: [
    { name: 'Ana Ruiz', jobRole: 'Roofer', line: READY },
    { name: 'Ben Žak', jobRole: 'Rigger', line: NOT },
  ],
};

it('says for which client, site and day, who is ready, why not, and of when the data is', () => {
  expect(crewListContent(FACTS)).toMatchObject({
    title: 'Crew list of Lakeshore Foods',
    lead: 'Site: North yard. Ready on 11/20/2026: 1 of 2.',
    rows: [
      ['Ana Ruiz', 'Roofer', 'Acorn Roofing', 'Yes', '-'],
      ['Ben Žak', 'Rigger', 'Acorn Roofing', 'No', 'First aid and CPR: Nothing on file'],
    ],
    foot: expect.stringMatching(/^Data of 11\/20\/2026, 12:05:00\sPM CST\./),
  });
});

/** What is drawn on the pages, as PDF operators. */
async function drawn(bytes: Uint8Array): Promise<string> {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const parts = [...text.matchAll(/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)].map(([, part = '']) =>
    Uint8Array.from(part, (letter) => letter.charCodeAt(0)),
  );
  const inflated = parts.map((part) =>
    new Response(new Response(part).body?.pipeThrough(new DecompressionStream('deflate'))).text(),
  );
  return (await Promise.all(inflated)).join('\n');
}

it('is a tagged PDF whose table goes on over pages, each with its head', async () => {
  const people = Array.from({ length: 90 }, (_, at) => ({ name: `P ${at}`, jobRole: 'Roofer', line: NOT }));
  const content = crewListContent({ ...FACTS, people });
  const bytes = await drawCrewList(await loadPdfKit(), content, MOMENT);
  const text = new TextDecoder('latin1').decode(bytes);
  expect(text).toMatch(/^%PDF-1\.7/);
  expect(text).toMatch(/\/Marked true/);
  expect(text).toMatch(/\/Lang \(en-US\)/);
  expect(text.match(/\/S \/TR\b/g)).toHaveLength(91);
  expect(text.match(/\/S \/TH\b/g)).toHaveLength(5);
  const pages = text.match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(1);
  // The head stands on every page, and is read out once.
  expect((await drawn(bytes)).match(/\/Artifact /g)).toHaveLength(pages - 1);
});
