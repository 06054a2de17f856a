import { createHash } from 'node:crypto';
import { sendAnnouncement } from '@vcms/announcements/server';
import { DOCUMENT_PART_BYTES, documentPath } from '@vcms/domain';
import { type Caller, checkedRequest } from '@vcms/server/core';
import { APPROVED_ENGAGEMENT, signIn, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDocument } from './open-document.ts';
import { PDF } from './test-support/submit-file.ts';

let world: World;
let limited: Caller;
let outsider: Caller;
beforeAll(async () => {
  world = await startWorld();
  limited = await world.addPerson('limited', '5006', 'l');
  // Works for the same client, and was not meant.
  outsider = await world.addPerson('outsider', '5005', 'b');
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
  await world.put('engagements/x_l', { ...APPROVED_ENGAGEMENT, contractorId: 'l', contractorName: 'Lim' });
  await world.put('engagements/x_b', { ...APPROVED_ENGAGEMENT, contractorId: 'b', contractorName: 'Bo' });
});
afterAll(() => world.stop());

const LARGE = Buffer.concat([PDF, Buffer.alloc(DOCUMENT_PART_BYTES, '%')]);
const pathOf = (id: string) => `companies/x/announcements/${id}/1/plan.pdf`;

async function putUp(id: string, bytes = PDF): Promise<void> {
  await world.saveFile(pathOf(id), bytes);
  await world.put(`companies/x/announcementDocuments/${id}`, {
    ...{ clientId: 'x', title: 'plan.pdf', fileName: 'plan.pdf', contentType: 'application/pdf' },
    ...{ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
    ...{ storagePath: pathOf(id), virusScan: 'pending', createdBy: 'client' },
  });
}

const DRAFT = {
  ...{ clientId: 'x', subject: 'Site plan', bodyText: 'See the plan.', ackRequired: false },
  ...{ audience: { mode: 'selected', values: ['a', 'l'] }, state: 'draft' },
  counts: { recipients: 0, emailed: 0, read: 0, bounced: 0 },
};

const announce = (id: string, more: object) => world.put(`announcements/${id}`, { ...DRAFT, ...more });

interface Opening {
  readonly part?: number;
  readonly opening?: string;
}

function open(documentId: string, caller: Caller, announcementId: string, more: Opening = {}) {
  const request = { companyId: 'x', documentId, announcementId, part: 0, ...more };
  return openDocument(world.trusted, caller, checkedRequest('documentOpen', request));
}

const refused = { reason: 'not-allowed' };
const log = (companyId: string) => world.list(`companies/${companyId}/accessLog`);

describe('a file of an announcement', () => {
  it('opens for nobody but its client and the firm before it is sent', async () => {
    await putUp('plan', LARGE);
    await announce('one', { docIds: ['plan'] });
    const { contractor, client, service, admin } = world.callers;

    for (const caller of [contractor, limited, outsider])
      await expect(open('plan', caller, 'one')).rejects.toMatchObject(refused);
    for (const caller of [client, service, admin])
      await expect(open('plan', caller, 'one')).resolves.toMatchObject({ opening: '' });
    await announce('one', { docIds: ['plan'], state: 'scheduled' });
    await expect(open('plan', contractor, 'one')).rejects.toMatchObject(refused);
    expect(await log('x')).toEqual([]);
  });

  it('opens for those who got it, part by part, each opening with a line in the client’s log', async () => {
    await sendAnnouncement(world.trusted, 'one');
    const row = await world.read(documentPath('announcementRecipients', 'one', 'a'));
    expect(row?.files).toEqual([{ id: 'plan', fileName: 'plan.pdf', size: LARGE.length }]);

    const first = await open('plan', world.callers.contractor, 'one');
    const { opening } = first;
    const second = await open('plan', world.callers.contractor, 'one', { part: 1, opening });
    const bytes = [first, second].map((part) => Buffer.from(part.bytes, 'base64'));
    expect(Buffer.concat(bytes).equals(LARGE)).toBe(true);
    await open('plan', limited, 'one');

    const lines = (await log('x')).map(({ actorUid, clientId, contractorId, docId, fileName }) => ({
      ...{ actorUid, clientId, contractorId, docId, fileName },
    }));
    const line = { clientId: 'x', docId: 'plan', fileName: 'plan.pdf' };
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual({ ...line, actorUid: 'contractor', contractorId: 'a' });
    expect(lines).toContainEqual({ ...line, actorUid: 'limited', contractorId: 'l' });
    expect(await log('a')).toEqual([]);
  });

  it('opens for no contractor that did not get it, nor for another client', async () => {
    for (const caller of [outsider, world.callers.reduced])
      await expect(open('plan', caller, 'one')).rejects.toMatchObject(refused);
  });

  it('opens by no other name than its own announcement', async () => {
    await putUp('other');
    await announce('two', { docIds: ['other'] });
    const { contractor } = world.callers;

    // A file that did not come with what was received, and one that came with another one.
    for (const [file, announcement] of [
      ['other', 'one'],
      ['plan', 'two'],
      ['plan', 'none'],
    ] as const)
      await expect(open(file, contractor, announcement)).rejects.toMatchObject(refused);
    for (const place of [{}, { isSample: true }, { isRestricted: true }]) {
      const request = checkedRequest('documentOpen', {
        ...{ companyId: 'x', documentId: 'plan', part: 0 },
        ...place,
      });
      await expect(openDocument(world.trusted, contractor, request)).rejects.toMatchObject(refused);
    }
  });

  it('lies at a path of Storage that lets nobody in, whoever got it or put it up', async () => {
    for (const who of ['contractor', 'client', 'limited', 'service'] as const) {
      const browser = await signIn(world, `${who}@example.test`);
      await expect(browser.load(pathOf('plan'))).rejects.toMatchObject({ code: 'storage/unauthorized' });
      await browser.close();
    }
  });

  it('closes when the announcement is withdrawn, between two parts as well', async () => {
    const { contractor } = world.callers;
    const { opening } = await open('plan', contractor, 'one');
    await world.trusted.db.doc('announcements/one').update({ state: 'cancelled' });

    await expect(open('plan', contractor, 'one', { part: 1, opening })).rejects.toMatchObject(refused);
    await expect(open('plan', contractor, 'one')).rejects.toMatchObject(refused);
    await expect(open('plan', world.callers.client, 'one')).resolves.toBeDefined();
  });
});
