import { evidence, type Fields, type Fixture, stamped } from '@vcms/testing/access';
import { EMR, LOG, NOT_RATED } from './safety-fixtures.ts';

/** What a record said when it was submitted, below the record of this id. */
function kept(recordId: string, content: Fields, change: Fields): Fixture {
  const version = (n: number, contractorId: string): Fields => ({
    ...content,
    ...{ recordId, contractorId, version: n, submittedOn: '2026-02-03' },
    submittedAt: new Date('2026-02-03T15:00:00Z'),
    submittedBy: 'u-somebody',
  });
  return evidence({}, change, {
    stored: ({ contractor }) => ({
      parents: [contractor, recordId],
      id: '1',
      data: stamped(version(1, contractor)),
    }),
    fresh: ({ contractor }) => ({ parents: [contractor, recordId], id: '2', data: version(2, contractor) }),
  });
}

export const VERSION_FIXTURES: Readonly<
  Record<'oshaYearVersions' | 'emrVersions' | 'notRatedVersions', Fixture>
> = {
  oshaYearVersions: kept('2025', { ...LOG, year: 2025 }, { hours: 1 }),
  emrVersions: kept('d1', EMR, { value: '0.50' }),
  notRatedVersions: kept('d1', NOT_RATED, { reason: 'no_employees' }),
};
