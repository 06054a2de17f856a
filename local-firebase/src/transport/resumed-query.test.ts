import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SdkBrowser, startSdkBrowser } from '../testing/sdk-browser.ts';
import { openSdkSession, type SdkSession, type SdkSessionOptions } from '../testing/sdk-session.ts';
import { startTemporaryFirebase, type TemporaryFirebase } from '../testing/temporary-firebase.ts';

/** What is gone can no longer be read: the client must not need to. */
const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/tasks/{id} {
    allow list, write: if request.auth != null;
    allow get: if resource.data.group is string;
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

describe.each([
  ['Node', async (options: SdkSessionOptions) => openSdkSession(options)],
  ['Chromium', (options: SdkSessionOptions) => browser.open(options)],
])('a live query in %s whose client was away', (label, open) => {
  let ada: SdkSession;
  let bob: SdkSession;
  beforeAll(async () => {
    const session = (name: string) =>
      open({
        origin: firebase.origin,
        projectId: firebase.projectId,
        name: `${label} ${name}`,
        firestore: {},
      });
    [ada, bob] = await Promise.all([session('ada'), session('bob')]);
    await ada.signUp(`ada.${label}@example.com`);
    await bob.signUp(`bob.${label}@example.com`);
  });
  afterAll(() => Promise.all([ada?.close(), bob?.close()]));

  test('learns from the existence filter alone what has been deleted and what has left', async () => {
    const group = `${label} group`;
    const ids = Array.from({ length: 60 }, (_, at) => `${label}-${String(at).padStart(2, '0')}-é`);
    await ada.setAll('tasks', Object.fromEntries(ids.map((id) => [id, { group, title: id }])));
    await bob.watch('away', 'tasks', 'group', group);
    await bob.seen('away', ids);

    await bob.goOffline();
    await Promise.all(ids.slice(0, 20).map((id) => ada.remove(`tasks/${id}`)));
    const left = ids.slice(20, 30).map((id) => [id, { group: 'elsewhere', title: id }]);
    const changed = ids.slice(30, 40).map((id) => [id, { group, title: id, changed: true }]);
    const added = `${label}-new`;
    await ada.setAll('tasks', Object.fromEntries([...left, ...changed, [added, { group, title: 'zzz' }]]));
    await moveClock(10);
    await bob.goOnline();

    await bob.seen('away', [...ids.slice(30), added]);
    expect(await bob.filterMismatches()).toEqual([
      { localCacheCount: 61, existenceFilterCount: 31, applied: true },
    ]);
    await bob.unwatch('away');
  });
});

async function moveClock(seconds: number): Promise<void> {
  const body = JSON.stringify({ advanceSeconds: seconds });
  expect((await fetch(`${firebase.origin}/local/clock`, { method: 'PUT', body })).ok).toBe(true);
}
