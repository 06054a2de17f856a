import { describe, expect, it } from 'vitest';
import { affectedRows, gapText, impactSentences } from './impact-words.ts';
import type { ImpactRow } from './run-impact.ts';

const NOBODY = { judged: 14, turned: 0, worse: 0, moreGaps: 0, anyway: 0 };
const DAY = '2026-12-21';

const GAP = {
  key: 'insurance.auto.auto_csl',
  status: 'non_compliant',
  raw: 'non_compliant',
  reasons: ['below_limit'],
  required: 2_000_000,
  actual: 1_000_000,
  gap: 1_000_000,
  evidenceIds: [],
  actor: 'contractor',
} as const satisfies ImpactRow['opened'][number];

function row(contractorName: string, changes: Partial<ImpactRow> = {}): ImpactRow {
  return {
    contractorId: contractorName,
    contractorName,
    today: 'compliant',
    usual: 'compliant',
    changed: 'compliant',
    opened: [],
    closed: [],
    ...changes,
  };
}

describe('the words of an impact', () => {
  it.each([
    [NOBODY, ['No contractor changes status on 12/21/2026.']],
    [{ ...NOBODY, judged: 0 }, ['No contractor has accepted yet, so nobody changes status.']],
    [
      { ...NOBODY, turned: 3, worse: 3 },
      ['3 of 14 contractors change status on 12/21/2026, all for the worse.'],
    ],
    [
      { ...NOBODY, turned: 3, worse: 1 },
      ['3 of 14 contractors change status on 12/21/2026, 1 for the worse.'],
    ],
    [
      { ...NOBODY, turned: 1, worse: 1, moreGaps: 1, anyway: 2 },
      [
        '1 of 14 contractors changes status on 12/21/2026 for the worse.',
        '1 contractor keeps its status and gets new gaps.',
        '2 contractors differ from today by then anyway, without this change.',
      ],
    ],
    [{ ...NOBODY, judged: 1, turned: 1 }, ['1 of 1 contractor changes status on 12/21/2026 for the better.']],
  ])('say it plainly: %j', (summary, sentences) => {
    expect(impactSentences(summary, DAY)).toEqual(sentences);
  });

  it('give a gap in numbers', () => {
    expect(gapText(GAP)).toBe('Automobile liability: combined single limit: $1,000,000 short of $2,000,000');
  });
});

describe('the rows of an impact', () => {
  it('leave out whom the change does nothing to, and begin with those that turn', () => {
    const rows = [
      row('Same'),
      row('Anyway', { usual: 'expiring', changed: 'expiring' }),
      row('Gap', { opened: [GAP] }),
      row('Turns', { changed: 'non_compliant', opened: [GAP] }),
      row('Better', { closed: [GAP] }),
    ];
    expect(affectedRows(rows).map(({ contractorName }) => contractorName)).toEqual([
      'Turns',
      'Gap',
      'Better',
    ]);
  });
});
