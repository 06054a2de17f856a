import { recordRef } from '@vcms/data';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore } from '@vcms/seed/live-firestore';
import { getDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import {
  cancelPolicy,
  createPolicyDraft,
  deletePolicyDraft,
  type PolicyContent,
  type PolicyWriteContext,
  savePolicyDraft,
  submitPolicy,
  withdrawPolicy,
} from './policy-writer.ts';

const { contractor2, contractor } = DEMO_PEOPLE;
const firestore = liveFirestore(contractor2);
const context: PolicyWriteContext = { firestore, uid: contractor2.uid, contractorId: contractor2.companyId };
const today = new Date().toISOString().slice(0, 10);

const CONTENT: PolicyContent = {
  line: 'professional',
  insurerName: 'Harbor Mutual',
  policyNumber: 'PL-7781',
  effective: LIVE_TODAY,
  expiration: '2027-11-21',
  limits: { prof_each_claim: 1_000_000 },
  claimsMade: true,
  autos: [],
  endorsements: {},
  namedInsured: 'A firm',
  producer: { name: 'Lakeside Brokers', email: undefined },
  amBest: undefined,
};

let count = 0;
function newId(): string {
  count += 1;
  return `written-${count}`;
}

async function read(id: string) {
  const found = (await getDoc(recordRef(firestore, 'policies', context.contractorId, id))).data();
  if (found?.ok !== true) throw new Error(`${id} cannot be read`);
  return found.value;
}

describe('policies written by their contractor', () => {
  it('begin as a draft, change as a draft, and are submitted', async () => {
    const id = newId();
    expect(await createPolicyDraft(context, id, CONTENT)).toEqual({ kind: 'done' });
    expect(await savePolicyDraft(context, await read(id), { ...CONTENT, naicNo: '12345' })).toEqual({
      kind: 'done',
    });
    expect(await submitPolicy(context, { id }, today)).toEqual({ kind: 'done' });

    expect(await read(id)).toMatchObject({
      naicNo: '12345',
      state: 'submitted',
      submittedOn: today,
      version: 1,
    });
  });

  it('are told apart when somebody else changed them', async () => {
    const id = newId();
    await createPolicyDraft(context, id, CONTENT);
    const seen = await read(id);
    await savePolicyDraft(context, seen, { ...CONTENT, insurerName: 'First to save' });

    expect(await savePolicyDraft(context, seen, { ...CONTENT, insurerName: 'Second to save' })).toEqual({
      kind: 'conflict',
    });
    expect((await read(id)).insurerName).toBe('First to save');
  });

  it('can be withdrawn while they wait, and not changed then', async () => {
    const id = newId();
    await createPolicyDraft(context, id, CONTENT);
    await submitPolicy(context, { id }, today);

    expect(await withdrawPolicy(context, { id })).toEqual({ kind: 'done' });
    expect(await savePolicyDraft(context, await read(id), CONTENT)).toMatchObject({
      kind: 'failed',
      failure: { kind: 'denied' },
    });
  });

  it('can be deleted before they are submitted, and not after', async () => {
    const [draft, sent] = [newId(), newId()];
    await createPolicyDraft(context, draft, CONTENT);
    await createPolicyDraft(context, sent, CONTENT);
    await submitPolicy(context, { id: sent }, today);

    expect(await deletePolicyDraft(context, { id: draft })).toEqual({ kind: 'done' });
    expect(await deletePolicyDraft(context, { id: sent })).toMatchObject({ kind: 'failed' });
  });

  it('can be cancelled only when they were accepted', async () => {
    const id = newId();
    await createPolicyDraft(context, id, CONTENT);

    expect(await cancelPolicy(context, { id }, today)).toMatchObject({
      kind: 'failed',
      failure: { kind: 'denied' },
    });
  });

  it('are refused for another company', async () => {
    const foreign = { ...context, contractorId: contractor.companyId };

    expect(await createPolicyDraft(foreign, newId(), CONTENT)).toMatchObject({ failure: { kind: 'denied' } });
  });
});
