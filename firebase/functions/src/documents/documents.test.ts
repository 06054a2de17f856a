import { createHash } from 'node:crypto';
import { type CallableRequest, DOCUMENT_PART_BYTES } from '@vcms/domain';
import { checkedRequest } from '@vcms/server/core';
import { APPROVED_ENGAGEMENT, signIn, startWorld, type World } from '@vcms/server/test-support';
import { doc, getDoc } from 'firebase/firestore';
import { getApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onEvidenceWritten } from '../evidence/on-evidence-written.ts';
import { openDocument } from './open-document.ts';
import { PDF, submitFile } from './test-support/submit-file.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
});
afterAll(() => world.stop());

const HTML = Buffer.from('<!DOCTYPE html><script>alert(1)</script>');

const submit = (id: string, bytes: Buffer, sha256?: string, more: object = {}) =>
  submitFile(world, id, bytes, sha256 === undefined ? more : { sha256, ...more });

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

it('the file of a draft is opened by its company and the firm, by no client', async () => {
  for (const visibility of ['engaged', 'client:x']) {
    await submit('draft', PDF, undefined, { state: 'draft', visibility });
    for (const who of ['client', 'reduced'] as const)
      await expect(open('draft', who)).rejects.toMatchObject({ reason: 'not-allowed' });
  }
  expect(await linesOf('draft')).toEqual([]);
  await expect(open('draft', 'contractor')).resolves.toBeDefined();
  await expect(open('draft', 'service')).resolves.toBeDefined();
  await submit('draft', PDF);
  await expect(open('draft', 'client')).resolves.toBeDefined();
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

/** The address of a file that works without signing in, with a token as a browser's upload makes one. */
async function makeAddress(id: string, token: string): Promise<string> {
  const path = `companies/a/docs/${id}/1/acord.pdf`;
  const bucket = getStorage(getApp(world.projectId)).bucket();
  await bucket.file(path).setMetadata({ metadata: { firebaseStorageDownloadTokens: token } });
  return `${world.origin}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
}

it('an address that a browser made for a file opens nothing without signing in once the file was looked at', async () => {
  await submit('address', PDF);
  const place = await makeAddress('address', 'known');
  expect((await fetch(place)).status).toBe(200);

  await deliver('address', 'e-address');

  expect((await fetch(place)).status).toBe(403);
  await expect(open('address', 'reduced')).rejects.toMatchObject({ reason: 'not-allowed' });
});

describe('the virus scan', () => {
  const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
  const INFECTED = Buffer.concat([PDF, Buffer.from(EICAR)]);

  it('blocks a file for everybody, tells its company once and leaves one line', async () => {
    await submit('virus', INFECTED);
    await Promise.all([deliver('virus', 'e-virus'), deliver('virus', 'e-virus')]);
    await deliver('virus', 'e-virus');

    expect(await world.read('companies/a/documents/virus')).toMatchObject({ virusScan: 'blocked' });
    for (const who of ['service', 'admin', 'client', 'contractor'] as const)
      await expect(open('virus', who)).rejects.toMatchObject({
        reason: 'not-allowed',
        message: expect.stringContaining('This file was blocked.'),
      });
    const told = (await world.list('notifications')).filter(({ title }) => title === 'File blocked');
    expect(told.map(({ toId }) => toId).sort()).toEqual(['admin', 'contractor']);
    const lines = (await world.list('audit')).filter(({ action }) => action === 'document.scan_block');
    expect(lines).toMatchObject([{ entityId: 'virus', contractorId: 'a', reason: 'Eicar-Test-Signature' }]);
  });

  it('closes every address of a file that it blocks, also one made while it looked', async () => {
    await submit('spread', INFECTED);
    const before = await makeAddress('spread', 'before');
    let during = '';
    const scan = async (bytes: Buffer) => {
      during = await makeAddress('spread', 'during');
      return world.trusted.scanner.scan(bytes);
    };
    expect((await fetch(before)).status).toBe(200);
    const after = await world.read('companies/a/documents/spread');
    const change = { companyId: 'a', kind: 'documents', id: 'spread', eventId: 'e-spread', after } as const;
    const trusted = { ...world.trusted, scanner: { scan } };

    await onEvidenceWritten(trusted, { ...change, before: { ...after, state: 'draft' } });

    expect((await fetch(during)).status).toBe(403);
    expect((await fetch(before)).status).toBe(403);
    // Whoever was stopped between the mark and the address closes it when the event comes again.
    const late = await makeAddress('spread', 'late');
    await deliver('spread', 'e-spread');
    expect((await fetch(late)).status).toBe(403);
    await getStorage(getApp(world.projectId)).bucket().file('companies/a/docs/spread/1/acord.pdf').delete();
    await expect(deliver('spread', 'e-spread')).resolves.toBeUndefined();
  });

  it('marks a clean file, which then opens', async () => {
    await submit('clean', PDF);
    await deliver('clean', 'e-clean');
    expect(await world.read('companies/a/documents/clean')).toMatchObject({ virusScan: 'clean' });
    await expect(open('clean', 'client')).resolves.toBeDefined();
  });

  it('that cannot be asked leaves a file to its owner until it can, and has the event come again', async () => {
    await submit('waiting', PDF);
    const silent = { scan: () => Promise.reject(new Error('nobody there')) };
    const trusted = { ...world.trusted, scanner: silent };
    const after = await world.read('companies/a/documents/waiting');
    const change = { companyId: 'a', kind: 'documents', id: 'waiting', eventId: 'e-waiting' };
    await expect(
      onEvidenceWritten(trusted, { ...change, before: { ...after, state: 'draft' }, after }),
    ).rejects.toThrow('scanner');

    expect(await world.read('companies/a/documents/waiting')).toMatchObject({ virusScan: 'pending' });
    const request = checkedRequest('documentOpen', { companyId: 'a', documentId: 'waiting', part: 0 });
    await expect(openDocument(trusted, world.callers.client, request)).rejects.toMatchObject({
      message: expect.stringContaining('This file is being checked.'),
    });
    await expect(openDocument(trusted, world.callers.contractor, request)).resolves.toBeDefined();

    await deliver('waiting', 'e-waiting');
    await expect(open('waiting', 'client')).resolves.toBeDefined();
  });
});

describe('what a client must not see', () => {
  const digest = createHash('sha256').update(PDF).digest('hex');

  async function restrict(id: string, kind: 'osha300' | 'staff_file') {
    const storagePath = `companies/a/restricted/${id}/1/log.pdf`;
    await world.saveFile(storagePath, PDF);
    await world.put(`companies/a/restrictedDocuments/${id}`, {
      ...{ contractorId: 'a', kind, title: 'Log', fileName: 'log.pdf', contentType: 'application/pdf' },
      ...{ size: PDF.length, sha256: digest, storagePath, virusScan: 'pending' },
    });
    return { path: `companies/a/restrictedDocuments/${id}`, storagePath, isRestricted: true };
  }

  async function foreign(id: string) {
    await submit(id, PDF, digest, { visibility: 'client:y' });
    return { path: `companies/a/documents/${id}`, storagePath: `companies/a/docs/${id}/1/acord.pdf` };
  }

  it.each([
    ['a sensitive paper of a person', 'r-staff', () => restrict('r-staff', 'staff_file')],
    ['an unredacted 300 log', 'r-log', () => restrict('r-log', 'osha300')],
    ["another client's certificate", 'foreign', () => foreign('foreign')],
  ])('%s: not by the callable, not by the SDK, not by its path', async (_, id, put) => {
    const { path, storagePath, ...more } = await put();
    for (const who of ['client', 'reduced'] as const) {
      const sees = who === 'reduced' ? world.addPerson(`reduced-${id}`, '5004', 'x') : undefined;
      const caller = (await sees) ?? world.callers.client;
      const request = checkedRequest('documentOpen', { companyId: 'a', documentId: id, part: 0, ...more });
      await expect(openDocument(world.trusted, caller, request)).rejects.toMatchObject({
        reason: 'not-allowed',
      });
      // A wrong folder's name opens nothing either.
      const other = { ...request, isRestricted: !('isRestricted' in more) };
      await expect(openDocument(world.trusted, caller, other)).rejects.toMatchObject({
        reason: 'not-allowed',
      });
      const browser = await signIn(world, caller.email);
      await expect(getDoc(doc(browser.db, path))).rejects.toMatchObject({ code: 'permission-denied' });
      await expect(browser.load(storagePath)).rejects.toMatchObject({ code: 'storage/unauthorized' });
      await browser.close();
    }
    await expect(open(id, 'service', more)).resolves.toBeDefined();
    await expect(open(id, 'contractor', more)).resolves.toBeDefined();
  });
});
