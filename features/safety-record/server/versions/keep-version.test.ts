import { emrVersionSchema, notRatedVersionSchema, oshaYearVersionSchema } from '@vcms/domain/schemas';
import { startWorld, type World } from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepStatisticsVersion } from './keep-version.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const AT = Timestamp.fromDate(new Date('2026-11-18T15:00:00Z'));
const PLACE_IN_REVIEW = {
  contractorId: 'a',
  ...{ state: 'submitted', version: 1, submittedOn: '2026-11-18' },
  ...{ createdAt: AT, createdBy: 'contractor', updatedAt: AT, updatedBy: 'contractor', v: 1 },
};
const YEAR = {
  ...PLACE_IN_REVIEW,
  ...{ year: 2025, establishmentName: 'Main yard', naics: '238160', employees: 100, hours: 412_000 },
  ...{ G: 0, H: 1, I: 1, J: 2, K: 14, L: 3, M1: 4, M2: 0, M3: 0, M4: 0, M5: 0, M6: 0 },
  ...{ noWork: false, exemption: 'none', citations: [], log300Redacted: true, source: 'form' },
  ...{
    form300aDocId: 'form',
    log300DocId: 'log',
    trir: '1.94',
    dart: '0.97',
    ltir: '0.49',
    severity: '6.80',
  },
};
const EMR = {
  ...PLACE_IN_REVIEW,
  ...{ effective: '2026-04-01', value: '0.95', kind: 'interstate', states: ['IL'], issuer: 'ncci' },
  ...{ policyNumber: 'WC-1', letterDocId: 'letter' },
};
const NOT_RATED = { ...PLACE_IN_REVIEW, reason: 'new_business', date: '2026-04-01', letterDocId: 'letter' };

function submit(kind: string, id: string, after: object, before: object = { ...after, state: 'draft' }) {
  return keepStatisticsVersion(world.trusted, { companyId: 'a', kind, id, before, after });
}

const readable = (data: object | undefined, id: string) => ({ ...data, id, submittedAt: AT.toDate() });

describe('what a contractor submits of its safety record', () => {
  it('is kept of a year as it was, once, and each correction beside it', async () => {
    await Promise.all([submit('oshaYears', '2025', YEAR), submit('oshaYears', '2025', YEAR)]);
    await submit('oshaYears', '2025', { ...YEAR, hours: 1 });
    await submit('oshaYears', '2025', { ...YEAR, version: 2, K: 15, severity: '7.28' });

    const [first, second] = await world.list('companies/a/oshaYears/2025/oshaYearVersions');
    expect(oshaYearVersionSchema.parse(readable(first, '1'))).toMatchObject({
      ...{ recordId: '2025', version: 1, hours: 412_000, K: 14, submittedBy: 'contractor' },
    });
    expect(first).toMatchObject({ createdBy: 'trusted' });
    expect(first).not.toHaveProperty('state');
    expect(oshaYearVersionSchema.parse(readable(second, '2'))).toMatchObject({ version: 2, K: 15 });
  });

  it('is kept of a modification and of a letter that there is none', async () => {
    await submit('emr', 'e1', EMR);
    await submit('notRated', 'n1', NOT_RATED);

    const emr = await world.read('companies/a/emr/e1/emrVersions/1');
    const notRated = await world.read('companies/a/notRated/n1/notRatedVersions/1');
    expect(emrVersionSchema.parse(readable(emr, '1'))).toMatchObject({ recordId: 'e1', value: '0.95' });
    expect(notRatedVersionSchema.parse(readable(notRated, '1'))).toMatchObject({ reason: 'new_business' });
  });

  it('takes its papers along: none of them can be thrown away afterwards', async () => {
    const file = { contractorId: 'a', version: 1, storagePath: 'companies/a/docs/x/1/a.pdf' };
    for (const id of ['f9', 'l9'])
      await world.put(`companies/a/documents/${id}`, { ...file, state: 'draft' });

    await submit('oshaYears', '2024', { ...YEAR, year: 2024, form300aDocId: 'f9', log300DocId: 'l9' });

    for (const id of ['f9', 'l9'])
      expect(await world.read(`companies/a/documents/${id}`)).toMatchObject({ state: 'submitted' });
  });

  it.each([
    ['of a draft', 'oshaYears', { ...YEAR, state: 'draft' }, undefined],
    ['of a year that goes into review', 'oshaYears', { ...YEAR, state: 'in_review' }, YEAR],
    ['of a number that the firm corrects', 'oshaYears', { ...YEAR, K: 20 }, YEAR],
    ['of another line', 'programVersions', YEAR, undefined],
  ])('is not kept %s', async (_title, kind, after, before) => {
    await submit(kind, '2019', after, before);

    expect(await world.list('companies/a/oshaYears/2019/oshaYearVersions')).toEqual([]);
  });
});
