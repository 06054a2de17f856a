import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SdkBrowser, startSdkBrowser } from '../testing/sdk-browser.ts';
import { openSdkSession, type SdkSession, type SdkSessionOptions } from '../testing/sdk-session.ts';
import { startTemporaryFirebase, type TemporaryFirebase } from '../testing/temporary-firebase.ts';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /tasks/{id} {
      allow read, write: if request.auth != null;
    }
    match /private/{uid} {
      allow read, write: if request.auth.uid == uid;
    }
    match /byRole/{id} {
      allow read: if request.auth.token.role == '5001';
    }
  }
}`;

let firebase: TemporaryFirebase;
let browser: SdkBrowser;
beforeAll(async () => {
  [firebase, browser] = await Promise.all([startTemporaryFirebase(rules), startSdkBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await firebase?.dispose();
});

const inNode = async (options: SdkSessionOptions) => openSdkSession(options);
const inBrowser = (options: SdkSessionOptions) => browser.open(options);

describe.each([
  ['Node over gRPC', inNode, {}],
  ['Chromium with the default transport', inBrowser, {}],
  ['Chromium with forced long polling', inBrowser, { experimentalForceLongPolling: true }],
  [
    'Chromium with XHR streaming',
    inBrowser,
    { useFetchStreams: false, experimentalAutoDetectLongPolling: false },
  ],
])('the client SDK in %s', (label, open, settings) => {
  let ada: SdkSession;
  let bob: SdkSession;
  let adaUid: string;
  let bobUid: string;
  let run = 0;
  /** A value no other test uses, so that the tests do not see each other's documents. */
  let group: string;

  const session = (name: string) =>
    open({
      origin: firebase.origin,
      projectId: firebase.projectId,
      name: `${label} ${name}`,
      firestore: settings,
    });

  beforeAll(async () => {
    [ada, bob] = await Promise.all([session('ada'), session('bob')]);
    const mail = (name: string) => `${name}.${label.replaceAll(' ', '-').toLowerCase()}@example.com`;
    [adaUid, bobUid] = await Promise.all([ada.signUp(mail('ada')), bob.signUp(mail('bob'))]);
  });
  afterAll(async () => {
    await Promise.all([ada?.close(), bob?.close()]);
  });
  beforeEach(() => {
    run += 1;
    group = `${label} ${run}`;
  });
  afterEach(async () => {
    for (const id of await ada.list('tasks', 'group', group)) await ada.remove(`tasks/${id}`);
  });

  test('writes and reads a document', async () => {
    const id = `write-${run}-${adaUid}`;
    await ada.set(`tasks/${id}`, { group, title: 'ü 😀', nested: { list: [1, 2.5, null, true] } });

    expect(await bob.get(`tasks/${id}`)).toEqual({
      group,
      title: 'ü 😀',
      nested: { list: [1, 2.5, null, true] },
    });
    expect(await bob.get('tasks/missing')).toBeNull();
  });

  test('sees live what another page adds, changes and deletes', async () => {
    const [a, b] = [`a-${run}-${adaUid}`, `b-${run}-${adaUid}`];
    await bob.watch('live', 'tasks', 'group', group);
    await bob.seen('live', []);

    await ada.set(`tasks/${b}`, { group, title: 'b' });
    await bob.seen('live', [b]);
    await ada.set(`tasks/${a}`, { group, title: 'a' });
    await bob.seen('live', [a, b]);
    await ada.set(`tasks/${b}`, { group: 'elsewhere', title: 'b' });
    await bob.seen('live', [a]);
    await ada.remove(`tasks/${a}`);
    await bob.seen('live', []);
    await bob.unwatch('live');
  });

  test('sees a batch at once, however large', async () => {
    const ids = Array.from({ length: 400 }, (_, at) => `${adaUid}-batch-${String(at).padStart(3, '0')}`);
    await bob.watch('batch', 'tasks', 'group', group);
    await ada.setAll('tasks', Object.fromEntries(ids.map((id) => [id, { group, title: id }])));

    await bob.seen('batch', ids);
    expect(await bob.count('tasks', 'group', group)).toBe(400);
    await bob.unwatch('batch');
    await ada.setAll('tasks', Object.fromEntries(ids.map((id) => [id, { group: 'done', title: id }])));
  });

  test('is told by the server what time it is', async () => {
    const before = Date.now();
    const path = `tasks/time-${run}-${adaUid}`;
    await ada.stamp(path, 'at');

    const { at } = (await ada.get(path)) as { at: string };
    expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
  });

  test('loses no contended transaction', async () => {
    const path = `tasks/counter-${run}-${adaUid}`;
    await ada.set(path, { n: 0 });
    const results = await Promise.all([ada, bob, ada, bob].map((session) => session.addOne(path, 'n')));

    expect(results.sort()).toEqual([1, 2, 3, 4]);
    expect(await bob.get(path)).toEqual({ n: 4 });
  });

  test('is denied by the rules on get, list, count, write, watch and in a transaction', async () => {
    const denied = expect.objectContaining({ code: 'permission-denied' });
    await expect(ada.get(`private/${bobUid}`)).rejects.toEqual(denied);
    await expect(ada.list('private', 'owner', adaUid)).rejects.toEqual(denied);
    await expect(ada.count('private', 'owner', adaUid)).rejects.toEqual(denied);
    await expect(ada.set(`private/${bobUid}`, {})).rejects.toEqual(denied);
    await expect(ada.remove(`private/${bobUid}`)).rejects.toEqual(denied);
    await expect(ada.addOne(`private/${bobUid}`, 'n')).rejects.toEqual(denied);
    await ada.watch('denied', 'private', 'owner', adaUid);
    expect(await ada.failure('denied')).toBe('permission-denied');

    await ada.set(`private/${adaUid}`, { mine: true });
    expect(await ada.get(`private/${adaUid}`)).toEqual({ mine: true });
  });

  test('is somebody else after signing in again', async () => {
    await ada.signOut();
    await expect(ada.get('tasks/x')).rejects.toMatchObject({ code: 'permission-denied' });

    expect(await ada.signIn(`ada.${label.replaceAll(' ', '-').toLowerCase()}@example.com`)).toBe(adaUid);
    expect(await ada.get('tasks/x')).toBeNull();
  });

  test('gets over a restart of the server: nothing is lost and live queries go on', async () => {
    const [kept, fresh] = [`kept-${run}-${adaUid}`, `new-${run}-${adaUid}`];
    await ada.set(`tasks/${kept}`, { group, title: 'kept' });
    await bob.watch('restart', 'tasks', 'group', group);
    await bob.seen('restart', [kept]);

    await firebase.stop();
    await firebase.resume();
    await ada.set(`tasks/${fresh}`, { group, title: 'new' });

    await bob.seen('restart', [kept, fresh]);
    await bob.unwatch('restart');
  }, 90_000);

  test('gets custom claims after a refresh, and the rules see them', async () => {
    await expect(ada.list('byRole', 'group', group)).rejects.toMatchObject({ code: 'permission-denied' });
    await setClaims(adaUid, { role: '5001', active: true });

    expect(await ada.freshClaims()).toMatchObject({ role: '5001', active: true });
    expect(await ada.list('byRole', 'group', group)).toEqual([]);
  });
});

async function setClaims(localId: string, claims: unknown): Promise<void> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${firebase.projectId}/accounts:update`;
  await fetch(firebase.origin + path, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId, customAttributes: JSON.stringify(claims) }),
  });
}
