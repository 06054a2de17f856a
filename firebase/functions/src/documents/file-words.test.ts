import { createHash } from 'node:crypto';
import { keepFileWords, type ReadFileText } from '@vcms/documents/server';
import { KEEPING_NIGHT } from '@vcms/domain';
import { sampleDocx } from '@vcms/seed/sample-office';
import { checkDocument } from '@vcms/server/files';
import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNight } from '../nightly/night-record.ts';
import { workRange } from '../nightly/work-range.ts';
import { readFileText } from './read-file-text.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const PAGE = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]';

function pdf(content: string, trailer = ''): Buffer {
  const stream = `BT /F 12 Tf 20 700 Td (${content}) Tj ET`;
  return Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      (content === ''
        ? `${PAGE}>>endobj\n`
        : `${PAGE}/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj\n4 0 obj<</Length ${stream.length}>>stream\n${stream}\nendstream endobj\n5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n`) +
      `6 0 obj<</Filter/Standard/V 1/R 2/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>endobj\n` +
      `trailer<</Root 1 0 R${trailer}>>\n%%EOF\n`,
  );
}

const LOCKED = pdf('secret', '/Encrypt 6 0 R/ID[<00><00>]');
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** A file that nobody has scanned. */
async function submit(id: string, bytes: Buffer, more: object = {}): Promise<void> {
  await world.saveFile(placeOf(id), bytes);
  await record(id, bytes, more);
}

const placeOf = (id: string) => `companies/a/docs/${id}/1/paper.pdf`;

/** Its record alone. */
async function record(id: string, bytes: Buffer, more: object = {}): Promise<void> {
  const storagePath = placeOf(id);
  await world.put(`companies/a/documents/${id}`, {
    ...{ contractorId: 'a', typeId: 'other', category: 'other', title: 'Yard map', storagePath },
    ...{ fileName: 'paper.pdf', contentType: 'application/pdf', size: bytes.length },
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ...{ redacted: false, visibility: 'engaged', virusScan: 'pending', version: 1 },
    ...{ state: 'submitted', submittedOn: '2026-11-20', ...more },
  });
}

let reads = 0;
const readText: ReadFileText = (bytes, contentType) => {
  reads += 1;
  return readFileText(bytes, contentType);
};

/** The event of a change, delivered twice. */
async function deliver(id: string, isAtOnce = false): Promise<void> {
  const once = () => keepFileWords(world.trusted, { companyId: 'a', id, readText, scans: false });
  if (isAtOnce) await Promise.all([once(), once()]);
  else {
    await once();
    await once();
  }
}

async function change(id: string, fields: object): Promise<void> {
  await world.trusted.db.doc(`companies/a/documents/${id}`).update({ ...fields });
  await deliver(id);
}

const scan = (id: string) => checkDocument(world.trusted, 'a', 'documents', id);
const kept = (id: string) => world.read(`companies/a/documentTexts/${id}`);

describe('the words of a file', () => {
  it('are those of its title at once, and those of its text once it is scanned, read once', async () => {
    await submit('map', pdf('Hydraulic crane, gate GL-204050'));
    await deliver('map', true);
    expect(await kept('map')).toMatchObject({ text: 'waiting', visibility: 'engaged', state: 'submitted' });
    expect((await kept('map'))?.nameWords).toContain('yard');
    expect((await kept('map'))?.nameWords).not.toContain('hydraulic');

    await scan('map');
    reads = 0;
    await deliver('map');
    const words = (await kept('map'))?.nameWords;
    expect(words).toEqual(
      expect.arrayContaining(['hydraulic', 'hydr', 'crane', 'gl', '204050', 'yard', 'ya']),
    );
    expect(await kept('map')).toMatchObject({ text: 'words', virusScan: 'clean' });
    await change('map', { state: 'archived', visibility: 'company' });
    expect(await kept('map')).toMatchObject({ state: 'archived', visibility: 'company', nameWords: words });
    expect(reads).toBe(1);
  });

  it('follow another title, and go with the file', async () => {
    await submit('plan', pdf('Crane'));
    await scan('plan');
    await deliver('plan');
    await change('plan', { title: 'Lift plan', category: 'licence' });
    const { nameWords } = (await kept('plan')) ?? {};
    expect(nameWords).toEqual(expect.arrayContaining(['lift', 'licenses', 'crane']));
    expect(nameWords).not.toContain('yard');
    await change('plan', { state: 'draft' });
    expect(await kept('plan')).toBeUndefined();
    await change('plan', { state: 'submitted' });
    expect(await kept('plan')).toBeDefined();
    await world.trusted.db.doc('companies/a/documents/plan').delete();
    await deliver('plan', true);
    expect(await kept('plan')).toBeUndefined();
  });

  it.each([
    ['scan', pdf(''), {}, 'none'],
    ['locked', LOCKED, {}, 'locked'],
    [
      'picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]),
      { contentType: 'image/png' },
      'none',
    ],
    ['damaged', Buffer.from('%PDF-1.4\nnothing'), {}, 'unread'],
    ['virus', Buffer.concat([pdf('Crane'), Buffer.from(EICAR)]), {}, 'unread'],
    ['other', Buffer.from('<html>Crane</html>'), {}, 'unread'],
    ['table', Buffer.from('Machine;Crane'), { contentType: 'text/csv' }, 'words'],
    ['foreign', Buffer.from('Café;Crane', 'latin1'), { contentType: 'text/csv' }, 'words'],
    ['word', sampleDocx('Rules', [], [['Crane']]), { contentType: DOCX }, 'words'],
    [
      'long',
      Buffer.from(Array.from({ length: 3000 }, (_, at) => `w${at}`).join(' ')),
      { contentType: 'text/csv' },
      'part',
    ],
  ])('of a %s say what was found in it', async (id, bytes, more, text) => {
    await submit(id, bytes, more);
    await scan(id);
    await deliver(id);
    const found = await kept(id);
    expect(found).toMatchObject({ text });
    expect(found?.nameWords.includes('crane')).toBe(text === 'words');
    expect(found?.nameWords).toContain('yard');
  });

  it('of a file whose bytes are gone are those of its title; where storage fails the event comes again', async () => {
    await submit('gone', pdf('Crane'), { virusScan: 'clean', contentCheck: 'sound' });
    const read = () => Promise.reject(new Error('Storage is down.'));
    const trusted = { ...world.trusted, files: { ...world.trusted.files, read } };
    const work = { companyId: 'a', id: 'gone', readText, scans: false };
    await expect(keepFileWords(trusted, work)).rejects.toThrow('Storage is down.');
    expect(await kept('gone')).toBeUndefined();
    await change('gone', { storagePath: 'companies/a/docs/gone/2/paper.pdf' });
    expect(await kept('gone')).toMatchObject({ text: 'unread' });
  });

  it('of a file whose bytes come after a night has looked for them are those of its text', async () => {
    await record('late', pdf('Derrick'));
    const work = { companyId: 'a', id: 'late', readText, scans: true };
    await keepFileWords(world.trusted, work);
    expect(await kept('late')).toMatchObject({ text: 'waiting' });
    await world.saveFile(placeOf('late'), pdf('Derrick'));
    await scan('late');
    await deliver('late');
    expect(await kept('late')).toMatchObject({
      text: 'words',
      nameWords: expect.arrayContaining(['derrick']),
    });
  });

  it('are never kept of a file that stands apart', async () => {
    await world.put('companies/a/restrictedDocuments/log', { contractorId: 'a', title: 'Crane log' });
    await deliver('log');
    expect(await kept('log')).toBeUndefined();
  });
});

it('a night reads files from before, scanned or not, some at a time, and none twice', async () => {
  const ids = Array.from({ length: 12 }, (_, at) => `old${at}`);
  for (const id of ids) await submit(id, pdf(`Hoist number ${id}`));
  await startNight(world.trusted, { purge: false, id: KEEPING_NIGHT });
  for (;;) {
    const open = (await world.list('nightRanges')).filter(({ state }) => state === 'waiting');
    if (open.length === 0) break;
    for (const { id } of open) await workRange(world.trusted, id);
  }

  for (const id of ids) {
    expect(await kept(id)).toMatchObject({ text: 'words', nameWords: expect.arrayContaining(['hoist', id]) });
    expect(await world.read(`companies/a/documents/${id}`)).toMatchObject({ virusScan: 'clean' });
  }
  reads = 0;
  await deliver('old3');
  expect(reads).toBe(0);
});
