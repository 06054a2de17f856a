import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getDownloadURL, getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUCKET, PROJECT, type StorageHarness, startStorage } from './storage-harness.ts';

describe('the server SDK on the local Storage', () => {
  let harness: StorageHarness;
  let app: App;
  let bucket: ReturnType<ReturnType<typeof getStorage>['bucket']>;

  beforeAll(async () => {
    harness = await startStorage();
    vi.stubEnv('STORAGE_EMULATOR_HOST', harness.origin);
    app = initializeApp({ projectId: PROJECT, storageBucket: BUCKET }, 'admin-storage');
    bucket = getStorage(app).bucket();
  });

  beforeEach(() => harness.storage().clear());

  afterAll(async () => {
    await deleteApp(app);
    vi.unstubAllEnvs();
    await harness.stop();
  });

  it.each([
    [0, false],
    [1, false],
    [700_000, false],
    [0, true],
    [3 * 1024 * 1024, true],
  ])('saves and downloads %i bytes (resumable: %s)', async (size, resumable) => {
    const bytes = randomBytes(size);
    const file = bucket.file('dir/with space/ü.bin');
    await file.save(bytes, {
      resumable,
      contentType: 'application/x-test',
      metadata: { metadata: { a: 'b' } },
    });
    const [read] = await file.download();
    expect(read.equals(bytes)).toBe(true);
    const [metadata] = await file.getMetadata();
    expect(metadata).toMatchObject({
      contentType: 'application/x-test',
      metadata: { a: 'b' },
      size: String(size),
    });
  });

  it('uploads in small pieces', async () => {
    const bytes = randomBytes(1024 * 1024);
    const file = bucket.file('pieces.bin');
    await file.save(bytes, { resumable: true, chunkSize: 256 * 1024 });
    expect((await file.download())[0].equals(bytes)).toBe(true);
  });

  it('downloads a range', async () => {
    const file = bucket.file('range.txt');
    await file.save('0123456789');
    expect((await file.download({ start: 2, end: 5 }))[0].toString()).toBe('2345');
  });

  it('stores gzip and hands it out unpacked', async () => {
    const file = bucket.file('packed.txt');
    await file.save('plain words', { gzip: true, contentType: 'text/plain' });
    expect((await file.download())[0].toString()).toBe('plain words');
    const plain = await fetch(`${harness.origin}/b/${BUCKET}/o/packed.txt?alt=media`, {
      headers: { 'Accept-Encoding': 'identity' },
    });
    expect(await plain.text()).toBe('plain words');
    expect((await file.getMetadata())[0].size).not.toBe(String(gzipSync('').length));
  });

  it('knows which objects and buckets exist', async () => {
    expect(await bucket.exists()).toEqual([true]);
    expect(await bucket.file('no').exists()).toEqual([false]);
    await bucket.file('yes').save('1');
    expect(await bucket.file('yes').exists()).toEqual([true]);
  });

  it('changes metadata key by key', async () => {
    const file = bucket.file('meta.txt');
    await file.save('x', { metadata: { cacheControl: 'no-store', metadata: { keep: '1', drop: '2' } } });
    await file.setMetadata({ metadata: { drop: null, add: '3' } });
    const [metadata] = await file.getMetadata();
    expect(metadata).toMatchObject({ cacheControl: 'no-store', metageneration: '2' });
    expect(metadata.metadata).toEqual({ keep: '1', add: '3' });
  });

  it('lists by prefix, by folder and by page', async () => {
    for (const name of ['a/1', 'a/2', 'a/b/1', 'c']) await bucket.file(name).save(name);
    const [all] = await bucket.getFiles({ prefix: 'a/' });
    expect(all.map(({ name }) => name)).toEqual(['a/1', 'a/2', 'a/b/1']);
    const [files, , answer] = await bucket.getFiles({ prefix: 'a/', delimiter: '/', autoPaginate: false });
    expect(files.map(({ name }) => name)).toEqual(['a/1', 'a/2']);
    expect(answer).toMatchObject({ prefixes: ['a/b/'] });
    const [paged] = await bucket.getFiles({ maxResults: 1, autoPaginate: true });
    expect(paged.map(({ name }) => name)).toEqual(['a/1']);
    const [first, next] = await bucket.getFiles({ maxResults: 3, autoPaginate: false });
    const [second] = await bucket.getFiles({ ...next, autoPaginate: false });
    expect([...first, ...second].map(({ name }) => name)).toEqual(['a/1', 'a/2', 'a/b/1', 'c']);
  });

  it('honours conditions on the generation', async () => {
    const file = bucket.file('once.txt');
    await file.save('first', { preconditionOpts: { ifGenerationMatch: 0 }, resumable: false });
    for (const resumable of [false, true]) {
      await expect(
        file.save('second', { preconditionOpts: { ifGenerationMatch: 0 }, resumable }),
      ).rejects.toMatchObject({ code: 412 });
    }
    expect((await file.download())[0].toString()).toBe('first');
    const [{ generation }] = await file.getMetadata();
    await expect(file.delete({ ifGenerationMatch: Number(generation) + 1 })).rejects.toMatchObject({
      code: 412,
    });
    await file.delete({ ifGenerationMatch: Number(generation) });
    expect(await file.exists()).toEqual([false]);
  });

  it('lets one of many win who all want to be the first', async () => {
    const file = bucket.file('race.txt');
    const attempts = Array.from({ length: 12 }, (_, at) =>
      file.save(String(at), { preconditionOpts: { ifGenerationMatch: 0 }, resumable: false }),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
    expect((await file.download())[0].toString()).toBe(String(winner));
  });

  it('copies and moves with metadata', async () => {
    const file = bucket.file('from.txt');
    await file.save('content', { contentType: 'text/plain', metadata: { metadata: { a: 'b' } } });
    await file.copy(bucket.file('folder/copy.txt'));
    await file.rename('moved.txt');
    const [metadata] = await bucket.file('folder/copy.txt').getMetadata();
    expect(metadata).toMatchObject({ contentType: 'text/plain', metadata: { a: 'b' } });
    expect((await bucket.file('moved.txt').download())[0].toString()).toBe('content');
    expect(await file.exists()).toEqual([false]);
  });

  it('deletes, and answers 404 for what is not there', async () => {
    await bucket.file('a').save('1');
    await bucket.deleteFiles();
    await expect(bucket.file('a').delete()).rejects.toMatchObject({ code: 404 });
    await expect(bucket.file('a').download()).rejects.toMatchObject({ code: 404 });
  });

  it('makes a download URL that works after the rules have closed', async () => {
    // To an emulator the SDK asks for the URL without credentials, so that the rules decide.
    harness.storage().loadRules('service firebase.storage { match /b/{b}/o { match /{f} { allow get; } } }');
    const file = bucket.file('shared.txt');
    await file.save('for all');
    const url = await getDownloadURL(file);
    harness.storage().loadRules('service firebase.storage { match /b/{b}/o {} }');
    expect(await (await fetch(url)).text()).toBe('for all');
  });
});
