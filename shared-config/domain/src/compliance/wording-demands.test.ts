import { describe, expect, it } from 'vitest';
import type { LineRequirement } from '../schemas/requirement-schema.ts';
import {
  buildInput,
  buildLine,
  buildOverride,
  buildPolicy,
  buildRequirementSet,
  buildReview,
  TODAY,
} from '../test-support/builders.ts';
import { evaluate } from './evaluate.ts';
import { insuranceOverview } from './insurance-overview.ts';
import { WORDING_PARTS, withoutWording, wordingDemand } from './wording-demands.ts';

const asked: LineRequirement = buildLine({
  limits: {},
  endorsements: ['additional_insured'],
  certificateHolder: true,
  occurrenceOnly: true,
  aggregatePer: 'project',
  autos: ['hired', 'non_owned'],
  minBest: 'A- VII',
});

describe('what is asked of a line beside amounts', () => {
  it('is said in words, in the order of the certificate', () => {
    expect(
      WORDING_PARTS.map((part) => [part, wordingDemand(asked, part)]).filter(([, words]) => words),
    ).toEqual([
      ['occurrence_only', 'Required'],
      ['aggregate_per', 'Per project'],
      ['autos', 'Hired and non-owned autos'],
      ['min_best', 'A- VII or better'],
      ['additional_insured', 'Required'],
      ['certificate_holder', 'Required'],
    ]);
  });

  it('is nothing where the line is not required', () => {
    expect(
      WORDING_PARTS.every((part) => wordingDemand({ ...asked, required: false }, part) === undefined),
    ).toBe(true);
    expect(wordingDemand(undefined, 'min_best')).toBeUndefined();
  });

  it('is left out part by part', () => {
    for (const part of WORDING_PARTS) {
      const rest = withoutWording(asked, (one) => one === part);
      for (const other of WORDING_PARTS) {
        expect(wordingDemand(rest, other)).toBe(other === part ? undefined : wordingDemand(asked, other));
      }
    }
  });
});

describe('a demand beside amounts that is waived for one contractor', () => {
  const policy = buildPolicy({ id: 'gl1', line: 'gl', claimsMade: true, amBest: 'B VII' });
  const insurance = { gl: buildLine({ limits: {}, occurrenceOnly: true, minBest: 'A- VII' }) };
  const rated = 'insurance.gl.min_best';
  function inputWith(...keys: readonly string[]) {
    const overrides = keys.map((key) => buildOverride({ key }));
    return buildInput(
      { insurance },
      { policies: [policy] },
      { reviews: [buildReview('policy', policy)], overrides },
    );
  }
  const statusOf = (key: string, ...waived: readonly string[]) =>
    evaluate(inputWith(...waived)).items.find((item) => item.key === key)?.status;

  it('no longer fails, stays visible, and lets nothing else pass', () => {
    expect(statusOf(rated)).toBe('non_compliant');
    expect(statusOf(rated, rated)).toBe('not_applicable');
    expect(statusOf('insurance.gl.occurrence_only', rated)).toBe('non_compliant');
  });

  it('is not required of the contractor on its own page either', () => {
    const input = { ...inputWith(rated), requirementSet: [buildRequirementSet({ insurance })] };
    const [line] = insuranceOverview(
      [{ id: input.requirementSet[0]?.clientId ?? '', name: 'X', input }],
      [policy],
      TODAY,
    );
    expect(line?.clients[0]?.demand).toMatchObject({ occurrenceOnly: true });
    expect(line?.clients[0]?.demand).not.toHaveProperty('minBest');
  });
});
