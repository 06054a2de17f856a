import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { getBytes, ref, uploadString } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT, type StorageHarness, startStorage } from './storage-harness.ts';

const RULES = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /own/{uid}/{file} {
  allow read, write: if request.auth.uid == uid && request.auth.token.active == true;
} } }`;

describe('the rules testing kit', () => {
  let harness: StorageHarness;
  let kit: RulesTestEnvironment;

  beforeAll(async () => {
    harness = await startStorage();
    const { host, port } = harness;
    kit = await initializeTestEnvironment({ projectId: PROJECT, storage: { host, port, rules: RULES } });
  });

  afterAll(async () => {
    await kit.cleanup();
    await harness.stop();
  });

  it('sees what the rules allow and deny', async () => {
    const own = (uid: string, active: boolean) =>
      ref(kit.authenticatedContext(uid, { active }).storage(), 'own/ada/note.txt');
    await assertSucceeds(uploadString(own('ada', true), 'hers'));
    await assertSucceeds(getBytes(own('ada', true)));
    await assertFails(getBytes(own('ada', false)));
    await assertFails(getBytes(own('bob', true)));
    await assertFails(getBytes(ref(kit.unauthenticatedContext().storage(), 'own/ada/note.txt')));
  });

  it('is told of a mistake in the rules in the official words', async () => {
    const { host, port } = harness;
    const broken = {
      projectId: PROJECT,
      storage: { host, port, rules: 'service firebase.storage { banana }' },
    };
    await expect(initializeTestEnvironment(broken)).rejects.toThrow(/error updating rules:\\nL1:\d+/);
  });

  it('clears the objects between tests', async () => {
    await kit.clearStorage();
    const answer = await fetch(`${harness.origin}/b/${PROJECT}.appspot.com/o`);
    expect(await answer.json()).toEqual({ kind: 'storage#objects', items: [] });
  });
});
