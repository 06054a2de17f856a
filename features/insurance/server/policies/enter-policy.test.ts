import { createHash, randomUUID } from 'node:crypto';
import type { CallableRequest } from '@vcms/domain';
import { policySchema } from '@vcms/domain/schemas';
import type { Caller } from '@vcms/server/core';
import { checkedRequest } from '@vcms/server/core';
import { type SignedIn, signIn, startWorld, type World } from '@vcms/server/test-support';
import { collection, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterPolicy } from './enter-policy.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const PDF = Buffer.from('%PDF-1.4\nAn ACORD 25\n%%EOF\n');
const REASON = 'The broker sent it to us by mail.';
const POLICY = {
  line: 'gl',
  insurerName: 'Granite Mutual',
  policyNumber: 'GL-7001',
  effective: '2026-06-01',
  expiration: '2027-06-01',
  limits: { gl_each_occurrence: 1_000_000 },
  claimsMade: false,
  autos: [],
  endorsements: { additional_insured: { basis: 'blanket' } },
  namedInsured: 'Acme Roofing',
  producer: { name: 'Oak Street Risk' },
} as const;

/** A certificate as customer service's browser leaves it in the contractor's folder. */
async function putCertificate(change: object = {}, bytes: Buffer | 'none' = PDF): Promise<string> {
  const docId = randomUUID();
  const storagePath = `companies/a/docs/${docId}/1/acord.pdf`;
  await world.put(`companies/a/documents/${docId}`, {
    contractorId: 'a',
    typeId: 'certificate',
    category: 'certificate',
    title: 'Certificate, General liability',
    fileName: 'acord.pdf',
    contentType: 'application/pdf',
    size: PDF.length,
    sha256: createHash('sha256').update(PDF).digest('hex'),
    storagePath,
    redacted: false,
    visibility: 'company',
    virusScan: 'pending',
    state: 'submitted',
    submittedOn: '2026-11-20',
    version: 1,
  });
  await world.trusted.db.doc(`companies/a/documents/${docId}`).update({ createdBy: 'service', ...change });
  if (bytes !== 'none') await world.saveFile(storagePath, bytes);
  return docId;
}

type Wish = Partial<Omit<CallableRequest<'policyEnter'>, 'policy'>> & { readonly policy?: object };

function wishOf(certificateDocId: string, { policy, ...wish }: Wish = {}) {
  const whole = { ...POLICY, certificateDocId, ...policy };
  return { requestId: randomUUID(), contractorId: 'a', reason: REASON, ...wish, policy: whole };
}

function enter(wish: object, caller: Caller = world.callers.service) {
  return enterPolicy(world.trusted, caller, checkedRequest('policyEnter', wish));
}

const policyCount = async () => (await world.list('companies/a/policies')).length;

async function auditOf(id: string) {
  return (await world.list('audit')).filter(({ entityId }) => entityId === id);
}

async function noticesTo(uid: string) {
  return (await world.list('notifications')).filter(({ toId }) => toId === uid);
}

describe('a policy that customer service enters', () => {
  it('is submitted with its mark, shows its certificate to the clients, is written down and told to the contractor', async () => {
    const docId = await putCertificate();
    const { id } = await enter(wishOf(docId));

    const stored = await world.read(`companies/a/policies/${id}`);
    expect(stored).toMatchObject({
      ...POLICY,
      ...{ contractorId: 'a', state: 'submitted', version: 1, submittedOn: '2026-11-20' },
      onBehalf: { firmName: 'Clearpath', on: '2026-11-20', reason: REASON },
      ...{ certificateDocId: docId, createdBy: 'service', updatedBy: 'service', v: 1 },
    });
    expect(policySchema.safeParse({ ...stored, id }).success).toBe(true);
    expect(await world.read(`companies/a/documents/${docId}`)).toMatchObject({ visibility: 'engaged' });
    expect(await auditOf(id)).toMatchObject([
      {
        ...{ action: 'policy.enter_on_behalf', actorUid: 'service', actorRole: '5002', contractorId: 'a' },
        reason: REASON,
        after: { line: 'gl', policyNumber: 'GL-7001', certificateDocId: docId },
      },
    ]);
    expect(await noticesTo('contractor')).toMatchObject([
      {
        title: 'Document received',
        body: `Clearpath entered Commercial general liability GL-7001 on your behalf: ${REASON}`,
      },
    ]);
  });

  it('is one policy, one line and one message however often and however close together it is sent', async () => {
    const wish = wishOf(await putCertificate(), { policy: { policyNumber: 'GL-TWICE' } });
    const before = await policyCount();

    const [first, second] = await Promise.all([enter(wish), enter(wish)]);
    const third = await enter(wish);

    expect([second, third]).toEqual([first, first]);
    expect(await policyCount()).toBe(before + 1);
    expect(await auditOf(first.id)).toHaveLength(1);
    const told = (await noticesTo('contractor')).filter(({ body }) => body.includes('GL-TWICE'));
    expect(told).toHaveLength(1);
  });

  it('takes the day of the contractor, and may go with a certificate that shows already', async () => {
    const docId = await putCertificate({ visibility: 'engaged' });
    world.setNow('2026-11-21T03:00:00Z');
    const { id } = await enter(wishOf(docId, { policy: { line: 'auto', limits: { auto_csl: 500_000 } } }));
    world.setNow('2026-11-20T15:00:00Z');

    expect(await world.read(`companies/a/policies/${id}`)).toMatchObject({ submittedOn: '2026-11-20' });
  });

  it('may renew one of the contractor, and nothing else', async () => {
    const docId = await putCertificate();
    const { id } = await enter(wishOf(docId));
    const renewal = await enter(wishOf(docId, { policy: { supersedes: id } }));

    expect(await world.read(`companies/a/policies/${renewal.id}`)).toMatchObject({ supersedes: id });
    const stray = enter(wishOf(docId, { policy: { supersedes: 'of-somebody-else' } }));
    await expect(stray).rejects.toMatchObject({ reason: 'invalid', field: 'policy.supersedes' });
  });
});

describe('entering a policy is refused', () => {
  it.each(['admin', 'client', 'reduced', 'contractor'] as const)('to %s', async (who) => {
    const docId = await putCertificate({ createdBy: who });
    const before = await policyCount();

    await expect(enter(wishOf(docId), world.callers[who])).rejects.toMatchObject({ reason: 'not-allowed' });
    expect(await policyCount()).toBe(before);
  });

  it.each([
    ['a company that is not there', 'nobody', {}, 'not-found'],
    ['a client', 'x', {}, 'invalid'],
    ['a contractor on the limited plan', 'limited', { kind: 'contractor', plan: 'limited' }, 'wrong-state'],
    [
      'a suspended contractor',
      'out',
      { kind: 'contractor', plan: 'full', status: 'suspended' },
      'wrong-state',
    ],
  ])('for %s', async (_title, contractorId, company, reason) => {
    if (Object.keys(company).length > 0) {
      await world.put(`companies/${contractorId}`, { name: 'Other', status: 'active', ...company });
    }
    const wish = wishOf(await putCertificate(), { contractorId });

    await expect(enter(wish)).rejects.toMatchObject({ reason });
  });

  it.each([
    ['somebody else put there', { createdBy: 'contractor' }, PDF, 'is not there'],
    ['is no certificate', { category: 'w9' }, PDF, 'cannot go with a policy'],
    ['is one client’s', { visibility: 'client:x' }, PDF, 'cannot go with a policy'],
    ['was withdrawn', { state: 'withdrawn' }, PDF, 'cannot go with a policy'],
    ['was found dangerous', { virusScan: 'blocked' }, PDF, 'blocked'],
    ['never arrived', {}, 'none' as const, 'did not arrive'],
    ['arrived changed', {}, Buffer.from('%PDF-1.4\nAn ACORD 26\n%%EOF\n'), 'did not arrive whole'],
    ['is not what it says', { contentType: 'image/png' }, PDF, 'its content is not'],
    ['is too large', { size: 26 * 1_048_576 }, PDF, 'is not there'],
    ['has another kind', { contentType: 'application/zip' }, PDF, 'is not there'],
  ])('with a certificate that %s', async (_title, change, bytes, message) => {
    const docId = await putCertificate(change, bytes);
    const before = await policyCount();

    const refused = enter(wishOf(docId));
    await expect(refused).rejects.toMatchObject({ reason: 'invalid', field: 'policy.certificateDocId' });
    await expect(refused).rejects.toThrow(message);
    expect(await policyCount()).toBe(before);
  });

  it.each([
    ['without a certificate', { policy: { certificateDocId: undefined } }, 'Add the certificate'],
    ['with a wrong date', { policy: { effective: '06/01/2026' } }, 'Enter a date as mm/dd/yyyy.'],
    [
      'that ends before it begins',
      { policy: { expiration: '2026-05-01' } },
      'Expiration must be after the effective date.',
    ],
    [
      'with a limit of another line',
      { policy: { limits: { auto_csl: 1 } } },
      'A limit of another line was entered.',
    ],
    ['without an insurer', { policy: { insurerName: ' ' } }, 'Enter Insurer.'],
    ['for no reason', { reason: 'by mail' }, 'Reason must be 10-500 characters.'],
  ])('%s', (_title, wish, message) => {
    expect(() => checkedRequest('policyEnter', wishOf('d1', wish))).toThrow(message);
  });

  it('after 60 in an hour', async () => {
    const busy = await world.addPerson('busy', '5002', 'firm');
    const answers = new Set<unknown>();
    // One after the other: all of them count on one counter.
    for (let call = 0; call < 60; call += 1) {
      answers.add(await enter(wishOf('nothing'), busy).catch(({ reason }) => reason));
    }
    expect([...answers]).toEqual(['invalid']);

    await expect(enter(wishOf('nothing'), busy)).rejects.toMatchObject({ reason: 'too-many' });
  });
});

describe('who entered a policy', () => {
  const REFUSED = { code: 'permission-denied' };
  const stamps = (uid: string) => ({ updatedAt: serverTimestamp(), updatedBy: uid });
  const claim = ({ db }: SignedIn, id: string, uid: string) =>
    updateDoc(doc(db, `companies/a/policies/${id}`), { state: 'in_review', ...stamps(uid) });

  function decide({ db }: SignedIn, id: string, uid: string) {
    const now = serverTimestamp();
    return setDoc(doc(collection(db, 'companies/a/reviews')), {
      ...{ contractorId: 'a', subjectType: 'policy', subjectId: id, subjectVersion: 1, scope: 'firm' },
      ...{ decision: 'accepted', findings: [], publicComment: '', decidedBy: uid, decidedAt: now },
      ...{ minutesToDecision: 5, createdAt: now, createdBy: uid, ...stamps(uid), v: 1 },
    });
  }

  it('can neither take it nor decide on it; a second person of the firm can, and the contractor can withdraw it', async () => {
    await world.addPerson('second', '5002', 'firm');
    const docId = await putCertificate();
    const [{ id }, withdrawn] = [await enter(wishOf(docId)), await enter(wishOf(docId))];
    const first = await signIn(world, 'service@example.test');
    const second = await signIn(world, 'second@example.test');
    const owner = await signIn(world, 'contractor@example.test');

    await expect(claim(first, id, 'service')).rejects.toMatchObject(REFUSED);
    await claim(second, id, 'second');
    await expect(decide(first, id, 'service')).rejects.toMatchObject(REFUSED);
    await decide(second, id, 'second');
    await updateDoc(doc(owner.db, `companies/a/policies/${withdrawn.id}`), {
      state: 'withdrawn',
      ...stamps('contractor'),
    });

    expect(await world.read(`companies/a/policies/${withdrawn.id}`)).toMatchObject({ state: 'withdrawn' });
    await Promise.all([first, second, owner].map(({ close }) => close()));
  });
});
