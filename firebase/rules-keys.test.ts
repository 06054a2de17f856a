import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { addDays } from '@vcms/domain';
import { ACTORS, creation, TODAY } from '@vcms/testing/access';
import { doc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type RulesWorld, startRulesWorld } from './rules-world.ts';

const CONTRACTOR = ACTORS['5005'];
const CLIENT = ACTORS['5003'];
const PAIR = { clientId: CLIENT.companyId, contractorId: CONTRACTOR.companyId };
const TERM = { reason: 'The carrier issues the renewal a week late.', from: TODAY, to: addDays(TODAY, 11) };

let world: RulesWorld;
beforeAll(async () => {
  world = await startRulesWorld();
});
afterAll(() => world.stop());

let records = 0;
function write(
  collection: 'requirementOverrides' | 'variances',
  actor: typeof CLIENT,
  data: object,
): Promise<void> {
  records += 1;
  return setDoc(
    doc(world.as(actor), `${collection}/r${records}`),
    creation(collection, actor.uid, { ...PAIR, ...TERM, ...data }),
  );
}

const WRITERS = {
  'an override': (key: string) =>
    write('requirementOverrides', CLIENT, { key, waived: true, state: 'active' }),
  'a variance': (key: string) => {
    const by = { requestedBy: CONTRACTOR.uid, requestedRole: '5005', state: 'requested' };
    return write('variances', CONTRACTOR, {
      key,
      mitigation: 'A supervisor is on the site every day.',
      ...by,
    });
  },
} as const;

describe.each(['an override', 'a variance'] as const)('what %s is about', (kind) => {
  it.each([
    'insurance',
    'insurance.auto.auto_csl',
    'osha.trir',
    'emr',
    'program.fall-protection',
    'staff',
    'staff.Xk20a.first-aid',
  ])('is %s', async (key) => {
    await assertSucceeds(WRITERS[kind](key));
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
    await assertFails(WRITERS[kind](key));
  });
});
