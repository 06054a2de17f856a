import { createHash } from 'node:crypto';
import { type CallableRequest, DOCUMENT_PART_BYTES } from '@vcms/domain';
import { checkedRequest } from '@vcms/server/core';
import { APPROVED_ENGAGEMENT, startWorld, type World } from '@vcms/server/test-support';
import { getApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEvidenceWritten } from '../evidence/on-evidence-written.ts';
import { openDocument } from './open-document.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
});
afterAll(() => world.stop());

const PDF = Buffer.from('%PDF-1.4\nA certificate\n%%EOF\n');
const HTML = Buffer.from('<!DOCTYPE html><script>alert(1)</script>');

/** A file as its contractor's browser submitted it, announced as a PDF. */
async function submit(id: string, bytes: Buffer, sha256 = createHash('sha256').update(bytes).digest('hex')) {
  const storagePath = `companies/a/docs/${id}/1/acord.pdf`;
  await world.saveFile(storagePath, bytes);
  await world.put(`companies/a/documents/${id}`, {
    ...{ contractorId: 'a', typeId: 'certificate', category: 'certificate', title: 'Certificate' },
    ...{ fileName: 'acord.pdf', contentType: 'application/pdf', size: bytes.length, sha256, storagePath },
    ...{ redacted: false, visibility: 'engaged', virusScan: 'pending', version: 1 },
    ...{ state: 'submitted', submittedOn: '2026-11-20' },
  });
}

async function deliver(id: string, eventId: string) {
  const after = await world.read(`companies/a/documents/${id}`);
  const before = { ...after, state: 'draft' };
  await onEvidenceWritten(world.trusted, { companyId: 'a', kind: 'documents', id, eventId, before, after });
}

type Who = 'service' | 'client' | 'contractor' | 'admin' | 'reduced';

const open = (documentId: string, who: Who, more: Partial<CallableRequest<'documentOpen'>> = {}) =>
  openDocument(
    world.trusted,
    world.callers[who],
    checkedRequest('documentOpen', { companyId: 'a', documentId, part: 0, ...more }),
  );

const linesOf = async (documentId: string) =>
  (await world.list('companies/a/accessLog')).filter(({ docId }) => docId === documentId);

it.each([
  ['is another file than its type says', 'html', HTML, undefined, 'its content is not'],
  ['has another digest than it says', 'digest', PDF, '0'.repeat(64), 'did not arrive whole'],
])(
  'a submitted file that %s opens for its owner only, who is told why, once',
  async (_, id, bytes, sha256, why) => {
    await submit(id, bytes, sha256);
    await Promise.all([deliver(id, `e-${id}`), deliver(id, `e-${id}`)]);
    await deliver(id, `e-${id}`);

    expect(await world.read(`companies/a/documents/${id}`)).toMatchObject({
      contentCheck: 'refused',
      contentProblem: expect.stringContaining(why),
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    for (const who of ['service', 'admin', 'client'] as const)
      await expect(open(id, who)).rejects.toMatchObject({
        reason: 'not-allowed',
        message: expect.stringContaining(why),
      });
    await expect(open(id, 'contractor')).resolves.toBeDefined();
    const told = (await world.list('notifications')).filter(({ body }) => body.includes(why));
    expect(told.map(({ toId }) => toId).sort()).toEqual(['admin', 'contractor']);
    const lines = (await world.list('audit')).filter(({ entityId }) => entityId === id);
    expect(lines.filter(({ action }) => action === 'document.content_refuse')).toHaveLength(1);
  },
);

it('a file that nobody looked at yet is looked at when somebody else opens it first', async () => {
  await submit('late-html', HTML);
  await expect(open('late-html', 'client')).rejects.toMatchObject({ reason: 'not-allowed' });
  await submit('late-pdf', PDF);
  await expect(open('late-pdf', 'client')).resolves.toBeDefined();
  expect(await world.read('companies/a/documents/late-pdf')).toMatchObject({ contentCheck: 'sound' });
});

it('a file comes in parts, and a client opens it once in the access log', async () => {
  const bytes = Buffer.concat([PDF, Buffer.alloc(DOCUMENT_PART_BYTES, '%')]);
  await submit('large', bytes);
  const first = await open('large', 'client');
  const second = await open('large', 'client', { part: 1, opening: first.opening });

  expect(first).toMatchObject({ size: bytes.length, contentType: 'application/pdf' });
  const whole = Buffer.concat([first, second].map((part) => Buffer.from(part.bytes, 'base64')));
  expect(whole.equals(bytes)).toBe(true);
  expect(await linesOf('large')).toMatchObject([
    { actorUid: 'client', clientId: 'x', fileName: 'acord.pdf' },
  ]);
  await expect(open('large', 'client', { part: 1 })).rejects.toMatchObject({ reason: 'not-allowed' });
  await expect(open('late-pdf', 'client', { part: 0, opening: 'none' })).resolves.toBeDefined();
  await open('large', 'service');
  expect(await linesOf('large')).toHaveLength(1);
});

it('the end of an engagement ends what a client opens, between two parts as well', async () => {
  const bytes = Buffer.concat([PDF, Buffer.alloc(DOCUMENT_PART_BYTES, '%')]);
  await submit('ended', bytes);
  const { opening } = await open('ended', 'client');
  await world.put('engagements/x_a', { ...APPROVED_ENGAGEMENT, state: 'ended' });
  await expect(open('ended', 'client', { part: 1, opening })).rejects.toMatchObject({
    reason: 'not-allowed',
  });
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
});

it('an address that a browser made for a file opens nothing without signing in once the file was looked at', async () => {
  await submit('address', PDF);
  const path = 'companies/a/docs/address/1/acord.pdf';
  const bucket = getStorage(getApp(world.projectId)).bucket();
  await bucket.file(path).setMetadata({ metadata: { firebaseStorageDownloadTokens: 'known' } });
  const place = `${world.origin}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}?alt=media&token=known`;
  expect((await fetch(place)).status).toBe(200);

  await deliver('address', 'e-address');

  expect((await fetch(place)).status).toBe(403);
  await expect(open('address', 'reduced')).rejects.toMatchObject({ reason: 'not-allowed' });
});
