import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ACTORS, creation } from '@vcms/testing/access';
import { doc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type RulesWorld, startRulesWorld } from '../rules-world.ts';

const CONTRACTOR = ACTORS['5005'];
const PAIR = { clientId: ACTORS['5003'].companyId, contractorId: CONTRACTOR.companyId };
const TERM = { reason: 'The carrier issues the renewal a week late.', from: '2026-11-20', to: '2026-12-01' };

let world: RulesWorld;
beforeAll(async () => {
  world = await startRulesWorld();
});
afterAll(() => world.stop());

let records = 0;
function ask(key: string): Promise<void> {
  records += 1;
  const asked = { ...PAIR, ...TERM, key, mitigation: 'A supervisor is on the site every day.' };
  const by = { requestedBy: CONTRACTOR.uid, requestedRole: '5005', state: 'requested' };
  return setDoc(
    doc(world.as(CONTRACTOR), `variances/v${records}`),
    creation('variances', CONTRACTOR.uid, { ...asked, ...by }),
  );
}
describe('what a variance is about', () => {
  it.each([
    'insurance',
    'insurance.auto.auto_csl',
    'osha.trir',
    'emr',
    'program.fall-protection',
    'staff',
    'staff.Xk20a.first-aid',
  ])('is %s', async (key) => {
    await assertSucceeds(ask(key));
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
    await assertFails(ask(key));
  });
});
