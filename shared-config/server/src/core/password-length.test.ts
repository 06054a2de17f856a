import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { leastPasswordLength, SHORTEST_PASSWORD } from './password-length.ts';

it('a least length is taken where the platform can ask for it as well', () => {
  expect([0, 6, 12, 30].map(leastPasswordLength)).toEqual([6, 6, 12, 30]);
  for (const wrong of [-1, 5, 31, 7.5, Number.NaN])
    expect(() => leastPasswordLength(wrong)).toThrow('from 6 to 30');
});

it('the policy that is deployed asks for the six characters of the specification', async () => {
  const file = new URL('../../../../firebase/auth.config.json', import.meta.url);
  const { passwordPolicyConfig } = JSON.parse(await readFile(file, 'utf8'));
  expect(passwordPolicyConfig).toMatchObject({
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: SHORTEST_PASSWORD } }],
  });
});
