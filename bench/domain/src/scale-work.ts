import { onRequirementSetWritten, refreshClient, refreshContractor } from '@vcms/compliance/server';
import { documentPath } from '@vcms/domain';
import { onEvidenceWritten, onReviewCreated, runNightly, sendAnnouncement } from '@vcms/functions/parts';
import { Timestamp } from 'firebase-admin/firestore';
import { type Backend, costOf, type Usage } from './backend.ts';
import type { Sample } from './page-views.ts';

/** What the server's work costs, measured once each. */
export interface WorkCosts {
  /** A policy is submitted: N4, audit, the snapshots of all clients of the contractor. */
  readonly handIn: Usage;
  /** The firm accepts it: state, N5, audit, the same snapshots. */
  readonly review: Usage;
  /** A client publishes demands, for each of its contractors. */
  readonly publish: { readonly cost: Usage; readonly contractors: number };
  readonly announcement: { readonly cost: Usage; readonly contractors: number };
  readonly night: { readonly cost: Usage; readonly engagements: number };
}

export async function measureWork(backend: Backend, sample: Sample): Promise<WorkCosts> {
  const handIn = await costOf(backend, () => handInPolicy(backend, sample));
  const review = await costOf(backend, () => acceptPolicy(backend, sample));
  return {
    handIn,
    review,
    publish: await measurePublish(backend, sample),
    announcement: await measureAnnouncement(backend, sample),
    night: await measureNight(backend),
  };
}

async function submittedPolicy({ trusted }: Backend, { contractorId }: Sample) {
  const policies = trusted.db.collection(`${documentPath('companies', contractorId)}/policies`);
  const found = await policies.limit(1).get();
  const [policy] = found.docs;
  if (policy === undefined) throw new Error(`${contractorId} has no policy.`);
  return policy;
}

async function handInPolicy(backend: Backend, sample: Sample): Promise<void> {
  const policy = await submittedPolicy(backend, sample);
  const after = { ...policy.data(), state: 'submitted', version: 9 };
  await policy.ref.update({ state: 'submitted', version: 9 });
  await onEvidenceWritten(backend.trusted, {
    companyId: sample.contractorId,
    kind: 'policies',
    id: policy.id,
    eventId: 'scale-submission',
    before: { ...policy.data(), state: 'draft' },
    after,
  });
}

async function acceptPolicy(backend: Backend, sample: Sample): Promise<void> {
  const policy = await submittedPolicy(backend, sample);
  const review = {
    subjectType: 'policy',
    subjectId: policy.id,
    subjectVersion: 9,
    scope: 'firm',
    decision: 'accepted',
    findings: [],
    publicComment: '',
    decidedBy: sample.uid,
    decidedAt: Timestamp.fromDate(backend.trusted.now()),
  };
  const companyId = sample.contractorId;
  await backend.trusted.db.doc(documentPath('reviews', companyId, 'scale-review')).set(review);
  await onReviewCreated(backend.trusted, { companyId, reviewId: 'scale-review', review });
  await refreshContractor(backend.trusted, companyId);
}

async function measurePublish(backend: Backend, { clientId }: Sample): Promise<WorkCosts['publish']> {
  const { db } = backend.trusted;
  const engaged = await db.collection('engagements').where('clientId', '==', clientId).count().get();
  const sets = await db.collection(`clients/${clientId}/requirementSets`).orderBy('n', 'desc').get();
  const published = sets.docs.find((entry) => entry.get('status') === 'published');
  if (published === undefined) throw new Error(`${clientId} has no published demands.`);
  const after = published.data();
  const change = { clientId, n: published.id, eventId: 'scale-publish', before: { status: 'draft' }, after };
  const cost = await costOf(backend, () => onRequirementSetWritten(backend.trusted, change));
  await refreshClient(backend.trusted, clientId);
  return { cost, contractors: engaged.data().count };
}

async function measureAnnouncement(
  backend: Backend,
  { clientId, uid }: Sample,
): Promise<WorkCosts['announcement']> {
  const { db } = backend.trusted;
  const announcement = {
    clientId,
    subject: 'Site closed',
    bodyText: 'The north gate is closed on Monday.',
    audience: { mode: 'all_approved', values: [] },
    docIds: [],
    state: 'scheduled',
    ackRequired: false,
    counts: { recipients: 0, emailed: 0, read: 0, bounced: 0 },
    createdBy: uid,
  };
  await db.doc(documentPath('announcements', 'scale')).set(announcement);
  const cost = await costOf(backend, () => sendAnnouncement(backend.trusted, 'scale'));
  const sent = await db.doc(documentPath('announcements', 'scale')).get();
  return { cost, contractors: Number(sent.get('counts.recipients')) };
}

async function measureNight(backend: Backend): Promise<WorkCosts['night']> {
  let engagements = 0;
  const cost = await costOf(backend, async () => {
    engagements = (await runNightly(backend.trusted, { purge: true })).snapshots ?? 0;
  });
  return { cost, engagements };
}
