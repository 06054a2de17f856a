import { checkPasswordPolicy, type PasswordPolicy } from './password-policy.ts';
import { checkMfa } from './totp-settings.ts';

/**
 * Who may sign in and how: the parts of the platform's project configuration (Identity Toolkit, `projects.config`) that
 * this server keeps to. What a file leaves out is as the official emulator has it: open.
 */
export interface SignInSettings {
  readonly signIn?: {
    /** `passwordRequired`: no sign-in by a link in a mail. */
    readonly email?: { readonly enabled?: boolean; readonly passwordRequired?: boolean };
    readonly anonymous?: { readonly enabled?: boolean };
  };
  readonly client?: {
    /** Only administrators make and delete accounts. */
    readonly permissions?: { readonly disabledUserSignup?: boolean; readonly disabledUserDeletion?: boolean };
  };
  /** Answers do not tell which addresses have an account, and a new address counts only once it was verified. */
  readonly emailPrivacyConfig?: { readonly enableImprovedEmailPrivacy?: boolean };
  /** How long a new password must be. */
  readonly passwordPolicyConfig?: PasswordPolicy;
  /** Second factors by an authenticator app; where the file has this, those by phone are off. */
  readonly mfa?: { readonly providerConfigs?: readonly TotpProvider[] };
}

interface TotpProvider {
  readonly state: 'ENABLED' | 'DISABLED';
  /** Codes before and after the present one that are taken too, 0 to 10; the platform's default is 5. */
  readonly totpProviderConfig: { readonly adjacentIntervals?: number };
}

/** What may stand where: a map of names, true where there is a switch, or what throws for a wrong value. */
type Form = { readonly [name: string]: Form | true | ((value: unknown) => void) };

const FORM: Form = {
  signIn: { email: { enabled: true, passwordRequired: true }, anonymous: { enabled: true } },
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: checkPasswordPolicy,
  mfa: checkMfa,
};

/** Throws an Error that names the first wrong place. */
export function parseSignInSettings(json: unknown): SignInSettings {
  check(json, FORM, 'the file');
  return json as SignInSettings;
}

function check(json: unknown, form: Form, place: string): void {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new Error(`${place} must be an object.`);
  for (const [name, value] of Object.entries(json)) {
    const inner = Object.hasOwn(form, name) ? form[name] : undefined;
    if (inner === undefined)
      throw new Error(`${place} must not have "${name}": this server does not keep to it.`);
    if (typeof inner === 'function') inner(value);
    else if (inner !== true) check(value, inner, name);
    else if (typeof value !== 'boolean') throw new Error(`"${name}" in ${place} must be true or false.`);
  }
}
