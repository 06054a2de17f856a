import {
  decideInTurn,
  decideReview,
  extendLock,
  type ReviewDecisionInput,
  type ReviewWriteContext,
  recordRef,
  recordsOf,
  releaseLock,
  takeForReview,
  takeInTurn,
} from '@vcms/data';
import { documentPath } from '@vcms/domain';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore } from '@vcms/seed/live-firestore';
import { doc, type Firestore, getDoc, getDocs, query, where } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { saveHolder } from './holder-writer.ts';
import { withdrawPolicy } from './policy-writer.ts';
import { handInPolicy } from './test-support/hand-in-policy.ts';

const { cs, client, client2, contractor2 } = DEMO_PEOPLE;
const contractorId = contractor2.companyId;
const second: DemoAccount = { ...cs, uid: 'second-reviewer', firstName: 'Sid', lastName: 'Second' };
const firestores = new Map<string, Firestore>();

function firestoreOf(account: DemoAccount): Firestore {
  const known = firestores.get(account.uid) ?? liveFirestore(account);
  firestores.set(account.uid, known);
  return known;
}

function context(account: DemoAccount, subjectId: string): ReviewWriteContext {
  const scope = account.role === '5002' ? 'firm' : account.companyId;
  const holderName = `${account.firstName} ${account.lastName}`;
  const { uid } = account;
  const subject = { contractorId, subjectType: 'policy', subjectId } as const;
  return { firestore: firestoreOf(account), uid, holderName, scope, ...subject };
}

const pathOf = (id: string) => documentPath('policies', contractorId, id);

async function handedIn(id: string): Promise<string> {
  const own = { firestore: firestoreOf(contractor2), uid: contractor2.uid, contractorId };
  const content = { line: 'pollution', limits: { poll_each_occurrence: 1_000_000 } } as const;
  expect(await handInPolicy(own, id, { ...content, effective: LIVE_TODAY })).toEqual({ kind: 'done' });
  return id;
}

async function stateOf(id: string) {
  const found = (await getDoc(recordRef(firestoreOf(cs), 'policies', contractorId, id))).data();
  if (found?.ok !== true) throw new Error(`${id} cannot be read`);
  return found.value;
}

async function decision(id: string, change: Partial<ReviewDecisionInput> = {}): Promise<ReviewDecisionInput> {
  const policy = await stateOf(id);
  return {
    decision: 'changes_requested',
    subjectVersion: policy.version,
    subjectPath: pathOf(id),
    seenAt: policy.record.updatedAt,
    findings: [{ key: 'limit_low', result: 'fail', comment: 'Each occurrence: $1 short.' }],
    publicComment: 'Please correct the limit.',
    internalComment: 'Second time this year.',
    minutesToDecision: 12,
    ...change,
  };
}

async function reviewsOf(id: string, scope: string, account: DemoAccount) {
  const all = recordsOf(firestoreOf(account), 'reviews', contractorId);
  const ofPolicies = query(all, where('scope', '==', scope), where('subjectType', '==', 'policy'));
  const { docs } = await getDocs(query(ofPolicies, where('subjectId', '==', id)));
  return docs;
}

describe('the lock of a review', () => {
  it('takes the policy into review, keeps the second reviewer out, and lets them in once it is given back', async () => {
    const id = await handedIn('lock-1');

    expect(await takeForReview(context(cs, id), pathOf(id), new Date())).toEqual({ kind: 'done' });
    expect((await stateOf(id)).state).toBe('in_review');
    expect(await takeForReview(context(second, id), pathOf(id), new Date())).toEqual({
      kind: 'held',
      by: 'Casey Byrne',
    });
    expect(await extendLock(context(second, id), new Date())).toMatchObject({ failure: { kind: 'denied' } });
    expect(await extendLock(context(cs, id), new Date())).toEqual({ kind: 'done' });
    expect(await releaseLock(context(cs, id))).toEqual({ kind: 'done' });
    expect(await takeForReview(context(second, id), pathOf(id), new Date())).toEqual({ kind: 'done' });
  });

  it('is not given on what the contractor took back', async () => {
    const id = await handedIn('lock-2');
    await withdrawPolicy({ firestore: firestoreOf(contractor2), uid: contractor2.uid, contractorId }, { id });

    expect(await takeForReview(context(cs, id), pathOf(id), new Date())).toEqual({ kind: 'gone' });
  });

  it("of a client does not move the policy, and is nobody else's business", async () => {
    const id = await handedIn('lock-3');

    expect(await takeForReview(context(client2, id), pathOf(id), new Date())).toEqual({ kind: 'done' });
    expect((await stateOf(id)).state).toBe('submitted');
    const path = `locks/${client2.companyId}_policy_${contractorId}_${id}`;
    await expect(getDoc(doc(firestoreOf(client), path))).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await takeForReview(context(client, id), pathOf(id), new Date())).toMatchObject({
      failure: { kind: 'denied' },
    });
  });
});

describe('the decision', () => {
  it('is stored with its findings, keeps the internal comment apart, and gives the lock back', async () => {
    const id = await handedIn('decision-1');
    await takeForReview(context(cs, id), pathOf(id), new Date());

    expect(await decideReview(context(cs, id), await decision(id))).toEqual({ kind: 'done' });

    const [review] = await reviewsOf(id, 'firm', cs);
    expect(review?.data()).toMatchObject({
      ok: true,
      value: { decision: 'changes_requested', publicComment: 'Please correct the limit.', decidedBy: cs.uid },
    });
    const internal = documentPath('reviewInternal', contractorId, review?.id ?? '', 'main');
    expect((await getDoc(doc(firestoreOf(cs), internal))).get('internalComment')).toBe(
      'Second time this year.',
    );
    await expect(getDoc(doc(firestoreOf(contractor2), internal))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await takeForReview(context(second, id), pathOf(id), new Date())).toEqual({ kind: 'done' });
  });

  it('is a conflict when the policy changed since it was seen, or somebody else holds the lock', async () => {
    const id = await handedIn('decision-2');
    const early = await decision(id);
    await takeForReview(context(cs, id), pathOf(id), new Date());

    expect(await decideReview(context(cs, id), early)).toEqual({ kind: 'conflict' });
    expect(await decideReview(context(second, id), await decision(id))).toEqual({ kind: 'conflict' });
    expect(await reviewsOf(id, 'firm', cs)).toEqual([]);
  });

  it('is a conflict when what the policy shows for a client is not what was seen', async () => {
    const id = await handedIn('held-1');
    await takeForReview(context(cs, id), pathOf(id), new Date());
    const path = documentPath('policyHolders', contractorId, id, client2.companyId);
    const own = { firestore: firestoreOf(contractor2), uid: contractor2.uid, contractorId };
    const submittedOn = new Date().toISOString().slice(0, 10);
    const content = { certificateDocId: undefined, scheduled: ['additional_insured'], docIds: [] } as const;
    const place = { policyId: id, clientId: client2.companyId, submittedOn };
    expect(await saveHolder(own, place, undefined, content)).toEqual({ kind: 'done' });

    const blind = await decision(id, { seenBesides: [{ path, seenAt: undefined }] });
    expect(await decideReview(context(cs, id), blind)).toEqual({ kind: 'conflict' });
    const found = (
      await getDoc(recordRef(firestoreOf(cs), 'policyHolders', contractorId, id, client2.companyId))
    ).data();
    const seenAt = found?.ok === true ? found.value.record.updatedAt : undefined;
    const none = {
      path: documentPath('policyHolders', contractorId, id, client.companyId),
      seenAt: undefined,
    };
    const seen = await decision(id, { seenBesides: [{ path, seenAt }, none] });
    expect(await decideReview(context(cs, id), seen)).toEqual({ kind: 'done' });
  });

  it('of a client is about its own scope only', async () => {
    const id = await handedIn('decision-3');
    await takeForReview(context(client2, id), pathOf(id), new Date());
    const accepted = { decision: 'accepted' as const, findings: [], publicComment: '', internalComment: '' };

    expect(await decideReview(context(client2, id), await decision(id, accepted))).toEqual({ kind: 'done' });

    expect(await reviewsOf(id, client2.companyId, client2)).toHaveLength(1);
    expect((await stateOf(id)).state).toBe('submitted');
  });
});

describe('several lines of one certificate', () => {
  const accepted: Partial<ReviewDecisionInput> = {
    ...{ decision: 'accepted', findings: [], publicComment: '', internalComment: '' },
  };

  it('are decided one by one: each leaves its own record, and one that fails keeps no other', async () => {
    const ids = await Promise.all(['group-1', 'group-2', 'group-3', 'group-4'].map(handedIn));
    const [first = '', held = '', changed = '', last = ''] = ids;
    await takeForReview(context(second, held), pathOf(held), new Date());

    const claims = await takeInTurn(
      ids.map((id) => ({ context: context(cs, id), subjectPath: pathOf(id) })),
      () => new Date(),
    );
    expect(ids.map((id) => claims.get(id))).toEqual([
      { kind: 'done' },
      { kind: 'held', by: 'Sid Second' },
      { kind: 'done' },
      { kind: 'done' },
    ]);

    const decisions = await Promise.all(
      ids.map(async (id) => ({ context: context(cs, id), input: await decision(id, accepted) })),
    );
    const seenEarlier = new Date(Date.now() - 60_000);
    const told: string[] = [];
    const results = await decideInTurn(
      decisions.map((one) =>
        one.context.subjectId === changed ? { ...one, input: { ...one.input, seenAt: seenEarlier } } : one,
      ),
      (id, { kind }) => told.push(`${id} ${kind}`),
    );

    expect([...results.values()].map(({ kind }) => kind)).toEqual(['done', 'conflict', 'conflict', 'done']);
    expect(told).toEqual(ids.map((id) => `${id} ${results.get(id)?.kind}`));
    for (const id of [first, last]) {
      const [review, ...more] = await reviewsOf(id, 'firm', cs);
      expect(review?.data()).toMatchObject({ ok: true, value: { decision: 'accepted', decidedBy: cs.uid } });
      expect(more).toEqual([]);
      expect(await takeForReview(context(second, id), pathOf(id), new Date())).toEqual({ kind: 'done' });
    }
    expect(await reviewsOf(held, 'firm', cs)).toEqual([]);
    expect(await reviewsOf(changed, 'firm', cs)).toEqual([]);
  });
});
