import { recordRef } from '@vcms/data';
import { decideHolder, type HolderRecord, saveHolder } from '@vcms/insurance/data';
import { ACTORS, type AccessWorld, type Actor } from '@vcms/testing/access';
import { doc, type Firestore, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAccessWorld } from './access/access-world.ts';
import { changeRecord } from './access/change-record.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const DENIED = { code: 'permission-denied' };
const REFUSED = { failure: { kind: 'denied' } };
const PATH = 'companies/A/policies/p1/holders/X';
const CERTIFICATE = { category: 'certificate', state: 'submitted', visibility: 'client:X' };
const SHOWN = { certificateDocId: 'for-x', scheduled: ['additional_insured'], docIds: [] };
const RECORD = { policyId: 'p1', clientId: 'X', ...SHOWN, state: 'submitted', submittedOn: TODAY };

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
});
afterAll(() => world.stop());

/** An accepted policy of A, whose record for X waits. */
beforeEach(async () => {
  const stamps = { createdAt: new Date(), createdBy: 'u', updatedAt: new Date(), updatedBy: 'u', v: 1 };
  await world.write(
    new Map<string, object>([
      ['engagements/X_A', { clientId: 'X', contractorId: 'A', state: 'approved' }],
      ['engagements/Y_A', { clientId: 'Y', contractorId: 'A', state: 'approved' }],
      ['clients/X', { clientId: 'X', selfReview: false }],
      ['companies/A/policies/p1', { contractorId: 'A', state: 'accepted', version: 1 }],
      ['companies/A/documents/for-x', CERTIFICATE],
      ['companies/A/documents/for-y', { ...CERTIFICATE, visibility: 'client:Y' }],
      ['companies/A/documents/page', { ...CERTIFICATE, category: 'endorsement' }],
      ['companies/A/documents/gone', { ...CERTIFICATE, state: 'withdrawn' }],
      [PATH, { ...RECORD, ...stamps }],
    ]) as Parameters<AccessWorld['write']>[0],
  );
});

const deskOf = (actor: Actor) => ({ firestore: world.as(actor), uid: actor.uid, contractorId: 'A' });

async function stored(actor: Actor): Promise<HolderRecord> {
  const found = (await getDoc(recordRef(world.as(actor), 'policyHolders', 'A', 'p1', 'X'))).data();
  if (found?.ok !== true) throw new Error('The record cannot be read');
  return found.value;
}

const changed = (actor: Actor, fields: object) => changeRecord(world, actor, PATH, fields);

const putPolicy = (state: string) => updateDoc(doc(world.trusted, 'companies/A/policies/p1'), { state });

describe('a contractor', () => {
  const { '5005': contractor } = ACTORS;

  it.each<[string, object]>([
    ['the reviewed part', { reviewed: SHOWN }],
    ['a state other than submitted', { state: 'accepted' }],
    ['a decision', { decision: { by: contractor.uid, at: serverTimestamp() } }],
    ['all of a review', { state: 'accepted', reviewed: SHOWN }],
    ['a certificate that is not there', { certificateDocId: 'nothing' }],
    ["another client's certificate", { certificateDocId: 'for-y' }],
    ['a certificate that is none', { certificateDocId: 'page' }],
    ['a certificate that was withdrawn', { certificateDocId: 'gone' }],
  ])('cannot write %s', async (_what, fields) => {
    await expect(changed(contractor, { scheduled: [], ...fields })).rejects.toMatchObject(DENIED);
    const stamps = { createdAt: serverTimestamp(), createdBy: contractor.uid, v: 1 };
    const fresh = doc(world.as(contractor), 'companies/A/policies/p2/holders/X');
    const record = { ...RECORD, policyId: 'p2', ...fields, ...stamps };
    const written = setDoc(fresh, { ...record, updatedAt: serverTimestamp(), updatedBy: contractor.uid });
    await expect(written).rejects.toMatchObject(DENIED);
  });

  it('changes what was accepted only into the review, and cannot leave it there as accepted', async () => {
    await updateDoc(doc(world.trusted, PATH), { state: 'accepted', reviewed: SHOWN });
    const more = { scheduled: ['additional_insured', 'waiver_of_subrogation'] };

    await expect(changed(contractor, more)).rejects.toMatchObject(DENIED);
    const place = { policyId: 'p1', clientId: 'X', submittedOn: TODAY };
    const content = { certificateDocId: 'for-x', scheduled: ['waiver_of_subrogation'], docIds: [] } as const;
    expect(await saveHolder(deskOf(contractor), place, await stored(contractor), content)).toEqual({
      kind: 'done',
    });
    expect(await stored(contractor)).toMatchObject({
      state: 'submitted',
      submittedOn: TODAY,
      scheduled: ['waiver_of_subrogation'],
      reviewed: SHOWN,
    });
  });

  it('cannot decide on its own record', async () => {
    expect(await decideHolder(deskOf(contractor), await stored(contractor))).toMatchObject(REFUSED);
  });
});

describe('a reviewer', () => {
  const { '5002': staff, '5003': client } = ACTORS;

  it.each([
    ['of the firm', staff],
    ['of the client', client],
  ])('%s accepts exactly what stands there, and returns it with words', async (_who, actor) => {
    const reader = world.as(actor) as Firestore;
    const other = { ...SHOWN, scheduled: ['waiver_of_subrogation'] };
    const decision = { by: actor.uid, at: serverTimestamp() };
    await expect(changed(actor, { state: 'accepted', reviewed: other, decision })).rejects.toMatchObject(
      DENIED,
    );
    await expect(
      changed(actor, { state: 'accepted', reviewed: SHOWN, decision: { ...decision, by: 'x' } }),
    ).rejects.toMatchObject(DENIED);
    await expect(changed(actor, { scheduled: [] })).rejects.toMatchObject(DENIED);

    expect(await decideHolder(deskOf(actor), await stored(actor), { comment: 'Too short' })).toMatchObject(
      REFUSED,
    );
    const comment = 'The certificate names another company.';
    const seen = await stored(actor);
    expect(await decideHolder(deskOf(actor), seen, { comment })).toEqual({ kind: 'done' });
    expect((await getDoc(doc(reader, PATH))).data()).toMatchObject({
      state: 'changes_requested',
      decision: { by: actor.uid, comment },
    });
    // Somebody who saw the record before the other's decision.
    expect(await decideHolder(deskOf(actor), seen)).toEqual({ kind: 'conflict' });

    await updateDoc(doc(world.trusted, PATH), { state: 'submitted' });
    expect(await decideHolder(deskOf(actor), await stored(actor))).toEqual({ kind: 'done' });
    expect(await stored(actor)).toMatchObject({ state: 'accepted', reviewed: SHOWN });
  });

  it('of the firm leaves it to a client that reviews for itself', async () => {
    await updateDoc(doc(world.trusted, 'clients/X'), { selfReview: true });

    expect(await decideHolder(deskOf(staff), await stored(staff))).toMatchObject(REFUSED);
    expect(await decideHolder(deskOf(client), await stored(client))).toEqual({ kind: 'done' });
  });

  it('decides with the policy while that is not accepted', async () => {
    await putPolicy('in_review');

    expect(await decideHolder(deskOf(staff), await stored(staff))).toMatchObject(REFUSED);
  });

  it.each([
    ['another client', { ...ACTORS['5003'], uid: 'u-other', companyId: 'Y' }],
    ['an admin', ACTORS['5001']],
    ['a client on the reduced plan', ACTORS['5004']],
  ])('is not %s', async (_who, actor) => {
    const seen = await stored(ACTORS['5002']);

    expect(await decideHolder(deskOf(actor), seen)).toMatchObject(REFUSED);
  });
});
