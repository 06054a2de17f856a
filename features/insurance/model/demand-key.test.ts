import { itemTitle, lineOfLimit } from '@vcms/domain';
import { requirementOverrideSchema, varianceSchema } from '@vcms/domain/schemas';
import { buildOverride, buildVariance } from '@vcms/domain/test-support';
import { describe, expect, it } from 'vitest';
import { fieldsOfFinding } from './policy-findings.ts';

const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
const FORGED = INHERITED.flatMap((name) => [
  name,
  `${name}.constructor`,
  `insurance.${name}`,
  `osha.${name}`,
]);

describe('what a variance or an override is about', () => {
  it.each([
    'insurance',
    'insurance.umbrella',
    'insurance.auto.auto_csl',
    'insurance.wc_el.wc_statutory',
    'osha',
    'osha.trir',
    'emr.avg3',
    'program.fall-protection',
    'document.w9',
    'questionnaire',
    'staff',
    'staff.Xk20a.first-aid',
  ])('is a demand such as %s', (key) => {
    const mitigation = 'A supervisor is on the site every day.';
    expect(varianceSchema.safeParse(buildVariance({ key, mitigation })).success).toBe(true);
    expect(requirementOverrideSchema.safeParse(buildOverride({ key })).success).toBe(true);
  });

  it.each([...FORGED, '', 'payroll', 'insurance.gl.', 'insurance.gl.a.b'])('is never %j', (key) => {
    expect(varianceSchema.safeParse(buildVariance({ key })).success).toBe(false);
    expect(requirementOverrideSchema.safeParse(buildOverride({ key })).success).toBe(false);
  });

  it('is a text for people, whatever is stored', () => {
    const leaves = INHERITED.flatMap((name) => [
      `insurance.gl.${name}`,
      `document.${name}`,
      `program.${name}`,
    ]);
    for (const key of [...FORGED, ...leaves]) {
      expect(typeof itemTitle(key), key).toBe('string');
      expect(itemTitle(key), key).not.toBe('');
    }
    for (const name of INHERITED) {
      expect(lineOfLimit(name), name).toBeUndefined();
      expect(fieldsOfFinding({ key: name, comment: '' }, 'gl'), name).toEqual([]);
    }
  });
});
