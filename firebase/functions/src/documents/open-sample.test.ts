import { createHash } from 'node:crypto';
import { DOCUMENT_PART_BYTES } from '@vcms/domain';
import { checkedRequest } from '@vcms/server/core';
import { APPROVED_ENGAGEMENT, startWorld, type World } from '@vcms/server/test-support';
import { keepSample } from '@vcms/workforce/server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDocument } from './open-document.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(() => world.put('engagements/x_a', APPROVED_ENGAGEMENT));

const PDF = Buffer.from('%PDF-1.4\nA card\n%%EOF\n');
const HTML = Buffer.from('<!DOCTYPE html><script>alert(1)</script>');
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const pathOf = (id: string) => `companies/x/samples/${id}/1/card.pdf`;

/** A file as its client's browser puts it up. */
async function putUp(id: string, bytes: Buffer): Promise<void> {
  await world.saveFile(pathOf(id), bytes);
  await world.put(`companies/x/sampleDocuments/${id}`, {
    ...{ clientId: 'x', title: 'First aid', fileName: 'card.pdf', contentType: 'application/pdf' },
    ...{ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
    ...{ storagePath: pathOf(id), virusScan: 'pending', createdBy: 'client' },
  });
}

const TYPE = {
  ...{ clientId: 'x', name: 'First aid', validMonths: 24, jobRoles: 'all', required: false },
  ...{ sensitive: false, warnDays: 30, active: true, updatedBy: 'client' },
};

/** Names the sample, or none, and does what follows a change of the type, as Firebase may ask for it: twice. */
async function name(sampleDocId: string | undefined): Promise<void> {
  const place = world.trusted.db.doc('clients/x/staffDocTypes/first-aid');
  const before = (await place.get()).data();
  await place.set(sampleDocId === undefined ? TYPE : { ...TYPE, sampleDocId });
  const after = (await place.get()).data();
  for (let delivery = 0; delivery < 2; delivery += 1) await keepSample(world.trusted, 'x', { before, after });
}

type Who = 'service' | 'client' | 'contractor' | 'admin' | 'reduced';

function open(documentId: string, who: Who, more: { part?: number; opening?: string } = {}) {
  const request = checkedRequest('documentOpen', {
    ...{ companyId: 'x', documentId, isSample: true, part: 0 },
    ...more,
  });
  return openDocument(world.trusted, world.callers[who], request);
}

const refused = { reason: 'not-allowed' };

it('a contractor of the client opens a sample that a type names, with a line in the client’s log', async () => {
  await putUp('shown', PDF);
  await expect(open('shown', 'contractor')).rejects.toMatchObject(refused);
  await name('shown');

  const opened = await open('shown', 'contractor');
  expect(Buffer.from(opened.bytes, 'base64').equals(PDF)).toBe(true);
  expect(await world.list('companies/x/accessLog')).toMatchObject([
    { actorUid: 'contractor', clientId: 'x', contractorId: 'a', docId: 'shown', fileName: 'card.pdf' },
  ]);
  await expect(open('shown', 'client')).resolves.toBeDefined();
  await expect(open('shown', 'service')).resolves.toBeDefined();
  expect(await world.list('companies/x/accessLog')).toHaveLength(1);
});

it('is no evidence: it is no document of anybody, waits for nobody and is told to nobody', async () => {
  expect(await world.list('companies/a/documents')).toEqual([]);
  expect(await world.list('companies/x/documents')).toEqual([]);
  expect(await world.list('reviewTasks')).toEqual([]);
  expect(await world.list('notifications')).toEqual([]);
});

it('nobody else opens it, by whatever name', async () => {
  for (const who of ['admin', 'reduced'] as const)
    await expect(open('shown', who)).rejects.toMatchObject(refused);
  for (const isRestricted of [true, false]) {
    const other = checkedRequest('documentOpen', {
      companyId: 'x',
      documentId: 'shown',
      isRestricted,
      part: 0,
    });
    await expect(openDocument(world.trusted, world.callers.contractor, other)).rejects.toMatchObject(refused);
  }
  const outsider = await world.addPerson('other-client', '5003', 'y');
  const rival = await world.addPerson('rival', '5005', 'b');
  const request = checkedRequest('documentOpen', {
    ...{ companyId: 'x', documentId: 'shown', isSample: true, part: 0 },
  });
  for (const caller of [outsider, rival])
    await expect(openDocument(world.trusted, caller, request)).rejects.toMatchObject(refused);
});

it('the end of an engagement closes it, between two parts as well', async () => {
  await putUp('large', Buffer.concat([PDF, Buffer.alloc(DOCUMENT_PART_BYTES, '%')]));
  await name('large');
  const { opening } = await open('large', 'contractor');
  await expect(open('large', 'contractor', { part: 1, opening })).resolves.toBeDefined();
  await world.put('engagements/x_a', { ...APPROVED_ENGAGEMENT, state: 'ended' });

  await expect(open('large', 'contractor', { part: 1, opening })).rejects.toMatchObject(refused);
  await expect(open('large', 'contractor')).rejects.toMatchObject(refused);
});

it('one that was replaced or removed goes with its bytes', async () => {
  await putUp('first', PDF);
  await name('first');
  await putUp('second', PDF);
  await name('second');

  expect(await world.read('companies/x/sampleDocuments/first')).toBeUndefined();
  await expect(world.trusted.files.read(pathOf('first'))).rejects.toThrow();
  await expect(open('first', 'contractor')).rejects.toMatchObject(refused);
  await expect(open('second', 'contractor')).resolves.toBeDefined();

  await name(undefined);
  expect(await world.read('companies/x/sampleDocuments/second')).toBeUndefined();
  await expect(open('second', 'contractor')).rejects.toMatchObject(refused);
});

it.each([
  ['that is no PDF', 'html', HTML, 'content_refuse', 'its content is not'],
  ['with a virus', 'virus', Buffer.concat([PDF, Buffer.from(EICAR)]), 'scan_block', 'This file was blocked.'],
])('one %s opens for no contractor, and its client is told', async (_, id, bytes, action, why) => {
  await putUp(id, bytes);
  await name(id);

  await expect(open(id, 'contractor')).rejects.toMatchObject({
    ...refused,
    message: expect.stringContaining(why),
  });
  const told = (await world.list('notifications')).filter(({ body }) => body.includes('card.pdf'));
  expect(told.some(({ toId }) => toId === 'client')).toBe(true);
  const lines = (await world.list('audit')).filter(({ entityId }) => entityId === id);
  expect(lines).toMatchObject([{ action: `document.${action}`, clientId: 'x' }]);
  expect(lines[0]).not.toHaveProperty('contractorId');
});
