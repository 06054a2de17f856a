import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ACTORS, ROLES } from '@vcms/testing/access';
import { doc, getDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type RulesWorld, startRulesWorld } from './rules-world.ts';

/** Who may see that nobody has taken a piece of evidence yet: those who could take it (domain 4.4). */
const UNTAKEN = [
  ['in the queue of the firm', 'firm', '5001 5002'],
  ['in the queue of a client', ACTORS['5003'].companyId, '5001 5002 5003'],
  ['in the queue of another client', 'Y', '5001 5002'],
  ['in a queue that begins like a client', `${ACTORS['5003'].companyId}2`, '5001 5002'],
] as const;

let world: RulesWorld;
beforeAll(async () => {
  world = await startRulesWorld();
});
afterAll(() => world.stop());

describe('a lock that nobody has taken', () => {
  it.each(UNTAKEN.flatMap(([where, scope, roles]) => ROLES.map((role) => ({ where, scope, roles, role }))))(
    '$where is told to $role only if it is one of $roles',
    async ({ scope, roles, role }) => {
      const asked = getDoc(doc(world.as(ACTORS[role]), 'locks', `${scope}_policy_A_untaken`));

      await (roles.includes(role) ? assertSucceeds(asked) : assertFails(asked));
    },
  );
});
