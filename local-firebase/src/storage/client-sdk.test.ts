import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  list,
  listAll,
  ref,
  type StorageError,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUCKET, PROJECT, type StorageHarness, startStorage } from './storage-harness.ts';

const OPEN_RULES = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /{path=**} { allow read, write: if request.auth != null; } } }`;

function bytesOf(size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, at) => (at * 31 + (at >> 8)) & 0xff);
}

describe('the Firebase client SDK on the local Storage', () => {
  let harness: StorageHarness;
  let app: FirebaseApp;
  let storage: FirebaseStorage;

  beforeAll(async () => {
    harness = await startStorage();
    app = initializeApp({ projectId: PROJECT, storageBucket: BUCKET, apiKey: 'any' }, 'client-sdk');
    storage = getStorage(app);
    connectStorageEmulator(storage, harness.host, harness.port, { mockUserToken: { user_id: 'ada' } });
  });

  beforeEach(async () => {
    await harness.storage().clear();
    expect(harness.storage().loadRules(OPEN_RULES)).toEqual([]);
  });

  afterAll(async () => {
    await deleteApp(app);
    await harness.stop();
  });

  it.each([0, 1, 300_000])('gives back an upload of %i bytes', async (size) => {
    const target = ref(storage, 'a folder/ümlaut & co.bin');
    const { metadata } = await uploadBytes(target, bytesOf(size), {
      contentType: 'application/x-test',
      customMetadata: { owner: 'ada' },
    });
    expect(metadata).toMatchObject({
      size,
      contentType: 'application/x-test',
      fullPath: 'a folder/ümlaut & co.bin',
      bucket: BUCKET,
      customMetadata: { owner: 'ada' },
      metageneration: '1',
    });
    expect(Buffer.from(await getBytes(target)).equals(bytesOf(size))).toBe(true);
  });

  it('reads the first bytes only', async () => {
    const target = ref(storage, 'range.bin');
    await uploadBytes(target, bytesOf(1000));
    expect(new Uint8Array(await getBytes(target, 10))).toEqual(bytesOf(10));
  });

  it('uploads 3 MiB in pieces and keeps them over a pause and a restart of the server', async () => {
    const size = 3 * 1024 * 1024;
    const target = ref(storage, 'large.bin');
    const task = uploadBytesResumable(target, bytesOf(size), { contentType: 'application/pdf' });
    const half = new Promise<void>((resolve) => {
      const stop = task.on('state_changed', ({ bytesTransferred, state }) => {
        if (bytesTransferred === 0 || state !== 'running') return;
        expect(task.pause()).toBe(true);
        stop();
        resolve();
      });
    });
    await half;
    await harness.reopen();
    harness.storage().loadRules(OPEN_RULES);
    expect(task.resume()).toBe(true);
    const { metadata } = await task;
    expect(metadata).toMatchObject({ size, contentType: 'application/pdf' });
    expect(Buffer.from(await getBytes(target)).equals(bytesOf(size))).toBe(true);
  });

  it('leaves nothing when an upload is cancelled', async () => {
    const target = ref(storage, 'cancelled.bin');
    const task = uploadBytesResumable(target, bytesOf(2 * 1024 * 1024));
    task.on('state_changed', ({ bytesTransferred }) => {
      if (bytesTransferred > 0) task.cancel();
    });
    await expect(task).rejects.toMatchObject({ code: 'storage/canceled' });
    await expect(getMetadata(target)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });

  it('updates metadata and removes single settings', async () => {
    const target = ref(storage, 'note.txt');
    await uploadString(target, 'hello', 'raw', {
      contentType: 'text/plain',
      customMetadata: { a: '1', b: '2' },
    });
    await updateMetadata(target, { cacheControl: 'no-store', customMetadata: { b: '3' } });
    const changed = await getMetadata(target);
    expect(changed).toMatchObject({
      cacheControl: 'no-store',
      contentType: 'text/plain',
      customMetadata: { a: '1', b: '3' },
      metageneration: '2',
    });
    const cleared = await updateMetadata(target, { cacheControl: null as unknown as string });
    expect(cleared.cacheControl).toBeUndefined();
  });

  it('lets anybody with the download URL read, and nobody with another token', async () => {
    const target = ref(storage, 'shared.txt');
    await uploadString(target, 'for all');
    const url = await getDownloadURL(target);
    const answer = await fetch(url);
    expect(await answer.text()).toBe('for all');
    expect(answer.headers.get('content-disposition')).toBe("inline; filename*=utf-8''shared.txt");
    expect((await fetch(url.replace(/token=.*/, 'token=guess'))).status).toBe(403);
  });

  it('lists folders and pages without losing or repeating an entry', async () => {
    const names = ['x/1', 'x/2', 'x/3', 'x/sub/1', 'x/sub/2', 'x/zoo/1', 'y/1'];
    for (const name of names) await uploadString(ref(storage, name), name);
    const all = await listAll(ref(storage, 'x'));
    expect(all.items.map(({ fullPath }) => fullPath)).toEqual(['x/1', 'x/2', 'x/3']);
    expect(all.prefixes.map(({ fullPath }) => fullPath)).toEqual(['x/sub', 'x/zoo']);
    const seen: string[] = [];
    let pageToken: string | undefined;
    do {
      const page = await list(ref(storage, 'x'), { maxResults: 2, ...(pageToken && { pageToken }) });
      expect(page.items.length + page.prefixes.length).toBeLessThanOrEqual(2);
      seen.push(...[...page.items, ...page.prefixes].map(({ fullPath }) => fullPath));
      pageToken = page.nextPageToken ?? undefined;
    } while (pageToken !== undefined);
    expect(seen.sort()).toEqual(['x/1', 'x/2', 'x/3', 'x/sub', 'x/zoo']);
  });

  it('deletes an object, and says so when there is none', async () => {
    const target = ref(storage, 'gone.txt');
    await uploadString(target, 'short life');
    await deleteObject(target);
    await expect(deleteObject(target)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });

  it('keeps objects and their metadata over a restart', async () => {
    const target = ref(storage, 'kept.txt');
    await uploadString(target, 'still here', 'raw', { customMetadata: { a: 'b' } });
    const before = await getMetadata(target);
    await harness.reopen();
    harness.storage().loadRules(OPEN_RULES);
    expect(await getMetadata(target)).toMatchObject({
      generation: before.generation,
      timeCreated: before.timeCreated,
      customMetadata: { a: 'b' },
    });
    expect(Buffer.from(await getBytes(target)).toString()).toBe('still here');
  });

  it('reports a denial as unauthorized', async () => {
    harness.storage().loadRules('service firebase.storage { match /b/{bucket}/o {} }');
    const denied = (error: StorageError) => error.code;
    const target = ref(storage, 'denied.txt');
    expect(await uploadString(target, 'no').catch(denied)).toBe('storage/unauthorized');
    expect(await uploadBytesResumable(target, bytesOf(400_000)).catch(denied)).toBe('storage/unauthorized');
    expect(await getBytes(target).catch(denied)).toBe('storage/unauthorized');
    expect(await listAll(ref(storage)).catch(denied)).toBe('storage/unauthorized');
  });
});
