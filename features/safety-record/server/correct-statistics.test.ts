import { yearRates } from '@vcms/domain';
import { emrRecordSchema, oshaYearSchema } from '@vcms/domain/schemas';
import type { Caller } from '@vcms/server/core';
import { checkedRequest } from '@vcms/server/core';
import { startWorld, type World } from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { correctStatistics } from './correct-statistics.ts';

const YEAR = 'companies/a/oshaYears/2025';
const EMR = 'companies/a/emr/e1';
const REASON = 'The 300A shows 21 other cases.';
const WAITING = { contractorId: 'a', state: 'in_review', version: 1, submittedOn: '2026-11-19' };
const NUMBERS = { G: 0, H: 0, I: 0, J: 12, K: 0, L: 0, M1: 12, M2: 0, M3: 0, M4: 0, M5: 0, M6: 0 };
const LOG = {
  ...{ year: 2025, establishmentName: 'Main yard', naics: '238160', employees: 100, hours: 200_000 },
  ...{ ...NUMBERS, noWork: false, exemption: 'none', citations: [], form300aDocId: 'form1' },
  ...{ log300Redacted: false, source: 'form', ...yearRates({ ...NUMBERS, hours: 200_000 }), ...WAITING },
};
const LETTER = {
  ...{ effective: '2026-04-01', value: '1.12', kind: 'interstate', states: [], issuer: 'ncci' },
  ...{ policyNumber: 'WC-1', letterDocId: 'letter1', ...WAITING },
};
const CASES = [
  { field: 'J', before: '12', after: '21' },
  { field: 'M1', before: '12', after: '21' },
];
const VALUE = {
  subjectType: 'emr',
  subjectId: 'e1',
  changes: [{ field: 'value', before: '1.12', after: '1.21' }],
};

let world: World;
let second: Caller;
beforeAll(async () => {
  world = await startWorld();
  second = await world.addPerson('second', '5002', 'firm');
});
afterAll(() => world.stop());

/** Held by the person for a quarter of an hour. */
async function claim(holderUid: string, until = '2026-11-20T15:10:00Z'): Promise<void> {
  for (const [subjectType, subjectId] of [
    ['osha_year', '2025'],
    ['emr', 'e1'],
  ]) {
    await world.put(`locks/firm_${subjectType}_a_${subjectId}`, {
      ...{ scope: 'firm', contractorId: 'a', subjectType, subjectId, holderUid, holderName: 'Sam Vale' },
      until: Timestamp.fromDate(new Date(until)),
    });
  }
}

beforeEach(async () => {
  const { db } = world.trusted;
  for (const path of ['notifications', 'audit', 'companies/a/reviews', 'reminderLog'])
    await db.recursiveDelete(db.collection(path));
  await world.put(YEAR, LOG);
  await world.put(EMR, LETTER);
  await claim('service');
});

async function correct(change: object = {}, caller: Caller = world.callers.service): Promise<void> {
  const request = {
    ...{ contractorId: 'a', subjectType: 'osha_year', subjectId: '2025', version: 1 },
    ...{ reason: REASON, changes: CASES, ...change },
  };
  await correctStatistics(world.trusted, caller, checkedRequest('statisticsCorrect', request));
}

describe('a typing error of a year', () => {
  it('is corrected with the rates that follow, kept beside what was entered, written down and told', async () => {
    await correct();

    const stored = await world.read(YEAR);
    expect(stored).toMatchObject({
      ...{ J: 21, M1: 21, trir: '21.00', dart: '0.00', state: 'in_review', version: 1 },
      ...{ createdBy: 'admin', updatedBy: 'service' },
      corrections: [{ version: 1, on: '2026-11-20', firmName: 'Clearpath', reason: REASON, changes: CASES }],
    });
    expect(oshaYearSchema.safeParse({ ...stored, id: '2025' }).error).toBeUndefined();
    expect(await world.list('audit')).toMatchObject([
      {
        ...{ action: 'osha_year.correct', entityId: '2025', contractorId: 'a', actorUid: 'service' },
        ...{ before: { J: '12', M1: '12' }, after: { J: '21', M1: '21' }, reason: REASON },
      },
    ]);
    expect(await world.list('notifications')).toMatchObject([
      {
        ...{ toId: 'contractor', title: 'Typing error corrected' },
        body: `Clearpath corrected OSHA 2025: J from 12 to 21, M1 from 12 to 21. ${REASON}`,
      },
    ]);
  });

  it('is one correction however often it is sent, and later ones stand behind it', async () => {
    await correct();
    await correct();
    expect((await world.read(YEAR))?.corrections).toHaveLength(1);
    expect(await world.list('notifications')).toHaveLength(1);

    const hours = [{ field: 'hours', before: '200000', after: '210000' }];
    await correct({ changes: hours, reason: 'The 300A shows 210,000 hours.' });
    expect((await world.read(YEAR))?.corrections).toMatchObject([{ changes: CASES }, { changes: hours }]);
  });

  it('changes the one establishment with it, and none of several', async () => {
    const { employees, hours } = LOG;
    const yard = { name: 'Yard', naics: '238160', type: 'private', employees, hours, ...NUMBERS };
    await world.put(YEAR, { ...LOG, establishments: [yard] });
    await correct();
    expect(await world.read(YEAR)).toMatchObject({
      J: 21,
      establishments: [{ name: 'Yard', J: 21, M1: 21 }],
    });

    await world.put(YEAR, { ...LOG, establishments: [yard, yard] });
    await expect(correct()).rejects.toThrow('This year is the sum of several establishments.');
  });
});

it('a typing error of an EMR record is corrected within its bounds', async () => {
  await correct(VALUE);

  const stored = await world.read(EMR);
  expect(stored).toMatchObject({ value: '1.21', state: 'in_review', corrections: [{ version: 1 }] });
  expect(emrRecordSchema.safeParse({ ...stored, id: 'e1' }).success).toBe(true);
  expect(await world.list('audit')).toMatchObject([{ action: 'emr.correct' }]);
  const beyond = { ...VALUE, changes: [{ field: 'value', before: '1.21', after: '9.99' }] };
  await expect(correct(beyond)).rejects.toMatchObject({ reason: 'invalid', field: 'changes.value' });
});

describe('a correction is refused', () => {
  it.each(['admin', 'client', 'reduced', 'contractor'] as const)('to %s', async (who) => {
    await claim(world.callers[who].uid);
    await expect(correct({}, world.callers[who])).rejects.toMatchObject({ reason: 'not-allowed' });
    expect(await world.read(YEAR)).toMatchObject({ J: 12 });
  });

  it('to whoever has not claimed the record, or no longer holds it', async () => {
    await expect(correct({}, second)).rejects.toThrow('Claim this record first.');
    await claim('service', '2026-11-20T14:59:00Z');
    await expect(correct()).rejects.toMatchObject({ reason: 'wrong-state' });
  });

  it.each(['draft', 'accepted', 'changes_requested', 'withdrawn', 'rejected'])(
    'of a record that is %s',
    async (state) => {
      await world.put(YEAR, { ...LOG, state });
      await expect(correct()).rejects.toMatchObject({ reason: 'wrong-state' });
    },
  );

  it('once a client has decided on the numbers', async () => {
    const review = { contractorId: 'a', subjectType: 'osha_year', subjectId: '2025', subjectVersion: 1 };
    await world.put('companies/a/reviews/r1', { ...review, scope: 'x', decision: 'accepted' });
    await expect(correct()).rejects.toThrow('A client has decided on these numbers already.');
  });

  it.each([
    ['a record that is not there', { subjectId: '2019' }, 'not-allowed'],
    ['another version', { version: 2 }, 'conflict'],
    ['a value that has changed', { changes: [{ ...CASES[0], before: '11' }] }, 'conflict'],
    ['what breaks a rule of the form', { changes: [CASES[0]] }, 'invalid'],
    ['a number out of its bounds', { changes: [{ field: 'J', before: '12', after: '20000' }] }, 'invalid'],
    ['part of a case', { changes: [{ field: 'J', before: '12', after: '12.5' }] }, 'invalid'],
    ['the same number', { changes: [{ field: 'J', before: '12', after: '12' }] }, 'invalid'],
    [
      'what a year does not have',
      { changes: [{ field: 'value', before: '1.00', after: '1.10' }] },
      'invalid',
    ],
    ['a short reason', { reason: 'Typo.' }, 'invalid'],
    ['one value twice', { changes: [CASES[0], CASES[0]] }, 'invalid'],
    ['nothing', { changes: [] }, 'invalid'],
  ])('for %s', async (_title, change, reason) => {
    if ('subjectId' in change) await claim('service');
    await expect(correct(change)).rejects.toMatchObject({ reason });
    expect(await world.read(YEAR)).not.toHaveProperty('corrections');
    expect(await world.list('notifications')).toEqual([]);
  });
});
