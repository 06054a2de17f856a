import { describe, expect, it } from 'vitest';
import { acceptedHolder } from '../holder-review.ts';
import type { Policy } from '../schemas/insurance-schemas.ts';
import type { LineRequirement, RequirementSet } from '../schemas/requirement-schema.ts';
import {
  buildDocument,
  buildInput,
  buildLine,
  buildPolicy,
  buildProgram,
  buildReview,
  CLIENT,
} from '../test-support/builders.ts';
import { judged } from '../test-support/judged.ts';
import { evaluate } from './evaluate.ts';
import { programEnd } from './program-items.ts';
import { reasonText } from './reason-text.ts';

describe('insurance wording', () => {
  const gl = buildPolicy({ endorsements: { additional_insured: { basis: 'scheduled' } } });
  const reviews = [buildReview('policy', gl)];
  const asked = {
    insurance: { gl: buildLine({ endorsements: ['additional_insured'], certificateHolder: true }) },
  };
  const holder = acceptedHolder({
    policyId: 'p1',
    certificateDocId: 'c1',
    scheduled: ['additional_insured' as const],
    docIds: ['page'],
  });

  it('counts a scheduled endorsement and a certificate only for the client they name', () => {
    const own = buildInput(
      asked,
      { policies: [gl], holders: [{ ...holder, clientId: CLIENT }] },
      { reviews },
    );
    const foreign = buildInput(
      asked,
      { policies: [gl], holders: [{ ...holder, clientId: 'client2' }] },
      { reviews },
    );

    expect(evaluate(own).overall).toBe('compliant');
    expect(judged(foreign)).toMatchObject({
      'insurance.gl.additional_insured': ['non_compliant', ['endorsement_missing']],
      'insurance.gl.certificate_holder': ['non_compliant', ['holder_missing']],
    });
  });

  it('asks about a name that differs, and never fails it', () => {
    const named = (namedInsured: string) =>
      judged(
        buildInput({ insurance: { gl: buildLine() } }, { policies: [{ ...gl, namedInsured }] }, { reviews }),
      );

    expect(named('ACME ROOFING, L.L.C.')).not.toHaveProperty(['insurance.gl.named_insured']);
    expect(named('Acme Roofing of Ohio')['insurance.gl.named_insured']).toEqual([
      'compliant',
      ['name_differs'],
    ]);
  });

  it.each([
    [{ basis: 'blanket' as const }, undefined, 'non_compliant', ['endorsement_missing:page']],
    [{ basis: 'blanket' as const }, 'statement' as const, 'compliant', []],
    [{ basis: 'blanket' as const, docId: 'page' }, undefined, 'compliant', []],
    [undefined, 'statement' as const, 'non_compliant', ['endorsement_missing']],
  ])('takes the endorsement %j, proved by %s, as %s', (entry, endorsementProof, status, reasons) => {
    const demand = buildLine({ endorsements: ['additional_insured'], endorsementProof });
    const policy = buildPolicy({ endorsements: entry === undefined ? {} : { additional_insured: entry } });
    const input = buildInput({ insurance: { gl: demand } }, { policies: [policy] }, { reviews });
    expect(judged(input)['insurance.gl.additional_insured']).toEqual([status, reasons]);
  });

  it('judges the form and the insurer where they are asked for', () => {
    const demand = buildLine({ occurrenceOnly: true, aggregatePer: 'project', minBest: 'A- VII' });
    const verdict = (changes: Partial<typeof gl>) =>
      judged(buildInput({ insurance: { gl: demand } }, { policies: [{ ...gl, ...changes }] }, { reviews }));

    expect(verdict({ claimsMade: true, amBest: 'B++ X' })).toMatchObject({
      'insurance.gl.occurrence_only': ['non_compliant', ['claims_made']],
      'insurance.gl.aggregate_per': ['non_compliant', ['aggregate_differs']],
      'insurance.gl.min_best': ['non_compliant', ['insurer_rating_low']],
    });
    const paged = { per_project_aggregate: { basis: 'blanket' as const, docId: 'page' } };
    expect(verdict({ endorsements: paged })).toMatchObject({
      'insurance.gl.aggregate_per': ['compliant', []],
    });
    expect(verdict({ endorsements: { per_project_aggregate: { basis: 'scheduled' } } })).toMatchObject({
      'insurance.gl.aggregate_per': ['non_compliant', ['aggregate_differs']],
    });
    expect(verdict({ aggregatePer: 'project', amBest: 'A VIII' })['insurance.gl.min_best']?.[0]).toBe(
      'compliant',
    );
    expect(verdict({ aggregatePer: 'project', amBest: 'A+ VI' })['insurance.gl.min_best']?.[0]).toBe(
      'non_compliant',
    );
  });

  it('judges the autos covered where they are asked for, and asks nothing where they are not', () => {
    const verdict = (autos: Policy['autos'], asked?: LineRequirement['autos']) =>
      judged(
        buildInput(
          { insurance: { auto: buildLine({ autos: asked }) } },
          { policies: [buildPolicy({ line: 'auto', autos })] },
          { reviews },
        ),
      )['insurance.auto.autos'];

    expect(verdict([])).toBeUndefined();
    expect(verdict(['any'], ['hired', 'non_owned'])).toEqual(['compliant', []]);
    expect(verdict(['hired', 'non_owned'], ['hired', 'non_owned'])).toEqual(['compliant', []]);
    expect(verdict(['scheduled', 'hired'], ['hired', 'non_owned'])).toEqual([
      'non_compliant',
      ['autos_missing:non_owned'],
    ]);
    expect(verdict([], ['any'])).toEqual(['non_compliant', ['autos_missing:any']]);
  });

  it('chooses the policy that covers the autos before one that ends later', () => {
    const short = buildPolicy({ line: 'auto', autos: ['owned'], expiration: '2027-09-01' });
    const wide = buildPolicy({ id: 'p2', line: 'auto', autos: ['any'] });
    const input = buildInput(
      { insurance: { auto: buildLine({ autos: ['hired'] }) } },
      { policies: [short, wide] },
      { reviews: [buildReview('policy', short), buildReview('policy', wide)] },
    );
    const { items, overall } = evaluate(input);
    expect(overall).toBe('compliant');
    expect(items.find(({ key }) => key === 'insurance.auto.autos')).toMatchObject({
      ...{ actual: 'Any auto', required: 'Hired autos', evidenceIds: ['p2'] },
    });
  });

  it.each([
    [{ auto_bi_accident: 1_000_000, auto_pd: 1_000_000 }, 'compliant'],
    [{ auto_bi_accident: 1_000_000, auto_pd: 999_000 }, 'non_compliant'],
    [{ auto_bi_person: 5_000_000 }, 'non_compliant'],
  ])('takes split automobile limits %j as %s', (limits, status) => {
    const auto = buildPolicy({ line: 'auto', limits });
    const input = buildInput(
      { insurance: { auto: buildLine({ limits: { auto_csl: 1_000_000 } }) } },
      { policies: [auto] },
      { reviews },
    );
    expect(judged(input)['insurance.auto.auto_csl']?.[0]).toBe(status);
  });

  it('waits for an umbrella that is still in review', () => {
    const policies = [
      buildPolicy({ limits: { gl_each_occurrence: 1_000_000 } }),
      buildPolicy({ id: 'u', line: 'umbrella', limits: { umb_each_occurrence: 2_000_000 } }),
    ];
    const demand = { gl: buildLine({ limits: { gl_each_occurrence: 2_000_000 }, viaUmbrella: true }) };
    expect(judged(buildInput({ insurance: demand }, { policies }, { reviews }))).toEqual({
      'insurance.gl.coverage': ['compliant', []],
      'insurance.gl.gl_each_occurrence': ['pending_review', ['met_with_umbrella', 'awaiting_review']],
    });
  });

  it('lets a reviewed statement stand in for workers’ compensation', () => {
    const statement = buildDocument({ typeId: 'wc_not_required' });
    const demand = { wc_el: buildLine({ limits: { el_each_accident: 500_000 }, statutory: true }) };
    const input = buildInput({ insurance: demand }, { documents: [statement] });

    expect(judged(input)).toEqual({ 'insurance.wc_el.coverage': ['pending_review', ['awaiting_review']] });
    expect(judged({ ...input, reviews: [buildReview('document', statement)] })).toEqual({
      'insurance.wc_el.coverage': ['not_applicable', ['wc_not_required']],
      'insurance.wc_el.wc_statutory': ['compliant', ['wc_not_required']],
    });
  });

  it.each([
    ['engaged', 'not_applicable'],
    ['client:y', 'non_compliant'],
    ['company', 'non_compliant'],
  ] as const)(
    'counts a document for a client that may open it, and for no other: %s',
    (visibility, status) => {
      const statement = buildDocument({ typeId: 'wc_not_required', visibility });
      const demand = { wc_el: buildLine({ limits: { el_each_accident: 500_000 } }) };
      const reviews = [buildReview('document', statement)];

      const found = judged(buildInput({ insurance: demand }, { documents: [statement] }, { reviews }));
      expect(found['insurance.wc_el.coverage']?.[0]).toBe(status);
    },
  );

  it('lets a statement wait while the term of a policy runs that its contractor cancelled', () => {
    const statement = buildDocument({ typeId: 'wc_not_required' });
    const policy = buildPolicy({ line: 'wc_el', limits: { el_each_accident: 100_000 } });
    const demand = { wc_el: buildLine({ limits: { el_each_accident: 500_000 } }) };
    const reviews = [buildReview('document', statement), buildReview('policy', policy)];
    const cancelled = { ...policy, state: 'cancelled' as const, cancelledOn: '2026-11-01' };
    const evidence = { policies: [cancelled], documents: [statement] };

    expect(judged(buildInput({ insurance: demand }, evidence, { reviews }))).toMatchObject({
      'insurance.wc_el.coverage': ['pending_review', expect.anything()],
    });
  });
});

describe('programs', () => {
  const demand: RequirementSet['programs'][number] = {
    programId: 'fall-protection',
    when: 'always',
    passScore: 80,
    reviewEveryMonths: 12,
    weight: 1,
  };
  const verdict = (changes: Parameters<typeof buildProgram>[0], asked: Partial<typeof demand> = {}) => {
    const program = buildProgram(changes);
    const input = buildInput({ programs: [{ ...demand, ...asked }] }, { programs: [program] });
    return judged({ ...input, reviews: [buildReview('program', program)] })['program.fall-protection'];
  };

  it.each([
    [{}, ['compliant', []]],
    [{ score: '80.0' }, ['compliant', []]],
    [{ score: '79.9' }, ['non_compliant', ['score']]],
    [{ criticalFails: 1 }, ['non_compliant', ['critical_element']]],
    [{ score: null }, ['not_applicable', ['no_element_applies']]],
    [{ validUntil: '2026-11-20' }, ['non_compliant', ['expired']]],
    [{ validUntil: '2026-12-20' }, ['expiring', ['ends_soon']]],
    [{ reviewedOn: '2025-11-20' }, ['non_compliant', ['expired']]],
    [{ declaredNotApplicable: true }, ['not_applicable', ['declared_not_applicable']]],
  ])('%j is %j', (changes, expected) => {
    expect(verdict(changes)).toEqual(expected);
  });

  it('say until when an accepted review counts, long before its end', () => {
    const program = buildProgram({ validUntil: '2027-10-01' });
    const input = buildInput({ programs: [demand] }, { programs: [program] });
    const { items } = evaluate({ ...input, reviews: [buildReview('program', program)] });
    const item = items.find(({ key }) => key === 'program.fall-protection');
    expect(item).toMatchObject({ status: 'compliant', facts: { validUntil: programEnd(program, demand) } });
  });

  it.each([
    ['changes_requested', 'Returned: Says who rescues: Nobody is named'],
    ['accepted', 'A critical element failed: Says who rescues'],
  ] as const)('say which element failed, where the review names it (%s)', (decision, words) => {
    const program = buildProgram({ criticalFails: 1 });
    const failed = { result: 'fail' as const, comment: 'Nobody is named.' };
    const findings = [
      { key: 'plan', result: 'pass' as const, comment: '' },
      { key: 'rescue', element: 'Says who rescues.', ...failed },
      { key: 'covers', element: 'Covers are marked.', ...failed },
    ];
    const reviews = ['firm', CLIENT].map((scope) => {
      const scored = decision === 'accepted' ? { score: '90.0', criticalFails: 1 } : {};
      return buildReview('program', program, { scope, decision, findings, ...scored });
    });
    for (const review of reviews) {
      const input = buildInput({ programs: [demand] }, { programs: [program] }, { reviews: [review] });
      const item = evaluate(input).items.find(({ key }) => key === 'program.fall-protection');
      expect(item?.reasons.map((reason) => reasonText(item, reason))).toEqual([words]);
    }
  });

  it('are asked by trade and by risk', () => {
    expect(verdict({}, { when: { trades: ['painting'] } })).toBeUndefined();
    expect(verdict({}, { when: { trades: ['painting', 'roofing'] } })?.[0]).toBe('compliant');
    expect(verdict({}, { when: { riskLevels: ['high'] } })).toBeUndefined();
  });
});
