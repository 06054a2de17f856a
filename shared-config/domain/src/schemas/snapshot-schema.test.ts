import { describe, expect, it } from 'vitest';
import { snapshotSchema } from './trail-schemas.ts';

const SNAPSHOT = {
  clientId: 'x',
  contractorId: 'a',
  clientName: 'Northfield',
  contractorName: 'Acme Roofing',
  engagementState: 'approved',
  visible: true,
  result: {
    asOf: '2026-11-20',
    overall: 'compliant',
    workEligible: true,
    siteAccess: true,
    readinessPct: 100,
    items: [
      {
        ...{ key: 'program.ppe', status: 'compliant', raw: 'compliant', reasons: [], evidenceIds: ['p1'] },
        ...{ actual: '90.0', actor: null, facts: { validUntil: '2027-06-01' } },
      },
    ],
  },
  forecastDates: [],
};

describe('the mean of the programs in a snapshot', () => {
  it.each(['', '000.0', '083.4', '100.0'])('may be "%s"', (programMean) => {
    expect(snapshotSchema.parse({ ...SNAPSHOT, programMean })).toMatchObject({ programMean });
  });

  it.each(['83.4', '083', '0083.4', ' ', '-01.0', 83.4, null])(
    'is refused as %j, which would sort wrong',
    (mean) => {
      expect(snapshotSchema.safeParse({ ...SNAPSHOT, programMean: mean }).success).toBe(false);
    },
  );

  it('may be absent: a snapshot from before is still read', () => {
    expect(snapshotSchema.parse(SNAPSHOT)).not.toHaveProperty('programMean');
  });

  it('stands beside the end of each program', () => {
    const [item] = snapshotSchema.parse(SNAPSHOT).result.items;
    expect(item?.facts).toEqual({ validUntil: '2027-06-01' });
  });
});
