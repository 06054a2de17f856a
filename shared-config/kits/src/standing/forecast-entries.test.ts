import type { Standing } from '@vcms/data';
import type { OutlookStep } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { forecastEntries } from './forecast-entries.ts';

function standing(contractorId: string, outlook: readonly OutlookStep[]): Standing {
  return {
    ...{
      id: `x_${contractorId}`,
      clientId: 'x',
      contractorId,
      clientName: 'X',
      contractorName: contractorId,
    },
    ...{ engagementState: 'approved', asOf: '2026-11-21', overall: 'compliant', siteAccess: true },
    ...{ readinessPct: 100, nextChangeOn: outlook[0]?.date, items: [] },
    outlook,
  };
}

const key = 'insurance.gl.coverage';

describe('the forecast of several relations', () => {
  it('names who changes when, from what to what, the first on top', () => {
    const entries = forecastEntries(
      [
        standing('b', [
          { date: '2026-12-10', overall: 'expiring', changes: [{ key, status: 'expiring' }] },
          { date: '2027-01-09', overall: 'non_compliant', changes: [{ key, status: 'non_compliant' }] },
        ]),
        standing('a', [{ date: '2026-12-10', overall: 'compliant', changes: [{ key: 'osha.trir' }] }]),
      ],
      '2026-11-21',
    );

    expect(
      entries.map(({ date, standing: { contractorName }, before, after, sentence }) =>
        [date, contractorName, before, after, sentence].join(' '),
      ),
    ).toEqual([
      '2026-12-10 a compliant compliant TRIR no longer applies',
      '2026-12-10 b compliant expiring General liability expires soon',
      '2027-01-09 b expiring non_compliant General liability becomes non-compliant',
    ]);
  });

  it('leaves out what has passed and days on which only a reason changes', () => {
    const past = standing('a', [
      { date: '2026-11-21', overall: 'expiring', changes: [{ key, status: 'expiring' }] },
      { date: '2026-12-01', overall: 'expiring', changes: [] },
    ]);

    expect(forecastEntries([past], '2026-11-21')).toEqual([]);
  });
});
