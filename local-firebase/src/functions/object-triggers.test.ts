import { withFunctionTriggersDisabled } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFunctionsHarness, type FunctionsHarness, PROJECT, until } from './functions-harness.ts';

const CODE = `
const { initializeApp } = require('firebase-admin/app');
const { getFirestore, FieldValue } = require('firebase-admin/firestore');
const { getStorage } = require('firebase-admin/storage');
const { storageBucket } = require('firebase-functions/params');
const { onObjectDeleted, onObjectFinalized } = require('firebase-functions/v2/storage');
initializeApp();
const db = getFirestore();
exports.came = onObjectFinalized(async ({ id, type, subject, bucket, data }) => {
  const [bytes] = await getStorage().bucket(bucket).file(data.name).download();
  await db.doc('came/' + id).create({ type, subject, name: data.name, size: data.size,
    contentType: data.contentType, generation: data.generation, text: String(bytes) });
});
exports.patient = onObjectFinalized({ bucket: storageBucket, retry: true }, async ({ data }) => {
  if (!data.name.startsWith('patient/')) return;
  const at = db.doc('attempts/patient');
  await at.set({ count: FieldValue.increment(1) }, { merge: true });
  if ((await at.get()).get('count') < 2) throw new Error('not yet');
  await db.doc('patient/done').set({ name: data.name });
});
exports.elsewhere = onObjectFinalized('another-bucket', ({ id, data }) => db.doc('elsewhere/' + id).set({ name: data.name }));
exports.gone = onObjectDeleted(() => undefined);
`;

const BUCKET = `${PROJECT}.appspot.com`;
const ADMIN = { Authorization: 'Bearer owner' };

describe('functions on stored objects', () => {
  let harness: FunctionsHarness;

  beforeAll(async () => {
    harness = createFunctionsHarness(CODE);
    await harness.start();
    await harness.settled();
  });

  afterAll(() => harness.remove());

  const objects = () => `${harness.origin()}/v0/b/${BUCKET}/o`;
  async function call(url: string, method: string, headers: Record<string, string> = {}, body?: string) {
    const answer = await fetch(url, { method, headers: { ...ADMIN, ...headers }, body: body ?? null });
    if (!answer.ok) throw new Error(await answer.text());
    return answer;
  }
  const upload = (name: string, text: string) =>
    call(`${objects()}?name=${encodeURIComponent(name)}`, 'POST', { 'Content-Type': 'text/plain' }, text);

  async function told(collection = 'came'): Promise<Record<string, string>[]> {
    const place = `v1/projects/${PROJECT}/databases/(default)/documents/${collection}?pageSize=300`;
    const { documents = [] } = (await (await call(`${harness.origin()}/${place}`, 'GET')).json()) as {
      documents?: { fields: Record<string, { stringValue: string }> }[];
    };
    return documents.map(({ fields }) =>
      Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, value.stringValue])),
    );
  }
  async function textsOf(name: string): Promise<string[]> {
    await harness.settled();
    const about = (await told()).filter((entry) => entry.name === name);
    return about.sort((a, b) => Number(a.generation) - Number(b.generation)).map(({ text }) => text ?? '');
  }

  it('run once for what an upload made, and find its bytes', async () => {
    await upload('papers/one.txt', 'first');
    expect(await textsOf('papers/one.txt')).toEqual(['first']);
    expect(await told()).toContainEqual(
      expect.objectContaining({
        type: 'google.cloud.storage.object.v1.finalized',
        subject: 'objects/papers/one.txt',
        ...{ size: '5', contentType: 'text/plain' },
      }),
    );
  });

  it('run again for another upload to the same place, and for a copy', async () => {
    await upload('papers/two.txt', 'first');
    await harness.settled();
    await upload('papers/two.txt', 'second');
    expect(await textsOf('papers/two.txt')).toEqual(['first', 'second']);
    const from = `${harness.origin()}/storage/v1/b/${BUCKET}/o/${encodeURIComponent('papers/two.txt')}`;
    await call(
      `${from}/rewriteTo/b/${BUCKET}/o/copy.txt`,
      'POST',
      { 'Content-Type': 'application/json' },
      '{}',
    );
    expect(await textsOf('copy.txt')).toEqual(['second']);
  });

  it('run when the last part of an upload has come, not before', async () => {
    const started = await call(
      `${objects()}?name=parts.txt`,
      'POST',
      { 'X-Goog-Upload-Command': 'start' },
      '{}',
    );
    const to = started.headers.get('x-goog-upload-url') ?? '';
    const part = (command: string, at: number, text: string) =>
      call(to, 'POST', { 'X-Goog-Upload-Command': command, 'X-Goog-Upload-Offset': String(at) }, text);
    await part('upload', 0, 'first ');
    expect(await textsOf('parts.txt')).toEqual([]);
    await part('upload, finalize', 6, 'second');
    expect(await textsOf('parts.txt')).toEqual(['first second']);
  });

  it('do not run for other metadata, for a deletion, or for an upload that the rules refuse', async () => {
    await upload('papers/three.txt', 'whole');
    const place = `${objects()}/${encodeURIComponent('papers/three.txt')}`;
    await call(place, 'PATCH', { 'Content-Type': 'application/json' }, '{"contentLanguage":"en"}');
    await call(place, 'DELETE');
    const refused = await fetch(`${objects()}?name=refused.txt`, { method: 'POST', body: 'x' });
    expect(refused.status).toBe(403);
    await harness.settled();
    // The event's own call may find the bytes gone.
    expect((await textsOf('papers/three.txt')).length).toBeLessThan(2);
    expect(await textsOf('refused.txt')).toEqual([]);
  });

  it('are told of their own bucket only', async () => {
    await upload('papers/four.txt', 'x');
    await harness.settled();
    expect(await told('elsewhere')).toEqual([]);
    await call(`${harness.origin()}/v0/b/another-bucket/o?name=there.txt`, 'POST', {}, 'x');
    await harness.settled();
    expect(await told('elsewhere')).toEqual([{ name: 'there.txt' }]);
    expect(await textsOf('there.txt')).toEqual([]);
  });

  it('are called again after a failure when they asked for it', async () => {
    await upload('patient/a.txt', 'x');
    await until(() => harness.logs.some(({ message }) => /not yet It is called again in 10 s/.test(message)));
    await harness.moveClock({ advanceSeconds: 11 });
    await harness.settled();
    expect(await told('patient')).toEqual([{ name: 'patient/a.txt' }]);
  });

  it('do not run, not even later, for uploads while the rules testing kit has disabled them', async () => {
    const [host = '', port] = harness.host().split(':');
    await withFunctionTriggersDisabled({ host, port: Number(port) }, () => upload('quiet.txt', 'x'));
    await upload('loud.txt', 'x');
    expect(await textsOf('loud.txt')).toEqual(['x']);
    expect(await textsOf('quiet.txt')).toEqual([]);
  });

  it('of events that nothing here tells are named in the log', () => {
    expect(harness.logs.map(({ message }) => message)).toContain(
      'Nothing here starts the function gone: google.cloud.storage.object.v1.deleted.',
    );
  });
});
