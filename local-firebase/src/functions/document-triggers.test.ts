import { withFunctionTriggersDisabled } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFunctionsHarness, type FunctionsHarness, until } from './functions-harness.ts';

const CODE = `
const { initializeApp } = require('firebase-admin/app');
const { getFirestore, FieldValue } = require('firebase-admin/firestore');
const firestore = require('firebase-functions/v2/firestore');
const { info } = require('firebase-functions/logger');
initializeApp();
const db = getFirestore();
const seen = (name, event, more = {}) => db.collection('seen').doc(name + '-' + event.id).create({
  name, doc: event.document, params: JSON.stringify(event.params), ...more });
exports.created = firestore.onDocumentCreated('notes/{note}', (event) => {
  info('a note came', { text: event.data.get('text') });
  return seen('created', event, { text: event.data.get('text') });
});
exports.updated = firestore.onDocumentUpdated('notes/{note}', (event) =>
  seen('updated', event, { text: event.data.before.get('text') + ' to ' + event.data.after.get('text') }));
exports.deleted = firestore.onDocumentDeleted('notes/{note}', (event) =>
  seen('deleted', event, { text: event.data.get('text') }));
exports.written = firestore.onDocumentWritten('notes/{note}', (event) =>
  seen('written', event, { text: [event.data.before.exists, event.data.after.exists].join() }));
exports.deep = { replies: firestore.onDocumentWritten('notes/{note}/{sub}/{reply}', (event) => seen('deep', event)) };
exports.onceOnly = firestore.onDocumentCreated('fragile/{id}', async (event) => {
  await db.doc('attempts/onceOnly').set({ count: FieldValue.increment(1) }, { merge: true });
  throw new Error('broken for good');
});
exports.patient = firestore.onDocumentCreated({ document: 'patient/{id}', retry: true }, async (event) => {
  const at = db.doc('attempts/patient');
  await at.set({ count: FieldValue.increment(1) }, { merge: true });
  if ((await at.get()).get('count') < 3) throw new Error('not yet');
  await seen('patient', event);
});
exports.crashing = firestore.onDocumentCreated('crash/{id}', () => process.exit(7));
let turn = 0;
exports.slow = firestore.onDocumentCreated('tenants/{tenant}/papers/{paper}', async (event) => {
  const place = turn++;
  while (!(await db.doc('gate/open').get()).exists) await new Promise((resolve) => setTimeout(resolve, 20));
  await db.doc('turns/' + event.params.tenant + '-' + event.params.paper).set({ text: String(place) });
});
exports.env = firestore.onDocumentCreated('env/{id}', (event) => event.data.ref.update({ text: process.env.GREETING }));
`;

describe('functions on documents', () => {
  let harness: FunctionsHarness;

  beforeAll(async () => {
    harness = createFunctionsHarness(CODE);
    await harness.start();
    await harness.settled();
  });

  afterAll(() => harness.remove());

  async function seen(): Promise<Record<string, string>[]> {
    const answer = await fetch(
      `${harness.origin()}/v1/projects/demo-functions/databases/(default)/documents/seen?pageSize=300`,
      { headers: { Authorization: 'Bearer owner' } },
    );
    const { documents = [] } = (await answer.json()) as {
      documents?: { fields: Record<string, { stringValue: string }> }[];
    };
    return documents.map(({ fields }) =>
      Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, value.stringValue])),
    );
  }

  async function seenAbout(doc: string): Promise<Record<string, string>[]> {
    const about = (await seen()).filter((entry) => entry.doc === doc);
    return about.sort((a, b) => `${a.name}${a.text}`.localeCompare(`${b.name}${b.text}`));
  }

  it('run once each for what happened to the document', async () => {
    await harness.put('notes/one', { text: 'first' });
    await harness.settled();
    await harness.put('notes/one', { text: 'second' });
    await harness.settled();
    await fetch(`${harness.origin()}/v1/projects/demo-functions/databases/(default)/documents/notes/one`, {
      method: 'DELETE',
      headers: { Authorization: 'Bearer owner' },
    });
    await harness.settled();
    expect((await seenAbout('notes/one')).map(({ name, text }) => [name, text])).toEqual([
      ['created', 'first'],
      ['deleted', 'second'],
      ['updated', 'first to second'],
      ['written', 'false,true'],
      ['written', 'true,false'],
      ['written', 'true,true'],
    ]);
  });

  it('of one tenant do not wait until all of a burst of another one has been called', async () => {
    const burst = Array.from({ length: 120 }, (_none, n) => `tenants/a/papers/${n}`);
    for (const path of [...burst, 'tenants/b/papers/0']) await harness.put(path, { text: 'x' });
    await harness.put('gate/open', { text: 'x' });
    await harness.settled();

    const place = async (name: string) => Number((await harness.get(`turns/${name}`))?.text);
    const places = await Promise.all(burst.map((path) => place(`a-${path.split('/')[3]}`)));
    expect(Math.max(...places)).toBe(120);
    // After those that were called already, and whatever of them ended before it.
    expect(await place('b-0')).toBeLessThan(60);
  });

  it('get the wildcards of their path', async () => {
    await harness.put('notes/two/replies/three', { text: 'x' });
    await harness.settled();
    expect(
      (await seenAbout('notes/two/replies/three')).map(({ params }) => JSON.parse(params ?? '')),
    ).toEqual([{ note: 'two', sub: 'replies', reply: 'three' }]);
  });

  it('do not run for a write that changed nothing', async () => {
    await harness.put('notes/same', { text: 'same' });
    await harness.settled();
    const before = (await seen()).length;
    await harness.put('notes/same', { text: 'same' });
    await harness.settled();
    expect((await seen()).length).toBe(before);
  });

  it('do not run, not even later, for writes while the rules testing kit has disabled them', async () => {
    const [host = '', port] = harness.host().split(':');
    await withFunctionTriggersDisabled({ host, port: Number(port) }, () =>
      harness.put('notes/quiet', { text: 'nobody hears' }),
    );
    await harness.put('notes/loud', { text: 'heard' });
    await harness.settled();
    expect(await seenAbout('notes/quiet')).toEqual([]);
    expect(await seenAbout('notes/loud')).toHaveLength(2);
  });

  it('are not called again after a failure unless they asked for it', async () => {
    await harness.put('fragile/a', {});
    await harness.settled();
    expect(await attempts('onceOnly')).toBe('1');
    const told = harness.logs.find(
      ({ function: name, message }) => name === 'onceOnly' && /failed/.test(message),
    );
    expect(told?.message).toBe('Call 1 failed. broken for good It is not called again.');
  });

  it('are called again with growing pauses when they asked for it', async () => {
    await harness.put('patient/a', {});
    await until(async () => (await attempts('patient')) === '1');
    await until(() => harness.logs.some(({ message }) => /not yet It is called again in 10 s/.test(message)));
    await harness.moveClock({ advanceSeconds: 11 });
    await until(() => harness.logs.some(({ message }) => /not yet It is called again in 20 s/.test(message)));
    await harness.moveClock({ advanceSeconds: 21 });
    await harness.settled();
    expect(await attempts('patient')).toBe('3');
    expect(await seenAbout('patient/a')).toHaveLength(1);
  });

  it('are started again after one took the process down', async () => {
    await harness.put('crash/a', {});
    await until(() =>
      harness.logs.some(({ message }) => /ended with exit code 7 and is started again/.test(message)),
    );
    await harness.put('notes/after-crash', { text: 'alive' });
    await harness.settled();
    expect((await seenAbout('notes/after-crash')).map(({ name }) => name)).toEqual(['created', 'written']);
  });

  it('log structured lines under their names', async () => {
    await harness.put('notes/logged', { text: 'hello' });
    await harness.settled();
    expect(harness.logs).toContainEqual({
      severity: 'INFO',
      message: 'a note came',
      function: 'created',
      fields: expect.objectContaining({ text: 'hello' }),
    });
  });

  it('know the parameters of their folder', async () => {
    await harness.put('env/a', { text: '' });
    await harness.settled();
    expect(await harness.get('env/a')).toEqual({ text: 'hello' });
  });

  async function attempts(name: string): Promise<string | undefined> {
    const answer = await fetch(
      `${harness.origin()}/v1/projects/demo-functions/databases/(default)/documents/attempts/${name}`,
      { headers: { Authorization: 'Bearer owner' } },
    );
    const { fields } = (await answer.json()) as { fields?: { count?: { integerValue?: string } } };
    return fields?.count?.integerValue;
  }
});
