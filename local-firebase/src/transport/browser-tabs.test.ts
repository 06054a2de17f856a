import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SdkBrowser, startSdkBrowser } from '../testing/sdk-browser.ts';
import type { SdkSession } from '../testing/sdk-session.ts';
import { startTemporaryFirebase, type TemporaryFirebase } from '../testing/temporary-firebase.ts';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/{document=**} {
    allow read, write: if true;
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

/** Chromium opens six HTTP/1.1 connections to one host over all tabs; each live query holds one for good. */
test.each([9, 12])(
  '%i tabs of one browser stay live, all write, and all get answers to plain calls',
  async (count) => {
    const { origin, projectId } = firebase;
    const room = `room-of-${count}`;
    const names = Array.from({ length: count }, (_, at) => `${room}-${String(at).padStart(2, '0')}`);
    const tabs = await browser.openTabs(names.map((name) => ({ origin, projectId, name, firestore: {} })));
    const inEach = <T>(step: (tab: SdkSession, name: string) => Promise<T>) =>
      Promise.all(tabs.map((tab, at) => step(tab, names[at] ?? '')));
    for (const tab of tabs) await tab.watch('all', 'chat', 'room', room);
    await inEach((tab) => tab.seen('all', []));

    await inEach((tab, name) => tab.set(`chat/${name}`, { room, title: name }));
    await inEach((tab) => tab.seen('all', names));
    // A count is one REST call; it is asked for in a tab while all tabs have their live queries.
    expect(await inEach((tab) => tab.count('chat', 'room', room))).toEqual(names.map(() => count));
    for (const [at, tab] of tabs.slice(0, 2).entries()) {
      await tab.remove(`chat/${names[at]}`);
      await inEach((other) => other.seen('all', names.slice(at + 1)));
    }
    expect(await inEach((tab) => tab.count('chat', 'room', room))).toEqual(names.map(() => count - 2));
    await inEach((tab) => tab.close());
  },
  120_000,
);
