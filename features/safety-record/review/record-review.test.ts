import type { StoredRecord } from '@vcms/data';
import type { OshaYear, ReviewTask } from '@vcms/domain';
import { returnText, storedFindings } from '@vcms/kits/review';
import { describe, expect, it } from 'vitest';
import { fieldGroups } from '../model/record-fields.ts';
import { markOf, openFields } from './field-checks.ts';
import { findingBook } from './finding-books.ts';
import { taskFigures, taskFlags, taskTitle } from './queue-words.ts';
import { clientVerdicts, emrOutlook, yearOutlook } from './record-outlook.ts';
import { papersOf, type SafetySubject } from './safety-subject.ts';
import { STATISTICS_TOPIC, subjectOfSlug } from './statistics-topic.ts';
import { suggestedFindings } from './suggested-findings.ts';
import { aDossier, anEmr, aYear, TODAY } from './test-records.ts';

const underReview = (change: Partial<OshaYear> = {}): StoredRecord<OshaYear> => aYear(2025, change);

function yearSubject(change: Partial<OshaYear> = {}): SafetySubject {
  return { kind: 'osha_year', record: underReview(change) };
}

describe('the outlook of a year', () => {
  it('pools three years as if this one were confirmed, and flags what changed', () => {
    const dossier = aDossier(yearSubject({ J: 6, M1: 8 }), { oshaYears: [aYear(2024), aYear(2023)] });
    const { years, pooled, flags, missing } = yearOutlook(dossier, underReview({ J: 6, M1: 8 }), TODAY);

    expect(years.map(({ year, isSubject }) => [year, isSubject])).toEqual([
      [2023, false],
      [2024, false],
      [2025, true],
    ]);
    expect(pooled.trir).toMatchObject({ rate: '2.59', cases: 16 });
    expect(missing).toEqual([]);
    expect(flags.map(({ code }) => code)).toEqual(['rate_change:trir', 'explanation_missing']);
  });

  it('says which year of the window is not on file, and counts no draft', () => {
    const draft = aYear(2024, { state: 'draft' });
    const dossier = aDossier(yearSubject(), { oshaYears: [draft, aYear(2023)] });
    const outlook = yearOutlook(dossier, underReview(), TODAY);

    expect(outlook.missing).toEqual([2024]);
    expect(outlook.pooledYears).toEqual([2023, 2025]);
  });

  it('shows a year outside of the window beside it', () => {
    const old = aYear(2021, { state: 'submitted' });
    const dossier = aDossier({ kind: 'osha_year', record: old }, { oshaYears: [aYear(2025)] });

    expect(yearOutlook(dossier, old, TODAY).years[0]).toMatchObject({ year: 2021, isSubject: true });
  });
});

describe('the limits', () => {
  it("compare the pooled rate with each client's, by name", () => {
    const dossier = aDossier(yearSubject({ J: 12, M1: 14 }), { oshaYears: [aYear(2024), aYear(2023)] });
    const [verdict] = clientVerdicts(dossier, TODAY);

    expect(verdict?.limits.clientName).toBe('Xenon');
    expect(verdict?.rates.trir).toEqual({ verdict: 'over', actual: '3.56', limit: '3.00' });
    expect(verdict?.rates.dart).toMatchObject({ verdict: 'within', limit: '2.00' });
  });

  it('look at a modification from its first day on', () => {
    const record = anEmr('2026-12-01', '1.20', { state: 'submitted' });
    const dossier = aDossier({ kind: 'emr', record }, { emr: [record, anEmr('2025-12-01', '0.90')] });

    expect(emrOutlook(dossier, TODAY)).toMatchObject({ mean: '1.05', counted: 2 });
  });
});

describe('the comparison with the paper', () => {
  it('names every value of form 300A in its order', () => {
    const keys = fieldGroups(yearSubject()).flatMap(({ fields }) => fields.map(({ column }) => column ?? ''));

    expect(keys.join('')).toBe('GHIJKLM1M2M3M4M5M6');
  });

  it('is open until each value matches or is questioned', () => {
    const groups = fieldGroups({ kind: 'emr', record: anEmr('2026-04-01', '0.95') });
    const all = groups.flatMap(({ fields }) => fields.map(({ key }) => key));
    const matched = new Set(all.filter((key) => key !== 'value'));

    expect(openFields(groups, new Set(), [])).toBe(all.length);
    expect(openFields(groups, matched, [])).toBe(1);
    expect(openFields(groups, matched, [{ key: 'value', comment: '' }])).toBe(0);
    expect(markOf('value', new Set(['value']), [{ key: 'value', comment: '' }])).toBe('questioned');
  });

  it('stores a questioned value under the name of its field, where the form shows it', () => {
    const book = findingBook('osha_year', fieldGroups(yearSubject()));
    const findings = [
      { key: 'explanation', comment: '' },
      { key: 'hours', comment: 'The form shows 421,000.' },
      { key: 'K', comment: '' },
    ];

    expect(storedFindings(book, findings).map(({ key }) => key)).toEqual(['K', 'hours', 'explanation']);
    expect(returnText(book, 'OSHA 2025', findings)).toContain('2. The form shows 421,000.');
    expect(returnText(book, 'OSHA 2025', findings)).toContain('3. K, days away from work: the form 300A');
  });

  it('shows the statement of a year without work in place of a form', () => {
    const idle = yearSubject({ form300aDocId: undefined, statementDocId: 's1' });

    expect(papersOf(idle)).toEqual([{ documentId: 's1', name: 'Statement' }]);
  });
});

describe('what the numbers tell', () => {
  it('is suggested as a finding while nobody explained it', () => {
    const odd = { employees: 20, hours: 103_000 };
    const explained = { ...odd, explanation: 'Two crews were hired for the storm season.' };

    const [finding] = suggestedFindings(aDossier(yearSubject(odd)), TODAY);
    expect(finding?.key).toBe('explanation');
    expect(finding?.comment).toContain('hours per employee');
    expect(suggestedFindings(aDossier(yearSubject(explained)), TODAY)).toEqual([]);
  });
});

describe('a row of the queue', () => {
  const { G, H, I, J, K, L, M1, M2, M3, M4, M5, M6, employees, hours, noWork } = underReview();
  const numbers = { G, H, I, J, K, L, M1, M2, M3, M4, M5, M6, employees, hours, noWork };
  const task = (change: Partial<ReviewTask>): ReviewTask => ({
    ...{ id: 't', scope: 'firm', subjectType: 'osha_year', subjectId: '2025', contractorId: 'k1' },
    ...{ contractorName: 'Acme', clients: [], state: 'submitted', version: 1, submittedOn: TODAY },
    ...change,
  });

  it('shows rates and flags from the task alone', () => {
    const before = { G: 0, H: 0, I: 0, J: 1, K: 0, hours };
    const row = task({ osha: { year: 2025, ...numbers, isExplained: false, before } });

    expect(taskTitle(row)).toBe('OSHA 2025');
    expect(taskFigures(row)).toBe('TRIR 1.94, DART 0.97, LTIR 0.49');
    expect(taskFlags(row)).toEqual(['TRIR change', 'Not explained']);
    expect(taskFlags(task({ osha: { year: 2025, ...numbers, isExplained: true, before } }))).toEqual([
      'TRIR change',
      'Explained',
    ]);
  });

  it('names the years that are missing after what is odd about its own numbers', () => {
    const osha = { year: 2025, ...numbers, isExplained: false };

    expect(taskFlags(task({ osha: { ...osha, missing: [2023, 2024] } }))).toEqual([
      '2023 missing',
      '2024 missing',
    ]);
    const before = { G: 0, H: 0, I: 0, J: 1, K: 0, hours };
    const explained = { ...osha, isExplained: true, before, missing: [2023] };
    expect(taskFlags(task({ osha: explained }))).toEqual(['TRIR change', 'Explained', '2023 missing']);
  });

  it('has an address by contractor, kind and record', () => {
    const address = STATISTICS_TOPIC.addressOf({
      ...{ contractorId: 'k1', subjectType: 'not_rated', subjectId: 'n1' },
    });

    expect(address).toBe('/confirm-statisticals/k1/not-rated/n1');
    expect(subjectOfSlug('not-rated')).toBe('not_rated');
    expect(subjectOfSlug('policy')).toBeUndefined();
  });
});
