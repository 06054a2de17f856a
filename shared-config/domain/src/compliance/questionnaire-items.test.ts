import { describe, expect, it } from 'vitest';
import type { QuestionnaireResponse, QuestionnaireVersion } from '../schemas/program-schemas.ts';
import { buildInput, buildReview } from '../test-support/builders.ts';
import { judged } from '../test-support/judged.ts';
import { NO_EVIDENCE } from './evaluation-input.ts';

describe('the questionnaire', () => {
  const version = (n: number, publishedOn: string): QuestionnaireVersion => ({
    definitionId: 'safety',
    n,
    owner: 'firm',
    title: 'Safety questionnaire',
    status: 'published',
    publishedOn,
    sections: [
      {
        title: 'Cranes',
        questions: [
          {
            id: 'cranes',
            type: 'yes_no_na',
            text: 'Cranes?',
            required: true,
            weight: 1,
            knockout: [],
            evidence: false,
          },
          {
            id: 'certified',
            type: 'yes_no_na',
            text: 'Certified operators?',
            required: true,
            showIf: { questionId: 'cranes', equals: 'yes' },
            weight: 1,
            knockout: ['no'],
            evidence: false,
          },
        ],
      },
    ],
  });
  const response = (cranes: string, changes: Partial<QuestionnaireResponse> = {}): QuestionnaireResponse => ({
    id: 'safety',
    definitionId: 'safety',
    defVersion: 1,
    answers: Object.fromEntries(
      [['cranes', cranes] as const, ['certified', 'no'] as const].map(([id, value]) => [
        id,
        { value, answeredAt: new Date('2026-05-01T00:00:00Z'), answeredBy: 'u1' },
      ]),
    ),
    progressPct: 100,
    state: 'accepted',
    version: 1,
    submittedOn: '2026-05-01',
    ...changes,
  });
  const verdict = (
    answers: QuestionnaireResponse | undefined,
    versions = [version(1, '2026-01-01')],
    asOf = '2026-11-20',
  ) => {
    const set = { questionnaire: { required: true, definitionId: 'safety', maxAgeMonths: 12 } };
    const responses = answers === undefined ? [] : [answers];
    const reviews = responses.map((entry) => buildReview('questionnaire', entry));
    const input = buildInput(set, { ...NO_EVIDENCE, questionnaires: versions, responses }, { asOf, reviews });
    return judged(input).questionnaire;
  };

  it('is missing until it is submitted', () => {
    expect(verdict(undefined)).toEqual(['non_compliant', ['missing']]);
    expect(verdict(response('no', { state: 'draft' }))).toEqual(['non_compliant', ['missing']]);
  });

  it('is knocked out by a shown answer only', () => {
    expect(verdict(response('yes'))).toEqual(['non_compliant', ['knockout:certified']]);
    expect(verdict(response('no'))).toEqual(['compliant', []]);
  });

  it('gives 30 days for a new version, and 12 months for answers', () => {
    const versions = [version(2, '2026-11-01'), version(1, '2026-01-01')];
    expect(verdict(response('no'), versions, '2026-11-30')).toEqual(['expiring', ['outdated']]);
    expect(verdict(response('no'), versions, '2026-12-01')).toEqual(['non_compliant', ['outdated']]);
    expect(verdict(response('no'), undefined, '2027-04-30')).toEqual(['compliant', []]);
    expect(verdict(response('no'), undefined, '2027-05-01')).toEqual(['non_compliant', ['outdated']]);
  });
});
