import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ACTORS, creation } from '@vcms/testing/access';
import { doc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type RulesWorld, startRulesWorld } from './rules-world.ts';

const CONTRACTOR = ACTORS['5005'];
const CLIENT = ACTORS['5003'];
const PAIR = { clientId: CLIENT.companyId, contractorId: CONTRACTOR.companyId };
const TERM = { reason: 'The carrier issues the renewal a week late.', from: '2026-11-20', to: '2026-12-01' };

let world: RulesWorld;
beforeAll(async () => {
  world = await startRulesWorld();
});
afterAll(() => world.stop());

let records = 0;
function waive(key: string): Promise<void> {
  records += 1;
  return setDoc(
    doc(world.as(CLIENT), `requirementOverrides/o${records}`),
    creation('requirementOverrides', CLIENT.uid, { ...PAIR, ...TERM, key, waived: true, state: 'active' }),
  );
}

describe('what an override is about', () => {
  it.each([
    'insurance',
    'insurance.auto.auto_csl',
    'osha.trir',
    'emr',
    'program.fall-protection',
    'staff',
    'staff.Xk20a.first-aid',
  ])('is %s', async (key) => {
    await assertSucceeds(waive(key));
  });

  it.each([
    '__proto__',
    '__proto__.constructor',
    'constructor',
    'insurance.__proto__',
    'insurance.gl.__proto__',
    'osha.constructor',
    'document.__proto__',
    'payroll',
  ])('is never %s', async (key) => {
    await assertFails(waive(key));
  });
});
