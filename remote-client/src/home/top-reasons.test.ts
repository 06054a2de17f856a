import type { Standing } from '@vcms/data';
import type { Item, Status } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { topReasons } from './top-reasons.ts';

function item(key: string, status: Status): Item {
  return { key, status, raw: status, reasons: [], evidenceIds: [], actor: null };
}

function standing(...items: readonly Item[]): Standing {
  return {
    ...{ id: 'x_a', clientId: 'x', contractorId: 'a', clientName: 'X', contractorName: 'A' },
    ...{ engagementState: 'approved', asOf: '2026-11-21', overall: 'non_compliant', siteAccess: false },
    ...{ readinessPct: 50, nextChangeOn: undefined, outlook: [] },
    items,
  };
}

describe('the most frequent reasons', () => {
  it('count each contractor once for each demand it does not meet', () => {
    const auto = 'insurance.auto.coverage';
    const standings = [
      standing(item(auto, 'non_compliant'), item('osha.trir', 'non_compliant')),
      standing(item(auto, 'non_compliant'), item('emr.letter', 'expiring')),
      standing(item('osha.trir', 'variance')),
    ];

    expect(topReasons(standings, 5)).toEqual([
      { key: auto, title: 'Automobile liability: coverage', count: 2 },
      { key: 'osha.trir', title: 'TRIR', count: 1 },
    ]);
    expect(topReasons(standings, 1)).toHaveLength(1);
  });
});
