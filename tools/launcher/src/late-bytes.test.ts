import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type InstalledBundle, installBundle } from './installed-bundle.ts';

let world: World;
let bundle: InstalledBundle;
beforeAll(async () => {
  bundle = await installBundle();
  await writeFile(join(bundle.folder, '.env'), 'VIRUS_SCANNER=built-in\n');
  world = await startWorld(undefined, { functionsFolder: bundle.folder });
});
afterAll(async () => {
  await world.stop();
  await bundle.remove();
});

/** Until no event waits; the test's own limit ends a wait in vain. */
async function settled(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${world.origin}/local/functions`);
    const { state, pending } = (await answer.json()) as { state: string; pending: number };
    if (state === 'ready' && pending === 0) return;
    await wait(25);
  }
}

const BYTES = Buffer.from('Machine;Derrick');
const PLACE = 'companies/a/docs/late/1/list.csv';
const record = () => world.read('companies/a/documents/late');
const words = () => world.read('companies/a/documentTexts/late');

it('a file is scanned and its text read by the deployed functions when its bytes come after its record', async () => {
  await world.put('companies/a/documents/late', {
    ...{ contractorId: 'a', typeId: 'other', category: 'other', title: 'Machines', fileName: 'list.csv' },
    ...{ storagePath: PLACE, contentType: 'text/csv', size: BYTES.length, redacted: false, version: 1 },
    ...{ sha256: createHash('sha256').update(BYTES).digest('hex'), virusScan: 'pending' },
    ...{ visibility: 'engaged', state: 'submitted', submittedOn: '2026-11-20' },
  });
  await settled();
  expect(await record()).toMatchObject({ virusScan: 'pending' });
  expect(await words()).toMatchObject({ text: 'waiting' });

  await world.saveFile(PLACE, BYTES);
  await settled();
  expect(await record()).toMatchObject({ virusScan: 'clean', contentCheck: 'sound' });
  expect(await words()).toMatchObject({ text: 'words', nameWords: expect.arrayContaining(['derrick']) });
});
