import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rehearseRestore } from './rehearse-restore.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rehearse-'));
});
afterEach(() => rm(folder, { recursive: true }));

const quiet = { now: () => 0, log: () => {} };

it('everything that was exported is there after a wipe and a restore', async () => {
  const { before, after, same } = await rehearseRestore({ documents: 300, folder, ...quiet });

  expect([before.documents.count, before.accounts.count, before.objects.count]).toEqual([300, 20, 10]);
  expect(after).toEqual(before);
  expect(same).toBe(true);
});

it('one changed value, one missing account and one changed file are each noticed', async () => {
  const { before, after, same } = await rehearseRestore({
    documents: 50,
    folder,
    ...quiet,
    afterWipe: async (exported) => {
      change(join(exported, 'firestore_export', 'documents.json'), (text) =>
        text.replace('"Company 7,', '"Company 8,'),
      );
      change(join(exported, 'auth_export', 'accounts.json'), (text) =>
        text.replace(/\{[^\n]*person-3[^\n]*\n/, ''),
      );
      change(join(exported, 'storage_export', 'objects.json'), (text) =>
        text.replace('application/pdf', 'image/png'),
      );
    },
  });

  expect([after.documents.count, after.accounts.count, after.objects.count]).toEqual([50, 19, 10]);
  expect(after.documents.hash).not.toBe(before.documents.hash);
  expect(after.objects.hash).not.toBe(before.objects.hash);
  expect(same).toBe(false);
});

function change(file: string, edit: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const edited = edit(text);
  expect(edited).not.toBe(text);
  writeFileSync(file, edited);
}
