import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { buildProduct, startStack } from '@vcms/launcher';
import { openAdminSdk } from '../support/admin-sdk.ts';
import { test } from '../support/product.ts';

const OPTIONS = { host: '127.0.0.1', shellPort: 0, cdnPort: 0, firebasePort: 0, mailPort: 0, reset: false };

test('after a kill -9 of the local Firebase every acknowledged write is there', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vcms-kill-'));
  const product = await buildProduct(() => undefined);
  const log = (): undefined => undefined;
  const first = await startStack({ ...OPTIONS, product, dataDir, log });
  const before = openAdminSdk(first.firebase.origin, first.projectId);
  const acknowledged: string[] = [];

  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let count = 0; count < 10_000; count += 1) {
      const id = `w${writer}-${count}`;
      await before.firestore.doc(`durability/${id}`).set({ writer, count });
      acknowledged.push(id);
      if (acknowledged.length === 200) spawn('kill', ['-9', String(first.firebase.pid)]);
    }
  });
  await Promise.race([Promise.allSettled(writers), first.firebase.ended]);
  expect(await first.firebase.ended).toBe(false);
  const promised = [...acknowledged];
  await before.close();
  await first.stop();

  const second = await startStack({ ...OPTIONS, product, dataDir, log });
  const after = openAdminSdk(second.firebase.origin, second.projectId);
  const kept = new Set((await after.firestore.collection('durability').listDocuments()).map(({ id }) => id));
  expect(promised.length).toBeGreaterThanOrEqual(200);
  expect(promised.filter((id) => !kept.has(id))).toEqual([]);
  await after.close();
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
});
