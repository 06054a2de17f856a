import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { addDays } from '@vcms/domain';
import { benchmarkSchema } from '@vcms/domain/schemas';
import { ACTORS, type AccessWorld, TODAY } from '@vcms/testing/access';
import { doc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { startAccessWorld } from './access/access-world.ts';
import { REQUIREMENTS } from './access/client-fixtures.ts';
import { OVERRIDE } from './access/relation-fixtures.ts';

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(worldDocuments());
});
afterAll(() => world.stop());

const stampsOf = (uid: string) => {
  const now = serverTimestamp();
  return { createdAt: now, createdBy: uid, updatedAt: now, updatedBy: uid, v: 1 };
};

let count = 0;

function special(change: object) {
  const { uid } = ACTORS['5003'];
  count += 1;
  return setDoc(doc(world.as(ACTORS['5003']), `requirementOverrides/bounds-${count}`), {
    ...OVERRIDE,
    ...{ clientId: 'X', contractorId: 'A' },
    ...change,
    ...stampsOf(uid),
  });
}

describe('the settings of a person', () => {
  const { uid } = ACTORS['5003'];
  const look = (theme: unknown) =>
    updateDoc(doc(world.as(ACTORS['5003']), `users/${uid}`), {
      ...{ 'prefs.theme': theme, updatedAt: serverTimestamp(), updatedBy: uid },
    });

  it('hold a look and nothing else, which everybody who lists people would read along', async () => {
    await assertSucceeds(look({ theme: 'teal', colorScheme: 'dark', scale: 14, ripple: false }));
    for (const other of [{ a: 'x' }, { theme: 'x'.repeat(900_000) }, { scale: 'x' }, { ripple: 1 }, 'dark'])
      await assertFails(look(other));
  });
});

describe('a special limit', () => {
  it('has an amount that can be', async () => {
    await assertSucceeds(special({}));
    await assertFails(special({ value: 1_000_000_000_000 }));
  });

  it('asks what a version could ask of all, in the form of its key', async () => {
    const pass = { value: 60, key: 'program.fall-protection' };
    for (const amount of [{ value: 100_000_000 }, pass, { value: '1.25', key: 'emr.avg3' }])
      await assertSucceeds(special(amount));
    for (const value of [100_001_000, 999_999_999, 1_500, '500000']) await assertFails(special({ value }));
    for (const wrong of [101, '60']) await assertFails(special({ ...pass, value: wrong }));
    for (const value of ['3.01', 1]) await assertFails(special({ key: 'emr.avg3', value }));
    await assertFails(special({ key: 'osha.trir', value: '50.01' }));
    await assertFails(special({ key: 'osha.deaths', value: 11 }));
    await assertFails(special({ key: 'insurance.auto', value: 500_000 }));
  });

  it('may ask for another rating, scope or endorsement, each in its own words', async () => {
    for (const [key, value, wrong] of [
      ['insurance.umbrella.min_best', 'B+ VI', 'Z'],
      ['insurance.gl.aggregate_per', 'policy', 'year'],
      ['insurance.wc_el.waiver_of_subrogation', 'required', 'yes'],
      ['insurance.gl.per_project_aggregate', 'required', 1_000],
    ]) {
      await assertSucceeds(special({ key, value }));
      await assertFails(special({ key, value: wrong }));
    }
    await assertFails(special({ key: 'insurance.wc_el.additional_insured', value: 'required' }));
    await assertFails(special({ key: 'insurance.auto.aggregate_per', value: 'policy' }));
  });

  it('is not dated back', async () => {
    await assertSucceeds(special({ from: addDays(TODAY, -1) }));
    await assertFails(special({ from: addDays(TODAY, -2) }));
  });
});

describe('a version of demands', () => {
  it('has at most 20 groups of industries', async () => {
    const { uid } = ACTORS['5003'];
    const draft = (naicsGroups: unknown) =>
      setDoc(doc(world.as(ACTORS['5003']), 'clients/X/requirementSets/3'), {
        ...{ ...REQUIREMENTS, clientId: 'X', n: 3, naicsGroups },
        ...stampsOf(uid),
      });
    const groups = (length: number) =>
      Array.from({ length }, (_, at) => ({ name: 'Trades', naics: [`${100 + at}`] }));
    for (const wrong of [groups(21), {}, 'x', null]) await assertFails(draft(wrong));
    await assertSucceeds(draft(groups(20)));
  });

  it('asks for autos of the line that has them, and for none that a form cannot show', async () => {
    const { uid } = ACTORS['5003'];
    const demand = { required: true, limits: {}, endorsements: [], warnDays: 30 };
    const draft = (line: string, autos: unknown) =>
      setDoc(doc(world.as(ACTORS['5003']), 'clients/X/requirementSets/4'), {
        ...{ ...REQUIREMENTS, clientId: 'X', n: 4, insurance: { [line]: { ...demand, autos } } },
        ...stampsOf(uid),
      });
    for (const wrong of [[], ['scheduled'], ['trailers'], 'any', null])
      await assertFails(draft('auto', wrong));
    await assertFails(draft('gl', ['hired']));
    await assertSucceeds(draft('auto', ['hired', 'non_owned']));
  });
});

describe('a lock', () => {
  it('bears the name of who holds it, and no colleague’s', async () => {
    const { uid } = ACTORS['5002'];
    const take = (holderName: string, subjectId: string) =>
      setDoc(doc(world.as(ACTORS['5002']), `locks/firm_policy_A_${subjectId}`), {
        ...{ scope: 'firm', contractorId: 'A', subjectType: 'policy', subjectId, holderUid: uid, holderName },
        until: Timestamp.fromMillis(Date.now() + 60_000),
        ...stampsOf(uid),
      });
    await assertSucceeds(take('Ira Vale', 'named'));
    await assertFails(take('Somebody Else', 'other'));
  });
});

describe('a reference', () => {
  it('is none that no document can have', async () => {
    const { uid } = ACTORS['5005'];
    const place = doc(world.as(ACTORS['5005']), 'companies/A/policies/bounds/holders/X');
    const show = (docId: string) =>
      setDoc(place, {
        ...{ policyId: 'bounds', clientId: 'X', scheduled: [], docIds: [docId], state: 'submitted' },
        submittedOn: TODAY,
        ...stampsOf(uid),
      });
    for (const docId of ['.', '..']) await assertFails(show(docId));
    await assertSucceeds(show('d1'));
  });
});

describe('an announcement', () => {
  it('is for names and codes, none of them blank', async () => {
    const { uid } = ACTORS['5003'];
    const place = doc(world.as(ACTORS['5003']), 'announcements/bounds');
    const announce = (...values: string[]) =>
      setDoc(place, {
        ...{ clientId: 'X', subject: 'Gate closed', bodyText: 'Use the north gate.', docIds: [] },
        ...{ audience: { mode: 'site', values }, state: 'draft', ackRequired: false },
        counts: { recipients: 0, emailed: 0, read: 0, bounced: 0 },
        ...stampsOf(uid),
      });
    for (const blank of [' ', '', '\u00a0', ' North yard']) await assertFails(announce('North yard', blank));
    await assertFails(announce('x'.repeat(201)));
    await assertSucceeds(announce('North yard', 'x'.repeat(200)));
  });
});

describe('an answer', () => {
  function give(value: unknown, lastAnswered = 'q1') {
    const { uid } = ACTORS['5005'];
    count += 1;
    const definitionId = `bounds-${count}`;
    return setDoc(doc(world.as(ACTORS['5005']), `companies/A/answers/${definitionId}`), {
      ...{ definitionId, defVersion: 1, progressPct: 50, lastAnswered },
      answers: value === undefined ? {} : { q1: { value, answeredAt: serverTimestamp(), answeredBy: uid } },
      ...{ contractorId: 'A', state: 'draft', version: 1 },
      ...stampsOf(uid),
    });
  }

  it('is a text, a number, yes or no, or a list of choices, of sizes that readers take', async () => {
    const most = Array.from({ length: 100 }, (_, at) => `${at}`.padEnd(200, 'x'));
    for (const value of ['x'.repeat(10_000), '', 4.5, -3, true, most, ['One'], []])
      await assertSucceeds(give(value));
    const tooMuch = ['x'.repeat(10_001), [...most, 'x'], ['x'.repeat(201)]];
    for (const value of [...tooMuch, ['One', 2], [''.padEnd(3, '\n')], { text: 'x' }, null, Infinity, NaN])
      await assertFails(give(value));
  });

  it('is named by the code of its question, even where nothing is answered', async () => {
    await assertSucceeds(give(undefined));
    await assertFails(give(undefined, 'x'.repeat(81)));
  });
});

describe('a benchmark', () => {
  const RATE = { year: 2024, trir: '2.30', dart: null, ltir: null };
  const enter = (content: typeof RATE & { naics: string }) =>
    setDoc(doc(world.as(ACTORS['5001']), `benchmarks/${content.naics}_${content.year}`), {
      ...content,
      ...stampsOf(ACTORS['5001'].uid),
    });

  // One that passes here and is refused by the schema is damaged for everybody who reads it.
  it.each([
    [true, { trir: '0.00' }],
    [true, { trir: '1000.00', year: 2002 }],
    [false, { trir: '1000.01' }],
    [false, { trir: '999999999' }],
    [false, { ltir: '-0.01' }],
    [false, { dart: '1.234' }],
    [true, { year: 2199 }],
    [false, { year: 2200 }],
    [false, { year: 9999 }],
    [false, { year: 2001 }],
    [true, { naics: '238160' }],
    [false, { naics: '23816' }],
    [false, { naics: '2' }],
  ])('is taken by the rules as by its schema: %j for %j', async (fits, change) => {
    count += 1;
    // Each has a place of its own: a second record of one code and year would be refused for that.
    const content = { ...RATE, naics: String(3000 + count), ...change } as typeof RATE & { naics: string };
    expect(benchmarkSchema.safeParse(content).success).toBe(fits);
    await (fits ? assertSucceeds : assertFails)(enter(content));
  });
});
