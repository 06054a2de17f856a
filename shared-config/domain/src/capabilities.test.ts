import { expect, it } from 'vitest';
import { type Capability, may } from './capabilities.ts';
import { USER_ROLES } from './role.ts';

it.each<[Capability, readonly string[]]>([
  ['seeStatus', ['5001']],
  ['workForEveryClient', ['5002']],
  ['reviewEvidence', ['5002', '5003']],
  ['seeInternalComments', ['5002', '5003']],
  ['seeAccessLogs', ['5002']],
  ['requestVariancesForOthers', ['5002', '5003']],
  ['sendDeficiencyLetters', ['5002', '5003']],
  ['decideAboutContractors', ['5003']],
  ['shareNotes', ['5003']],
  ['submitEvidence', ['5005']],
])('%s is shown to %j only', (capability, roles) => {
  expect(USER_ROLES.filter((role) => may(role, capability))).toEqual(roles);
});

it('shows nothing to a role that nobody knows', () => {
  expect(may('5009', 'seeStatus')).toBe(false);
  expect(may(undefined, 'seeStatus')).toBe(false);
});
