import type { OshaYear, OshaYearVersion, Review } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { answerFindings, compareRecords, isFieldOf } from '../model/versions/compare-records.ts';
import { recordTimeline } from '../model/versions/record-timeline.ts';
import { anEmr, aYear } from '../review/test-records.ts';

function keptYear(version: number, change: Partial<OshaYear> = {}): OshaYearVersion {
  const { id: _id, state: _state, record: _record, ...content } = aYear(2025, change);
  const submittedAt = new Date('2026-02-03T15:00:00Z');
  const place = { id: String(version), recordId: '2025', version, submittedOn: '2026-02-03' };
  return { ...content, ...place, submittedAt, submittedBy: 'u-owner' };
}

function returned(version: number, findings: Review['findings'] = []): Review {
  return {
    ...{ id: `r${version}`, subjectType: 'osha_year', subjectId: '2025', subjectVersion: version },
    ...{ scope: 'firm', decision: 'changes_requested', findings, publicComment: 'Correct it.' },
    ...{ decidedBy: 'u-cs', decidedAt: new Date('2026-02-05T15:00:00Z'), minutesToDecision: 9 },
  };
}

const year = (change: Partial<OshaYear> = {}) =>
  ({ kind: 'osha_year', record: aYear(2025, change) }) as const;

describe('the history of a record', () => {
  it('has each submission with its decisions and what it changed, the newest first', () => {
    const versions = [keptYear(1, { K: 4 }), keptYear(2)];
    const timeline = recordTimeline(year({ version: 2 }), versions, [returned(1)]);

    expect(timeline.map(({ version, decisions }) => [version, decisions.length])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    expect(timeline[0]?.comparison?.changes).toEqual([
      { key: 'K', label: 'K. Days away from work', before: '4', after: '14', kind: 'changed' },
    ]);
    expect(timeline[1]?.comparison).toBeUndefined();
  });

  it('does not know what was submitted before versions were kept, but shows what the record still says', () => {
    const [second, first] = recordTimeline(year({ version: 2 }), [], []);

    expect(second?.terms).toMatchObject({ record: { version: 2 } });
    expect([first?.terms, second?.comparison]).toEqual([undefined, undefined]);
  });

  it('leaves out a correction that is not submitted yet, and decisions about other records', () => {
    const other = { ...returned(1), subjectId: '2024' };
    const timeline = recordTimeline(year({ state: 'draft', version: 2 }), [keptYear(1)], [other]);

    expect(timeline.map(({ version, decisions }) => [version, decisions])).toEqual([[1, []]]);
  });
});

describe('what a correction changed', () => {
  it('stands beside the finding that asked for it, by field, by paper, and what is left open', () => {
    const before = year({ hours: 41_200 });
    const after = year({ form300aDocId: 'form2', explanation: 'Half of the yard began in October.' });
    const finding = (key: string) => ({ key, result: 'fail' as const, comment: '' });
    const comparison = compareRecords(before, after);
    const { answers, others } = answerFindings(
      ['hours', 'certifiedOn', 'G', 'osha_year'].map(finding),
      comparison,
      isFieldOf(after),
    );

    expect(answers.map(({ finding: { key }, kind }) => [key, kind])).toEqual([
      ['hours', 'changed'],
      ['certifiedOn', 'changed'],
      ['G', 'unchanged'],
      ['osha_year', 'unknown'],
    ]);
    expect(others).toMatchObject([{ key: 'explanation', kind: 'added' }]);
    expect(comparison.papers).toEqual([
      { key: 'form300aDocId', name: 'Form 300A', before: 'form1', after: 'form2' },
    ]);
  });

  it('is told of a modification by its letter', () => {
    const emr = (change: object) => ({ kind: 'emr', record: anEmr('2026-04-01', '0.95', change) }) as const;
    const { changes, papers } = compareRecords(emr({ value: '0.59' }), emr({ letterDocId: 'letter2' }));

    expect(changes).toMatchObject([{ label: 'EMR', before: '0.59', after: '0.95' }]);
    expect(papers).toMatchObject([{ name: 'EMR letter', before: 'letter1', after: 'letter2' }]);
  });
});
