import { onRequirementSetWritten } from '@vcms/compliance/server';
import { INPUT_ROWS, linesOf } from '@vcms/domain/test-support/inputs';
import { onEngagementWritten } from '@vcms/engagements/server';
import { onHolderWritten } from '@vcms/insurance/server';
import {
  APPROVED_ENGAGEMENT,
  NOTHING_ASKED,
  POLICY,
  startWorld,
  type World,
} from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEvidenceWritten } from '../evidence/on-evidence-written.ts';
import { onQuestionnaireWritten } from '../questionnaires/on-questionnaire-written.ts';
import { auditEdits } from './audit-edits.ts';
import type { LineWrites, Write } from './test-support/input-write.ts';
import * as lineWrites from './test-support/line-writes.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
  await world.put('clients/x/requirementSets/1', NOTHING_ASKED);
});
afterAll(() => world.stop());

const WAITS = { state: 'submitted', version: 1, submittedOn: '2026-11-18' };
const PAIR = { clientId: 'x', contractorId: 'a' };
const STAMPS = { updatedAt: Timestamp.fromMillis(1000), updatedBy: 'contractor' };

const submitted = (kind: string, id: string, fields: object): Write => ({
  record: { ...fields, contractorId: 'a', ...WAITS },
  follow: async ({ eventId, after }) => {
    await world.put(`companies/a/${kind}/${id}`, after);
    const before = { ...after, state: 'draft' };
    await onEvidenceWritten(world.trusted, { companyId: 'a', kind, id, eventId, before, after });
  },
  known: ['id'],
});

const LINES: readonly LineWrites[] = Object.values(lineWrites);

/** By the place of the table: one write that sets every field, and what follows it. */
const WRITES: Readonly<Record<string, () => Write>> = {
  'evidence.policies[]': () =>
    submitted('policies', 'p1', {
      ...POLICY,
      ...{ aggregatePer: 'project', amBest: 'A- VII', wcStatutory: true, cancelledOn: '2026-12-01' },
    }),
  'evidence.oshaYears[]': () =>
    submitted('oshaYears', '2025', { year: 2025, hours: 90_000, G: 0, H: 1, I: 0, J: 0 }),
  'evidence.emr[]': () => submitted('emr', 'e1', { effective: '2026-01-01', value: '0.95' }),
  'evidence.notRated[]': () => submitted('notRated', 'n1', { date: '2026-01-01' }),
  'evidence.programs[]': () =>
    submitted('programVersions', 'ladders_1', {
      ...{ programId: 'ladders', declaredNotApplicable: false, score: '90.0', criticalFails: 0 },
      ...{ reviewedOn: '2026-01-01', validUntil: '2027-01-01' },
    }),
  'evidence.responses[]': () =>
    submitted('answers', 'safety', { definitionId: 'safety', defVersion: 1, answers: {} }),
  'evidence.documents[]': () =>
    submitted('documents', 'd1', {
      ...{ typeId: 'w9', category: 'w9', issuedOn: '2026-01-01', expiresOn: '2027-01-01' },
      ...{ visibility: 'engaged', fileName: 'w9.pdf', storagePath: 'companies/a/docs/d1/1/w9.pdf' },
    }),
  'evidence.staff.people[]': () => ({
    record: { firstName: 'Ann', lastName: 'Lee', jobRole: 'Roofer', earlierJobRoles: [], status: 'active' },
    follow: (change) =>
      onEvidenceWritten(world.trusted, { companyId: 'a', kind: 'staff', id: 's1', ...change }),
    known: ['id'],
  }),
  'evidence.staff.documents[]': () => ({
    record: {
      ...{ staffId: 's1', typeId: 'first-aid', issuedOn: '2026-01-01', expiresOn: '2027-01-01' },
      ...{ holder: 'Ann Lee', ...WAITS },
    },
    follow: (change) => auditEdits.staffDocument(world.trusted, 'a', 'sd1', change),
    known: ['id'],
  }),
  'evidence.staff.assignments[]': () => ({
    record: { ...PAIR, staffId: 's1', from: '2026-01-01', to: '2027-01-01' },
    follow: (change) => auditEdits.staffAssignment(world.trusted, 'x_s1', change),
  }),
  'evidence.staff.docTypes[]': () => ({
    record: { clientId: 'x', validMonths: 12, jobRoles: 'all', warnDays: 30, active: true },
    follow: (change) => auditEdits.staffDocType(world.trusted, 'x', 'first-aid', change),
    known: ['id'],
  }),
  'overrides[]': () => ({
    record: {
      ...{ ...PAIR, key: 'insurance.gl', value: 1, waived: false, reason: 'A small job on flat ground.' },
      ...{ from: '2026-11-20', to: null, state: 'active' },
    },
    follow: (change) => auditEdits.override(world.trusted, 'o1', change),
    known: ['id'],
  }),
  'benchmarks[]': () => ({
    record: { naics: '2381', year: 2024, trir: '2.00', dart: '1.00', ltir: null },
    follow: (change) => auditEdits.benchmark(world.trusted, '2381_2024', change),
  }),
  'evidence.holders[]': () => ({
    record: {
      ...{ certificateDocId: 'd1', scheduled: ['additional_insured'], docIds: [], state: 'submitted' },
      ...{ submittedOn: '2026-11-18', reviewed: { scheduled: [], docIds: [] } },
    },
    follow: (change) =>
      onHolderWritten(world.trusted, { companyId: 'a', policyId: 'p1', clientId: 'x', ...change }),
    // The line is about the policy and names the client.
    known: ['clientId', 'policyId'],
  }),
  engagementState: () => ({
    record: { ...APPROVED_ENGAGEMENT, state: 'suspended', riskLevel: 'high' },
    follow: (change) => onEngagementWritten(world.trusted, { id: 'x_a', ...change }),
    known: ['engagementState'],
  }),
  ...Object.assign({}, ...LINES.map((writes) => writes(() => world))),
};

const fieldOf = (place: string) => place.slice(place.lastIndexOf('.') + 1);
const isIn = (place: string, parent: string) => place === parent || place.startsWith(`${parent}.`);

it.each(Object.keys(WRITES))(
  'a write of every field of %s leaves a line that has each of them',
  async (parent) => {
    const write = WRITES[parent]?.();
    if (write === undefined) throw new Error('No such write.');
    const rows = INPUT_ROWS.filter(({ place }) => isIn(place, parent));
    const known = (await world.list('audit')).length;
    const after = { ...write.record, ...STAMPS };
    await write.follow({ eventId: `input-${parent}`, before: undefined, after });

    const lines = await world.list('audit');
    expect(lines.length).toBe(known + 1);
    const actions = new Set(rows.flatMap(linesOf));
    const line = lines.find(({ id, action }) => actions.has(String(action)) && String(id).includes(parent));
    expect(line, `one of ${[...actions].join(', ')}`).toBeDefined();
    expect(line).toMatchObject({ actorUid: 'contractor' });
    const said = { ...(line?.after as object) };
    const missing = rows.map(({ place }) => fieldOf(place)).filter((field) => !(field in said));
    expect(missing.filter((field) => !(write.known ?? []).includes(field))).toEqual([]);
  },
);

it('versions of demands and of questions are written down when they are published; nothing changes them then', async () => {
  const set = { ...NOTHING_ASKED, n: 2, ...STAMPS };
  const change = { before: { ...set, status: 'draft' }, after: set };
  await onRequirementSetWritten(world.trusted, { clientId: 'x', n: '2', eventId: 'set', ...change });
  const version = { definitionId: 'q', n: 1, owner: 'firm', title: 'Questions', sections: [], ...STAMPS };
  await onQuestionnaireWritten(world.trusted, {
    ...{ definitionId: 'q', n: '1', eventId: 'questions' },
    ...{ before: { ...version, status: 'draft' }, after: { ...version, status: 'published' } },
  });

  const actions = (await world.list('audit')).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['requirement.publish', 'questionnaire.publish']));
});

/** Left by callables, each with a test of its own beside it. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  contractor: 'features/companies/server/declare-facts.test.ts',
  'reviews[]': 'firebase/functions/src/reviews',
  'requirementSet[]': 'above: the version itself stays',
  'evidence.questionnaires[]': 'above: the version itself stays',
  asOf: 'nobody writes it',
  damaged: 'nobody writes it',
};

it('leaves out no field of the table of inputs', () => {
  const parents = [...Object.keys(WRITES), ...Object.keys(ELSEWHERE)];

  expect(INPUT_ROWS.filter(({ place }) => !parents.some((parent) => isIn(place, parent)))).toEqual([]);
});
