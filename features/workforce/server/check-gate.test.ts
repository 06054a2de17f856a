import { writeSnapshot } from '@vcms/compliance/server';
import { addDays, type CallableResponse } from '@vcms/domain';
import {
  buildAssignment,
  buildPerson,
  buildRequirementSet,
  buildReview,
  buildStaffDocType,
  buildStaffDocument,
} from '@vcms/domain/test-support';
import type { Caller } from '@vcms/server/core';
import { APPROVED_ENGAGEMENT, NOTHING_ASKED, startWorld, type World } from '@vcms/server/test-support';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkGate } from './check-gate.ts';

const TODAY = '2026-11-20';
const PAIR = { clientId: 'x', contractorId: 'a' };
const RELATION = 'engagements/x_a';
const PERSON = 'companies/a/staff/s1';
const PAPER = `${PERSON}/staffDocuments/sd1`;
const ASSIGNMENT = 'staffAssignments/x_s1';
const { staffDocs } = buildRequirementSet({
  staffDocs: [{ typeId: 'first-aid', when: 'all', required: true }],
});
const { id: typeId, ...docType } = buildStaffDocType({ clientId: 'x' });
const { id: _person, ...person } = buildPerson({ photo: 'p1' });
const document = buildStaffDocument();
const { id: _document, ...paper } = document;
const { id: _review, ...review } = buildReview('staff_document', document);

let world: World;
let asks: Caller;
let stranger: Caller;
beforeAll(async () => {
  world = await startWorld('2026-11-20T18:00:00Z');
  await world.put('companies/z', { kind: 'client', name: 'Zest Foods', plan: 'full', status: 'active' });
  asks = await world.addPerson('asks', '5004', 'x');
  stranger = await world.addPerson('stranger', '5003', 'z');
});
afterAll(() => world.stop());

const assigned = (changes: object = {}) => ({
  ...buildAssignment('s1', { ...PAIR, sites: ['North'] }),
  ...{ visible: true, ...changes },
});
beforeEach(async () => {
  await world.put(RELATION, APPROVED_ENGAGEMENT);
  await world.put('clients/x/requirementSets/1', { ...NOTHING_ASKED, staffDocs });
  await world.put(`clients/x/staffDocTypes/${typeId}`, docType);
  await world.put(PERSON, { ...person, contractorId: 'a' });
  await world.put(PAPER, paper);
  await world.put('companies/a/reviews/r1', { ...review, staffId: 's1' });
  await world.put(ASSIGNMENT, assigned());
  await writeSnapshot(world.trusted, 'x', 'a');
});

const ask = (caller: Caller = world.callers.client, staffId = 's1') =>
  checkGate(world.trusted, caller, { staffId });
const MOMENT = '11/20/2026, 12:00:00 PM CST';

describe('the answer at the gate', () => {
  it('says who it is, that they are ready, when that was, and what would change it', async () => {
    expect(await ask()).toEqual({
      ...{ kind: 'person', isReady: true, reasons: [], moment: MOMENT },
      ...{ name: 'Ana Ruiz', company: 'Acme Roofing', jobRole: 'Roofer', badgeNo: '17', sites: ['North'] },
      ...{ contractorId: 'a', photo: 'p1' },
      watch: [RELATION, PERSON, 'snapshots/x_a', ASSIGNMENT, 'staffSnapshots/x_s1'],
    } satisfies CallableResponse<'gateCheck'>);
  });

  // Nothing is evaluated anew: what is stored of the company and the person says so by itself.
  it.each([
    ['the company is suspended', RELATION, { state: 'suspended' }, 'The company is suspended.'],
    ['the company waits', RELATION, { state: 'submitted' }, 'The company waits for approval.'],
    ['the person is inactive', PERSON, { status: 'inactive' }, 'The contractor made this person inactive.'],
    [
      'the assignment begins later',
      ASSIGNMENT,
      { from: addDays(TODAY, 1) },
      'Not assigned to you on 11/20/2026.',
    ],
    ['a paper is a draft again', PAPER, { state: 'draft' }, 'First aid and CPR: Nothing on file.'],
    [
      'the company was evaluated otherwise',
      'snapshots/x_a',
      { result: null },
      'Acme Roofing does not meet your requirements for site access.',
    ],
  ])('is not ready once %s', async (_what, path, change, reason) => {
    await world.trusted.db.doc(path).update(change);

    const answer = await ask();
    expect(answer).toMatchObject({ kind: 'person', isReady: false });
    expect((answer as { reasons: readonly string[] }).reasons).toContain(reason);
  });

  it('shows no papers, photo or badge number of a company whose relation is closed', async () => {
    await world.trusted.db.doc(RELATION).update({ state: 'ended' });

    const answer = await ask();
    expect(answer).toMatchObject({ reasons: ['The company is not approved.'], badgeNo: '' });
    expect(answer).not.toHaveProperty('photo');
  });

  it.each([
    ['nobody', 'nobody'],
    ['an assignment that its client does not see', 's1'],
  ])('is the same for %s: not assigned', async (_what, staffId) => {
    await world.trusted.db.doc(ASSIGNMENT).update({ visible: false });

    const nobody = {
      kind: 'closed',
      title: 'Not ready. This person is not assigned to you.',
      moment: MOMENT,
    };
    expect(await ask(world.callers.client, staffId)).toMatchObject(nobody);
  });

  it('says nothing of a person to another client', async () => {
    expect(await ask(stranger)).toMatchObject({ title: 'Not ready. This person is not assigned to you.' });
    expect(JSON.stringify(await ask(stranger))).not.toMatch(/Ana|Ruiz|Acme/);
  });

  it('says when somebody left whose papers are closed', async () => {
    await world.put(ASSIGNMENT, assigned({ to: '2026-01-02', isLastDayByClient: true }));

    expect(await ask()).toMatchObject({
      kind: 'closed',
      title: 'Not ready. The assignment ended on 01/02/2026.',
    });
  });

  it.each([
    ['the person', PERSON, { status: 'unknown' }],
    ['the relation', RELATION, { state: 'unknown' }],
    ['the assignment', ASSIGNMENT, { from: 'some day' }],
    ['what the client asks', 'clients/x/requirementSets/1', { staffDocs: 'all' }],
    ['a type of papers', `clients/x/staffDocTypes/${typeId}`, { validMonths: -1 }],
    ['a decision', 'companies/a/reviews/r1', { decision: 'perhaps' }],
  ])('makes nobody ready where %s cannot be read', async (_what, path, change) => {
    await world.trusted.db.doc(path).update(change);

    expect(await ask()).toMatchObject({ kind: 'closed', title: 'Not ready. The record cannot be read.' });
  });

  it('is refused to every other role', async () => {
    const { admin, service, reduced, contractor } = world.callers;
    for (const caller of [admin, service, reduced, contractor, asks])
      await expect(ask(caller), caller.uid).rejects.toMatchObject({ reason: 'not-allowed' });
  });
});
