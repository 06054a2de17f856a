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
test('seven tabs of one browser, one more than it has connections, stay live and can all write', async () => {
  const { origin, projectId } = firebase;
  const tabs: SdkSession[] = await browser.openTabs(
    ['1', '2', '3', '4', '5', '6', '7'].map((name) => ({ origin, projectId, name, firestore: {} })),
  );
  for (const tab of tabs) await tab.watch('all', 'chat', 'room', 'r');

  const ids = tabs.map((_tab, at) => `from-${at}`);
  await Promise.all(tabs.map((tab, at) => tab.set(`chat/from-${at}`, { room: 'r', title: `t${at}` })));
  await Promise.all(tabs.map((tab) => tab.seen('all', ids)));
  for (const [at, tab] of tabs.entries()) await tab.remove(`chat/from-${at}`);
  await Promise.all(tabs.map((tab) => tab.seen('all', [])));

  expect(tabs).toHaveLength(7);
  await Promise.all(tabs.map((tab) => tab.close()));
}, 90_000);
