import { expect, it } from 'vitest';
import { addDays } from '../calendar-date.ts';
import {
  buildDocument,
  buildInput,
  buildLog,
  buildRequirementSet,
  buildReview,
  buildVariance,
} from '../test-support/builders.ts';
import {
  buildAssignment,
  buildPerson,
  buildStaffDocType,
  buildStaffDocument,
} from '../test-support/staff-builders.ts';
import { evaluateOn } from './evaluate-on.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import { forecast, forecastDates, resultsDiffer } from './forecast.ts';

const { osha, policy } = buildRequirementSet();

/** Logs, people, a questionnaire with a newer version, a declaration, documents with a renewal in review. */
function manyDates(): EvaluationInput {
  const logs = [2023, 2024, 2025].map((year) => buildLog(year));
  const staffDocument = buildStaffDocument({ issuedOn: '2025-01-10' });
  const declaration = {
    id: 'nr1',
    reason: 'below_threshold' as const,
    date: '2026-02-28',
    letterDocId: 'l1',
    state: 'accepted' as const,
    version: 1,
  };
  const response = {
    id: 'safety',
    definitionId: 'safety',
    defVersion: 1,
    answers: {},
    progressPct: 100,
    state: 'accepted' as const,
    version: 1,
    submittedOn: '2026-05-01',
  };
  const version = { definitionId: 'safety', n: 1, owner: 'firm', title: 'Safety', sections: [] };
  const questionnaires = [
    { ...version, status: 'published' as const, publishedOn: '2026-01-01' },
    { ...version, n: 2, status: 'published' as const, publishedOn: '2026-12-15' },
  ];
  const old = buildDocument({ expiresOn: '2026-12-10' });
  const renewal = buildDocument({ id: 'd2', issuedOn: '2026-12-05', expiresOn: '2027-12-04' });
  const staff = {
    people: [buildPerson()],
    assignments: [buildAssignment('s1', { to: '2027-06-30' })],
    docTypes: [buildStaffDocType()],
    documents: [staffDocument],
  };
  return buildInput(
    {
      osha: { ...osha, required: true, trir: { limit: '3.00' } },
      emr: { required: true, latest: '1.00', notRatedTreatment: 'assume_1_00', warnDays: 30 },
      questionnaire: { required: true, definitionId: 'safety', maxAgeMonths: 12 },
      documents: [{ typeId: 'w9', required: true, warnDays: 14 }],
      staffDocs: [{ typeId: 'first-aid', when: 'all', required: true }],
      policy: { ...policy, staffAffectsCompany: true },
    },
    {
      oshaYears: logs,
      notRated: [declaration],
      questionnaires,
      responses: [response],
      documents: [old, renewal],
      staff,
    },
    {
      reviews: [
        ...logs.map((log) => buildReview('osha_year', log)),
        buildReview('staff_document', staffDocument),
        buildReview('not_rated', declaration),
        buildReview('questionnaire', response),
        buildReview('document', old),
      ],
      variances: [
        buildVariance({ key: 'osha.logs', from: '2027-03-10', to: '2027-03-20', mitigation: 'Weekly calls' }),
      ],
    },
  );
}

it('the forecast names every day on which something changes, as a look at each single day does', () => {
  const input = manyDates();
  const days = 500;

  const scanned: string[] = [];
  let before = evaluateOn(input);
  for (let ahead = 1; ahead <= days; ahead += 1) {
    const asOf = addDays(input.asOf, ahead);
    const result = evaluateOn({ ...input, asOf });
    if (resultsDiffer(before, result)) scanned.push(asOf);
    before = result;
  }

  expect(scanned.length).toBeGreaterThan(10);
  expect(forecast(input, days).map((result) => result.asOf)).toEqual(scanned);
  expect(forecastDates(input, days)).toEqual(scanned);
});

it('looks 90 days ahead unless told', () => {
  const last = forecastDates(manyDates()).at(-1);
  expect(last !== undefined && last <= addDays('2026-11-20', 90)).toBe(true);
});
