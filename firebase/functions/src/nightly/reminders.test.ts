import { writeSnapshot } from '@vcms/compliance/server';
import { createItem } from '@vcms/domain';
import { APPROVED_ENGAGEMENT, NOTHING_ASKED, startWorld, type World } from '@vcms/server/test-support';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remindOfExpiries, remindOfReviews } from './reminders.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

it('tells the firm of answers that wait too long, as of any other evidence (N20)', async () => {
  await world.put('users/reviewer', { role: '5002', status: 'active', companyId: 'firm' });
  const answers = { contractorId: 'a', definitionId: 'safety', version: 1 };
  await world.put('companies/a/answers/safety', {
    ...answers,
    state: 'submitted',
    submittedOn: '2026-11-12',
  });
  await world.put('companies/b/answers/safety', { ...answers, state: 'accepted', submittedOn: '2026-11-12' });
  await world.put('companies/c/answers/safety', {
    ...answers,
    state: 'in_review',
    submittedOn: '2026-11-25',
  });

  // Nobody reviews the one by itself, nor the other at all; a W-9 is reviewed.
  await world.put('companies/a/documents/certificate', {
    ...{ contractorId: 'a', category: 'certificate', typeId: 'certificate', version: 1 },
    ...{ state: 'submitted', submittedOn: '2026-11-12' },
  });
  await world.put('companies/a/documents/w9', {
    ...{ contractorId: 'a', category: 'w9', typeId: 'w9', version: 1 },
    ...{ state: 'submitted', submittedOn: '2026-11-12' },
  });
  await world.put('companies/a/documents/plan', {
    ...{ contractorId: 'a', category: 'other', typeId: 'other', version: 1 },
    ...{ state: 'submitted', submittedOn: '2026-11-12' },
  });

  await world.put('users/boss', { role: '5001', status: 'active', companyId: 'firm' });
  await world.put('companies/b/documents/w9', {
    ...{ contractorId: 'b', category: 'w9', typeId: 'w9', version: 1 },
    ...{ state: 'submitted', submittedOn: '2026-11-12' },
  });

  expect(await remindOfReviews(world.trusted, '2026-11-26')).toBe(3);
  const told = await world.list('notifications');
  const body = '3 items are older than 3 working days.';
  expect(told.find(({ toId }) => toId === 'reviewer')).toMatchObject({ title: 'Review overdue', body });
  // A mail leads a reviewer to the queue in which most are late, an admin to where the late ones of all are counted.
  const mails = await world.list('noticeMail');
  const placeOf = (uid: string) => mails.find(({ toId }) => toId === uid)?.place;
  expect([placeOf('reviewer'), placeOf('boss')]).toEqual(['document-review', 'late-reviews']);
});

describe('a safety program whose review grows old', () => {
  const PROGRAM = {
    ...{ contractorId: 'a', programId: 'fall-protection', docId: 'manual', pageRefs: {}, version: 1 },
    ...{ declaredNotApplicable: false, score: '92.0', criticalFails: 0, state: 'accepted' },
    ...{ submittedOn: '2025-12-01', reviewedOn: '2025-12-20', validUntil: '2027-12-20' },
  };
  const ACCEPTED = {
    ...{ contractorId: 'a', subjectType: 'program', scope: 'firm', decision: 'accepted', findings: [] },
    ...{ subjectVersion: 1, publicComment: '', decidedBy: 'service', minutesToDecision: 60 },
  };
  const ASKED = { programId: 'fall-protection', when: 'always', passScore: 80, weight: 1 };
  const TITLES = [
    'Expires in 60 days',
    'Expires in 30 days',
    'Expires in 14 days',
    'Expires in 7 days',
    'Expires in 1 day',
    'Expired',
  ];
  const SOON = 'Safety program: fall protection of Acme Roofing ends on 12/20/2026.';

  async function accept(version: number, reviewedOn: string): Promise<void> {
    const id = `fall-protection_${version}`;
    await world.put(`companies/a/programVersions/${id}`, { ...PROGRAM, version, reviewedOn });
    const decidedAt = new Date(`${reviewedOn}T12:00:00Z`);
    const review = { ...ACCEPTED, subjectId: id, subjectVersion: version, decidedAt };
    await world.put(`companies/a/reviews/${id}`, review);
  }

  /** What is told in the morning of a day, however often the night runs. */
  async function night(day: string): Promise<readonly string[]> {
    const before = new Set((await world.list('notifications')).map(({ id }) => id));
    world.setNow(`${day}T12:05:00Z`);
    for (const _run of [1, 2]) {
      for (const clientId of ['x', 'y']) await writeSnapshot(world.trusted, clientId, 'a');
      const { docs } = await world.trusted.db.collection('snapshots').get();
      await remindOfExpiries(world.trusted, docs, day);
    }
    return (await world.list('notifications'))
      .filter(({ id, title }) => !before.has(id) && TITLES.includes(title))
      .map(({ title, toId, body }) => `${title}, ${toId}: ${body}`)
      .sort();
  }

  it('is told to its contractor from 60 days on, to its client from 14 on, and its end to both (N7, N8)', async () => {
    // Both clients have it reviewed each year: sooner than the firm's review ends.
    for (const [clientId, clientName] of [
      ['x', 'Northfield'],
      ['y', 'Riverbend'],
    ] as const) {
      const programs = [{ ...ASKED, reviewEveryMonths: 12 }];
      await world.put(`clients/${clientId}/requirementSets/1`, { ...NOTHING_ASKED, clientId, programs });
      await world.put(`engagements/${clientId}_a`, { ...APPROVED_ENGAGEMENT, clientId, clientName });
    }
    await accept(1, '2025-12-20');

    expect(await night('2026-10-21')).toEqual([`Expires in 60 days, contractor: ${SOON}`]);
    expect(await night('2026-11-20')).toEqual([`Expires in 30 days, contractor: ${SOON}`]);
    expect(await night('2026-11-21')).toEqual([]);
    for (const [day, title] of [
      ['2026-12-06', 'Expires in 14 days'],
      ['2026-12-13', 'Expires in 7 days'],
      ['2026-12-19', 'Expires in 1 day'],
    ] as const)
      expect(await night(day)).toEqual([`${title}, client: ${SOON}`, `${title}, contractor: ${SOON}`]);
    const ended = (client: string) =>
      `Safety program: fall protection ended on 12/20/2026. ${client} sees Acme Roofing as Non-compliant.`;
    expect(await night('2026-12-20')).toEqual([
      `Expired, client: ${ended('Northfield')}`,
      `Expired, contractor: ${ended('Northfield')}`,
      `Expired, contractor: ${ended('Riverbend')}`,
    ]);
    expect(await night('2026-12-21')).toEqual([]);
  });

  it('is no news any more once a new version was accepted', async () => {
    await accept(2, '2026-12-22');
    expect(await night('2026-12-23')).toEqual([]);
    expect(await world.read('snapshots/x_a')).toMatchObject({ result: { overall: 'compliant' } });
  });
});

it('tells a contractor of the end of its policy from 60 days on, whatever the warning time of its clients', async () => {
  const item = createItem('insurance.gl.coverage', 'compliant', { facts: { validUntil: '2027-05-01' } });
  await world.put('snapshots/x_gl', {
    ...{ clientId: 'x', clientName: 'Northfield', contractorId: 'a', contractorName: 'Acme Roofing' },
    result: { overall: 'compliant', items: [item], asOf: '2027-03-02' },
  });
  const stored = await world.trusted.db.doc('snapshots/x_gl').get();

  await remindOfExpiries(world.trusted, [stored as QueryDocumentSnapshot], '2027-03-02');

  const told = (await world.list('notifications')).filter(({ body }) => `${body}`.endsWith('05/01/2027.'));
  expect(told.map(({ toId, title, body }) => [toId, title, body])).toEqual([
    [
      'contractor',
      'Expires in 60 days',
      'Commercial general liability: coverage of Acme Roofing ends on 05/01/2027.',
    ],
  ]);
});
