import type { SignInSettings } from './sign-in-settings.ts';

/** The platform's own bounds of a least length; without a policy six characters are enough. */
const BOUNDS = { min: 6, max: 30 } as const;

/** The part of the platform's password policy that this server keeps to. */
export interface PasswordPolicy {
  /** `OFF`: as if there were none. */
  readonly passwordPolicyEnforcementState: 'ENFORCE' | 'OFF';
  readonly passwordPolicyVersions: readonly [
    { readonly customStrengthOptions: { readonly minPasswordLength: number } },
  ];
}

/** Characters that a new password must have. */
export function leastPasswordLength({ passwordPolicyConfig: policy }: SignInSettings): number {
  if (policy?.passwordPolicyEnforcementState !== 'ENFORCE') return BOUNDS.min;
  return policy.passwordPolicyVersions[0].customStrengthOptions.minPasswordLength;
}

/** Throws an Error that names what is wrong with `passwordPolicyConfig`. */
export function checkPasswordPolicy(policy: unknown): void {
  const { passwordPolicyEnforcementState: state, passwordPolicyVersions: versions } = only(policy, [
    'passwordPolicyEnforcementState',
    'passwordPolicyVersions',
  ]);
  const [version, ...others] = Array.isArray(versions) ? versions : [];
  const { customStrengthOptions } = only(version, ['customStrengthOptions']);
  const { minPasswordLength: least } = only(customStrengthOptions, ['minPasswordLength']);
  if ((state !== 'ENFORCE' && state !== 'OFF') || others.length > 0) throw strange();
  if (!Number.isInteger(least) || Number(least) < BOUNDS.min || Number(least) > BOUNDS.max)
    throw new Error(`"minPasswordLength" must be a whole number from ${BOUNDS.min} to ${BOUNDS.max}.`);
}

function only(value: unknown, names: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw strange();
  if (!Object.keys(value).every((name) => names.includes(name))) throw strange();
  return { ...value };
}

function strange(): Error {
  return new Error(
    '"passwordPolicyConfig" must be {"passwordPolicyEnforcementState": "ENFORCE" or "OFF", "passwordPolicyVersions": [{"customStrengthOptions": {"minPasswordLength": 6 to 30}}]}: this server keeps to nothing else in it.',
  );
}
