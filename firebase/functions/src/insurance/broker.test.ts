import { createHash, randomUUID } from 'node:crypto';
import { BROKER_UPLOAD, type CallableRequest } from '@vcms/domain';
import {
  checkUploadLink,
  createBrokerRequest,
  expireBrokerRequests,
  finishUpload,
  resendBrokerRequest,
  revokeBrokerRequest,
  takePart,
} from '@vcms/insurance/server';
import type { Caller } from '@vcms/server/core';
import { checkedRequest } from '@vcms/server/core';
import { APPROVED_ENGAGEMENT, REQUIREMENTS, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purge } from '../retention/purge.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
  await world.put('clients/x/requirementSets/1', REQUIREMENTS);
});
afterAll(() => world.stop());

const WISH = {
  brokerName: 'Oak Street Risk',
  brokerEmail: 'context@oak.test',
  lines: ['gl'],
  note: 'Please hurry.',
  byMail: false,
} as const;

type Wish = Partial<CallableRequest<'brokerRequestCreate'>>;

function ask(wish: Wish = {}, caller: Caller = world.callers.contractor) {
  const request = { requestId: randomUUID(), ...WISH, ...wish };
  return createBrokerRequest(world.trusted, caller, checkedRequest('brokerRequestCreate', request));
}

function tokenIn(link: string | undefined): string {
  return new URL(link ?? '').searchParams.get('token') ?? '';
}

const PDF = Buffer.from('%PDF-1.4\nA certificate\n%%EOF\n');

function announced(bytes: Buffer, contentType = 'application/pdf', fileName = 'acord 25.pdf') {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { fileName, contentType, size: bytes.length, sha256 };
}

async function put(token: string, bytes: Buffer, file = 0): Promise<void> {
  for (let part = 0; part * BROKER_UPLOAD.partBytes < bytes.length; part += 1) {
    const piece = bytes.subarray(part * BROKER_UPLOAD.partBytes, (part + 1) * BROKER_UPLOAD.partBytes);
    const request = { token, file, part, bytes: piece.toString('base64') };
    await takePart(world.trusted, checkedRequest('brokerUploadPart', request));
  }
}

function finish(token: string, files: readonly object[], requestId: string = randomUUID()) {
  return finishUpload(world.trusted, checkedRequest('brokerUploadFinish', { token, requestId, files }));
}

async function auditOf(id: string): Promise<readonly unknown[]> {
  const lines = (await world.list('audit')).filter(({ entityId }) => entityId === id);
  return lines.map(({ action }) => action).sort();
}

describe('a request to a broker', () => {
  it('answers the letter with exact limits and wording, mails it once, and stores only the hash of its token', async () => {
    const requestId = randomUUID();
    const sent = await ask({ requestId, byMail: true });
    const again = await ask({ requestId, byMail: true });

    expect(sent.expiresOn).toBe('2026-12-20');
    expect(sent.text).toContain('- Each occurrence: $1,000,000');
    expect(sent.text).toContain('- Certificate holder: Northfield, 1 Main St, Peoria, IL 61602.');
    expect(sent.text).toContain('Northfield is an additional insured (CG 20 10');
    expect(sent.text).toContain(sent.link);
    expect(again).toMatchObject({ id: sent.id });
    expect(again.link).toBeUndefined();
    const mails = (await world.list('mail')).filter(({ to }) => to === 'context@oak.test');
    expect(mails).toMatchObject([{ text: sent.text, replyTo: 'contractor@example.test' }]);
    const stored = await world.read(`brokerRequests/${sent.id}`);
    expect(stored).toMatchObject({ state: 'sent', contractorId: 'a', round: 1, mailed: true });
    expect(JSON.stringify(stored)).not.toContain(tokenIn(sent.link));
    expect(await auditOf(sent.id)).toEqual(['broker_request.send']);
  });

  it.each(['admin', 'service', 'client', 'reduced'] as const)('cannot be made by %s', async (who) => {
    await expect(ask({}, world.callers[who])).rejects.toMatchObject({ reason: 'not-allowed' });
  });

  it('needs an address to be mailed', () => {
    const wish = { ...WISH, requestId: randomUUID(), brokerEmail: undefined, byMail: true };

    expect(() => checkedRequest('brokerRequestCreate', wish)).toThrow('valid e-mail');
  });

  it('shows whoever has the link what is asked and nothing else of the contractor', async () => {
    const { id, link } = await ask();
    const seen = await checkUploadLink(world.trusted, { token: tokenIn(link) });

    expect(seen).toMatchObject({ state: 'valid', contractorName: 'Acme Roofing', note: 'Please hurry.' });
    expect(Object.keys(seen).sort()).toEqual(
      ['asks', 'brokerName', 'contractorName', 'expiresOn', 'note', 'state'].sort(),
    );
    expect(JSON.stringify(seen)).not.toContain('clientId');
    expect(await world.read(`brokerRequests/${id}`)).toMatchObject({ state: 'opened' });
    expect(await checkUploadLink(world.trusted, { token: 'x'.repeat(43) })).toEqual({ state: 'unknown' });
  });

  it('gets a new link when it is sent again; the old one is unknown from then on', async () => {
    const { id, link } = await ask();
    const next = await resendBrokerRequest(world.trusted, world.callers.contractor, { id, byMail: true });

    expect(await checkUploadLink(world.trusted, { token: tokenIn(link) })).toEqual({ state: 'unknown' });
    await expect(put(tokenIn(link), PDF)).rejects.toMatchObject({ reason: 'not-found' });
    expect(await checkUploadLink(world.trusted, { token: tokenIn(next.link) })).toMatchObject({
      state: 'valid',
    });
    expect(next.text).toContain('- Each occurrence: $1,000,000');
  });

  it('can be taken back by its company only, and then takes nothing', async () => {
    const { id, link } = await ask();
    const stranger = await world.addPerson(`stranger-${randomUUID()}`, '5005', 'b');
    await put(tokenIn(link), PDF);

    await expect(revokeBrokerRequest(world.trusted, stranger, { id })).rejects.toMatchObject({
      reason: 'not-allowed',
    });
    await revokeBrokerRequest(world.trusted, world.callers.contractor, { id });
    await revokeBrokerRequest(world.trusted, world.callers.contractor, { id });

    expect(await checkUploadLink(world.trusted, { token: tokenIn(link) })).toEqual({ state: 'revoked' });
    await expect(put(tokenIn(link), PDF)).rejects.toMatchObject({ reason: 'wrong-state' });
    await expect(finish(tokenIn(link), [announced(PDF)])).rejects.toMatchObject({ reason: 'wrong-state' });
    await expect(world.trusted.files.read(`brokerUploads/${id}/1/0/0`)).rejects.toThrow();
    expect(await auditOf(id)).toEqual(['broker_request.revoke', 'broker_request.send']);
  });
});

describe('what a broker sends', () => {
  it('becomes a draft that no client sees, closes the link, and is told once, however often the call comes', async () => {
    const { id, link } = await ask();
    const token = tokenIn(link);
    const big = Buffer.concat([PDF, Buffer.alloc(BROKER_UPLOAD.partBytes + 10, 32)]);
    await put(token, PDF, 0);
    await put(token, big, 1);
    await put(token, PDF, 0);
    const files = [announced(PDF), announced(big, 'application/pdf', 'pages/of#it.pdf')];
    const hand = randomUUID();

    await finish(token, files, hand);
    await finish(token, files, hand);

    const request = await world.read(`brokerRequests/${id}`);
    expect(request).toMatchObject({ state: 'received' });
    expect(request?.files.map(({ fileName }: { fileName: string }) => fileName)).toEqual([
      'acord 25.pdf',
      'pages_of_it.pdf',
    ]);
    const [first, second] = request?.files ?? [];
    const record = await world.read(`companies/a/documents/${first.docId}`);
    expect(record).toMatchObject({ state: 'draft', visibility: 'company', version: 1, virusScan: 'clean' });
    expect(await world.trusted.files.read(record?.storagePath)).toEqual(PDF);
    const other = await world.read(`companies/a/documents/${second.docId}`);
    expect((await world.trusted.files.read(other?.storagePath)).length).toBe(big.length);
    await expect(world.trusted.files.read(`brokerUploads/${id}/1/0/0`)).rejects.toThrow();
    const told = (await world.list('notifications')).filter(({ title }) => title === 'Document received');
    expect(told.map(({ toId, body }) => [toId, body])).toEqual([
      [
        'contractor',
        'Oak Street Risk: certificate for Commercial general liability waits for you. Check it and submit the policy.',
      ],
    ]);
    expect(await auditOf(id)).toEqual(['broker_request.receive', 'broker_request.send']);
    expect(await checkUploadLink(world.trusted, { token })).toEqual({ state: 'received' });
    await expect(finish(token, files)).rejects.toMatchObject({ reason: 'wrong-state' });
  });

  it.each([
    ['is cut off', announced(Buffer.concat([PDF, PDF])), 'did not arrive whole'],
    ['is another file', { ...announced(PDF), sha256: '0'.repeat(64) }, 'did not arrive whole'],
    ['is no picture', announced(PDF, 'image/png'), 'its content is not'],
    ['was never sent', announced(Buffer.alloc(BROKER_UPLOAD.partBytes + 1)), 'part of the file is missing'],
  ])('is refused when it %s, and can be sent again', async (_name, file, words) => {
    const { id, link } = await ask();
    await put(tokenIn(link), PDF);

    await expect(finish(tokenIn(link), [file])).rejects.toThrow(words);
    await finish(tokenIn(link), [announced(PDF)]);

    expect(await world.read(`brokerRequests/${id}`)).toMatchObject({ state: 'received' });
  });

  it.each([
    ['of a type that is not taken', { ...announced(PDF), contentType: 'text/csv' }],
    ['larger than 25 MB', { ...announced(PDF), size: 25 * 1_048_576 + 1 }],
  ])('is not even looked at when it is %s', (_name, file) => {
    const request = { token: 'x'.repeat(43), requestId: randomUUID(), files: [file] };

    expect(() => checkedRequest('brokerUploadFinish', request)).toThrow();
  });
});

describe('a request that nobody answers', () => {
  it('ends after thirty days, once, and goes away in the end; one that brought files stays', async () => {
    const { id, link } = await ask();
    const received = await ask();
    await put(tokenIn(received.link), PDF);
    await finish(tokenIn(received.link), [announced(PDF)]);
    await put(tokenIn(link), PDF);
    world.setNow('2026-12-21T06:00:00Z');

    expect(await checkUploadLink(world.trusted, { token: tokenIn(link) })).toEqual({ state: 'expired' });
    await expect(put(tokenIn(link), PDF)).rejects.toMatchObject({ reason: 'wrong-state' });
    await Promise.all([expireBrokerRequests(world.trusted), expireBrokerRequests(world.trusted)]);
    expect(await expireBrokerRequests(world.trusted)).toBe(0);

    expect(await world.read(`brokerRequests/${id}`)).toMatchObject({ state: 'expired' });
    expect(await auditOf(id)).toEqual(['broker_request.expire', 'broker_request.send']);
    await expect(world.trusted.files.read(`brokerUploads/${id}/1/0/0`)).rejects.toThrow();
    world.setNow('2028-06-01T06:00:00Z');
    await purge(world.trusted);
    expect(await world.read(`brokerRequests/${id}`)).toBeUndefined();
    expect(await world.read(`brokerRequests/${received.id}`)).toMatchObject({ state: 'received' });
  });
});
