import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorld, type World } from '../test-support/index.ts';
import { checkDocument } from './check-document.ts';
import { FILES_AT_ONCE } from './file-turns.ts';

const PDF = Buffer.from('%PDF-1.4\nForm W-9\n%%EOF\n');

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

async function put(id: string): Promise<void> {
  const storagePath = `companies/a/docs/${id}/1/w9.pdf`;
  await world.put(`companies/a/documents/${id}`, {
    ...{
      contractorId: 'a',
      typeId: 'w9',
      category: 'w9',
      title: 'Form W-9',
      fileName: 'w9.pdf',
      storagePath,
    },
    ...{ contentType: 'application/pdf', size: PDF.length, virusScan: 'pending', visibility: 'engaged' },
    ...{ sha256: createHash('sha256').update(PDF).digest('hex'), state: 'submitted', version: 1 },
  });
  await world.saveFile(storagePath, PDF);
}

/** The world with files whose reading is counted. */
function counting() {
  const seen = { reads: 0, now: 0, most: 0 };
  const { files } = world.trusted;
  const read = async (path: string) => {
    seen.reads += 1;
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    try {
      return await files.read(path);
    } finally {
      seen.now -= 1;
    }
  };
  return { seen, trusted: { ...world.trusted, files: { ...files, read } } };
}

it('holds some files at a time, however many are submitted at once, and looks at each', async () => {
  const ids = Array.from({ length: 3 * FILES_AT_ONCE }, (_, at) => `d${at}`);
  await Promise.all(ids.map(put));
  const { seen, trusted } = counting();
  const verdicts = await Promise.all(ids.map((id) => checkDocument(trusted, 'a', 'documents', id)));

  expect(verdicts).toEqual(ids.map(() => ({ kind: 'sound' })));
  expect(seen).toMatchObject({ reads: ids.length, now: 0 });
  expect(seen.most).toBeLessThanOrEqual(FILES_AT_ONCE);
});

it('is not read again for those who waited for their turn: they find what was found', async () => {
  await put('asked');
  const { seen, trusted } = counting();
  const asked = Array.from({ length: 3 * FILES_AT_ONCE }, () => 'asked');
  const verdicts = await Promise.all(asked.map((id) => checkDocument(trusted, 'a', 'documents', id)));

  expect(verdicts).toEqual(asked.map(() => ({ kind: 'sound' })));
  expect(seen.reads).toBeLessThanOrEqual(FILES_AT_ONCE);
});
