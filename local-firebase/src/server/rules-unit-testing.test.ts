import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteDoc, doc, getDoc, onSnapshot, setDoc, setLogLevel } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTemporaryFirebase, type TemporaryFirebase } from '../testing/temporary-firebase.ts';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{uid} {
      allow read: if request.auth != null;
      allow write: if request.auth.uid == uid && request.auth.token.active == true;
    }
  }
}`;

let firebase: TemporaryFirebase;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  setLogLevel('silent');
  firebase = await startTemporaryFirebase('service cloud.firestore {}', 'demo-other');
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: { ...place(), rules },
  });
});
afterEach(() => environment.clearFirestore());
afterAll(async () => {
  await environment?.cleanup();
  await firebase?.dispose();
});

function place() {
  const { hostname, port } = new URL(firebase.origin);
  return { host: hostname, port: Number(port) };
}

test('rules decide by the identity and the claims a test makes up', async () => {
  const ada = environment.authenticatedContext('ada', { active: true }).firestore();
  const idle = environment.authenticatedContext('idle', { active: false }).firestore();
  const nobody = environment.unauthenticatedContext().firestore();

  await assertSucceeds(setDoc(doc(ada, 'users/ada'), { name: 'Ada' }));
  await assertSucceeds(getDoc(doc(idle, 'users/ada')));
  await assertFails(setDoc(doc(idle, 'users/idle'), {}));
  await assertFails(deleteDoc(doc(idle, 'users/ada')));
  await assertFails(getDoc(doc(nobody, 'users/ada')));
});

test('the hub tells where the services are', async () => {
  const found = await initializeTestEnvironment({
    projectId: 'demo-found',
    hub: place(),
    firestore: { rules },
  });
  expect(found.emulators).toMatchObject({ hub: place(), firestore: place(), storage: place() });
  await assertSucceeds(getDoc(doc(found.authenticatedContext('ada').firestore(), 'users/ada')));
  await found.cleanup();
});

test('with rules disabled everything is allowed', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore(), 'secret/a'), { hidden: true });
  });
  const ada = environment.authenticatedContext('ada').firestore();
  await assertFails(getDoc(doc(ada, 'secret/a')));
});

test('clearing removes every document', async () => {
  const read = () =>
    getDoc(doc(environment.authenticatedContext('ada', { active: true }).firestore(), 'users/ada'));
  const ada = environment.authenticatedContext('ada', { active: true }).firestore();
  await setDoc(doc(ada, 'users/ada'), { name: 'Ada' });
  expect((await read()).exists()).toBe(true);

  await environment.clearFirestore();
  expect((await read()).exists()).toBe(false);
});

test('coverage tells what the rules evaluated to', async () => {
  const ada = environment.authenticatedContext('ada', { active: true }).firestore();
  await assertSucceeds(setDoc(doc(ada, 'users/ada'), {}));
  const coverage = `${firebase.origin}/emulator/v1/projects/demo-rules:ruleCoverage`;
  const { report } = (await (await fetch(coverage)).json()) as { report: { values?: unknown[] }[] };

  expect(report.flatMap(({ values = [] }) => values)).toContainEqual({
    value: { boolValue: true },
    count: expect.any(Number),
  });
  expect(await (await fetch(`${coverage}.html`)).text()).toContain('class="hit"');
});

test('rules that do not compile are refused with their place', async () => {
  const broken = "rules_version = '2';\nservice cloud.firestore {\n  allow oops\n}";
  const attempt = initializeTestEnvironment({
    projectId: 'demo-broken',
    firestore: { ...place(), rules: broken },
  });

  await expect(attempt).rejects.toThrow(/L3:\d+/);
});

test('a listener that new rules deny hears permission-denied', async () => {
  const open = doc(environment.authenticatedContext('ada').firestore(), 'users/ada');
  const heard: string[] = [];
  const denied = new Promise<void>((resolve) => {
    onSnapshot(
      open,
      () => heard.push('snapshot'),
      ({ code }) => {
        heard.push(code);
        resolve();
      },
    );
  });
  await vi.waitUntil(() => heard.length > 0, 30_000);
  await replaceRules('service cloud.firestore {}');
  await denied;
  await replaceRules(rules);

  expect(heard).toEqual(['snapshot', 'permission-denied']);
});

async function replaceRules(content: string): Promise<void> {
  const url = `${firebase.origin}/emulator/v1/projects/demo-rules:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  expect((await fetch(url, { method: 'PUT', body })).status).toBe(200);
}
