import {
  APPROVED_ENGAGEMENT,
  NOTHING_ASKED,
  POLICY,
  startWorld,
  type World,
} from '@vcms/server/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSnapshot } from './write-snapshot.ts';

let world: World;

const PAIR = { clientId: 'x', contractorId: 'a' };

/** Damaged: neither has what its kind must have. */
const DAMAGED = [
  ['requirement set', 'requirement_set', 'clients/x/requirementSets/2', { n: 2, status: 'published' }],
  ['override', 'override', 'requirementOverrides/o1', PAIR],
  ['review of the firm', 'review', 'companies/a/reviews/r1', { scope: 'firm', decision: 'rejected' }],
  ['review without a scope', 'review', 'companies/a/reviews/r2', { decision: 'rejected' }],
  ['assignment of a person', 'staff_record', 'staffAssignments/s1', { ...PAIR, staffId: 'p' }],
  ["type of people's papers", 'document_type', 'clients/x/staffDocTypes/t1', { clientId: 'x' }],
  ['benchmark of its industry', 'benchmark', 'benchmarks/238_2024', { naics: '238', trir: 2.3 }],
  ['benchmark that names no industry', 'benchmark', 'benchmarks/lost', { year: 2024 }],
  ['variance', 'variance', 'variances/v1', { ...PAIR, key: '__proto__.constructor' }],
] as const;

const PROGRAM_ASKED = {
  ...{ programId: 'ladders', when: 'always', passScore: 80, reviewEveryMonths: 12, weight: 1 },
};

/** Of what stands beneath a record, the record. */
const ABOVE: Readonly<Record<string, object>> = {
  policies: { ...POLICY, contractorId: 'a' },
  staff: {
    ...{ contractorId: 'a', firstName: 'Ann', lastName: 'Lee', jobRole: 'Welder', trade: 'welding' },
    ...{ hireDate: '2020-01-01', badgeNo: '', status: 'active' },
  },
};

beforeAll(async () => {
  world = await startWorld();
  // Nothing is asked: whoever fails here fails by a record that cannot be read.
  await world.put('clients/x/requirementSets/1', NOTHING_ASKED);
  await world.put('engagements/x_a', APPROVED_ENGAGEMENT);
  await world.trusted.db.doc('companies/a').update({ naicsPrimary: '238160' });
});
afterAll(() => world.stop());

const judge = () => writeSnapshot(world.trusted, 'x', 'a');
const notes = async () => (await world.list('failedJobs')).filter(({ job }) => job === 'recordDamaged');

describe('a stored record that cannot be read', () => {
  it.each(DAMAGED)(
    'fails the contractor and is told to the firm until it is mended: a %s',
    async (_, kind, path, fields) => {
      expect(await judge()).toMatchObject({ workEligible: true, siteAccess: true });
      await world.put(path, fields);

      expect(await judge()).toMatchObject({
        overall: 'non_compliant',
        workEligible: false,
        siteAccess: false,
        items: [{ key: 'records', reasons: [`record_damaged:${kind}`], actor: 'firm' }],
      });
      expect(await notes()).toMatchObject([{ kind: 'records', subject: path, companyId: 'a' }]);

      await world.trusted.db.doc(path).delete();
      expect(await judge()).toMatchObject({ workEligible: true });
      expect(await notes()).toEqual([]);
    },
  );

  it('fails whoever must answer it, and nobody else: a published version of a questionnaire', async () => {
    const { questionnaire } = NOTHING_ASKED;
    const path = `questionnaires/${questionnaire.definitionId}/questionnaireVersions`;
    await world.put(`${path}/1`, { n: 1, status: 'published' });
    expect(await judge()).toMatchObject({ workEligible: true });

    const asks = { ...NOTHING_ASKED, n: 2, questionnaire: { ...questionnaire, required: true } };
    await world.put('clients/x/requirementSets/2', asks);
    const { items = [] } = (await judge()) ?? {};
    expect(items).toContainEqual(
      expect.objectContaining({ key: 'records', reasons: ['record_damaged:questionnaire'], actor: 'firm' }),
    );
    expect(await notes()).toMatchObject([{ subject: `${path}/1` }]);

    await world.put(`${path}/1`, { n: 1, status: 'draft' });
    expect(JSON.stringify(await judge())).not.toContain('record_damaged');
    for (const gone of [`${path}/1`, 'clients/x/requirementSets/2'])
      await world.trusted.db.doc(gone).delete();
  });

  it('is no matter of a contractor of another industry: a benchmark', async () => {
    await world.put('benchmarks/541_2024', { naics: '541', year: 2024 });

    expect(await judge()).toMatchObject({ workEligible: true });
    expect(await notes()).toEqual([]);
  });

  it('is no matter of another client: its own review alone', async () => {
    await world.put('companies/a/reviews/r3', { scope: 'y', decision: 'rejected' });

    expect(await judge()).toMatchObject({ workEligible: true });
    expect(await notes()).toEqual([]);
  });

  it('fails the contractor where it is a person who is assigned to the client', async () => {
    const assignment = { name: 'Ann Lee', jobRole: 'Welder', sites: [], from: '2026-01-01' };
    await world.put('companies/a/staff/p', { firstName: 'Ann' });

    expect(await judge()).toMatchObject({ workEligible: true });
    expect(await notes()).toMatchObject([{ subject: 'companies/a/staff/p' }]);

    await world.put('staffAssignments/s2', { ...PAIR, ...assignment, staffId: 'p' });
    expect(await judge()).toMatchObject({
      workEligible: false,
      items: [{ key: 'records', reasons: ['record_damaged:staff_record'] }],
    });

    await Promise.all(
      ['companies/a/staff/p', 'staffAssignments/s2'].map((path) => world.trusted.db.doc(path).delete()),
    );
    expect(await judge()).toMatchObject({ workEligible: true });
    expect(await notes()).toEqual([]);
  });

  it('counts as missing where it is evidence, and is told to the firm until it is mended', async () => {
    await world.put('companies/a/emr/e1', { year: 2025 });

    expect(await judge()).toMatchObject({ workEligible: true });
    expect(await notes()).toMatchObject([
      { subject: 'companies/a/emr/e1', cause: expect.stringContaining('counts as missing') },
    ]);

    await world.trusted.db.doc('companies/a/emr/e1').delete();
    await judge();
    expect(await notes()).toEqual([]);
  });

  it.each([
    [
      'policies',
      'policy',
      { insurance: { gl: { required: true, limits: {}, endorsements: [], warnDays: 30 } } },
    ],
    ['oshaYears', 'injury_log', { osha: { ...NOTHING_ASKED.osha, required: true } }],
    ['emr', 'modification', { emr: { ...NOTHING_ASKED.emr, required: true } }],
    ['programVersions', 'program', { programs: [PROGRAM_ASKED] }],
  ] as const)(
    'fails whoever is asked for it, so that no older record stands in for it: in %s',
    async (folder, kind, asked) => {
      const place = `companies/a/${folder}/broken`;
      await world.put(place, { state: 'accepted', value: 9 });
      expect(await judge()).toMatchObject({ workEligible: true });
      await world.put('clients/x/requirementSets/2', { ...NOTHING_ASKED, ...asked, n: 2 });

      const item = {
        key: 'records',
        status: 'non_compliant',
        reasons: [`record_damaged:${kind}`],
        actor: 'firm',
      };
      expect((await judge())?.items).toContainEqual(expect.objectContaining(item));
      expect(await notes()).toMatchObject([{ subject: place, cause: expect.stringContaining('fails') }]);

      await world.put(place, { state: 'withdrawn', value: 9 });
      expect(JSON.stringify((await judge())?.items)).not.toContain('record_damaged');
      for (const gone of [place, 'clients/x/requirementSets/2']) await world.trusted.db.doc(gone).delete();
      await judge();
    },
  );

  it.each([
    ...['companies/a/notRated/broken', 'companies/a/answers/broken', 'companies/a/documents/broken'],
    ...['companies/a/policies/p/holders/x', 'companies/a/staff/p/staffDocuments/broken'],
  ])('counts as missing, which is never better, and is told to the firm: %s', async (place) => {
    const [, , folder = '', parent = ''] = place.split('/');
    const above = `companies/a/${folder}/${parent}`;
    if (above !== place) await world.put(above, ABOVE[folder] ?? {});
    await world.put(place, { state: 'accepted' });

    expect(await judge()).toMatchObject({ workEligible: true });
    expect(await notes()).toMatchObject([
      { subject: place, cause: expect.stringContaining('counts as missing') },
    ]);

    for (const gone of [place, above]) await world.trusted.db.doc(gone).delete();
    await judge();
    expect(await notes()).toEqual([]);
  });

  it('asks nothing while it is a draft of requirements', async () => {
    await world.put('clients/x/requirementSets/3', { n: 3, status: 'draft' });

    expect(await judge()).toMatchObject({ workEligible: true });
  });
});
