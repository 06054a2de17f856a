import type { SignInSettings } from './sign-in-settings.ts';

/** What the platform's configuration says of authenticator apps. */
export interface TotpSettings {
  /** Codes before and after the present one that are taken too, each 30 s long. */
  readonly adjacentIntervals: number;
}

/** The platform's own number where the file names none. */
const USUAL_INTERVALS = 5;

/** undefined: authenticator apps are not offered, as on a project that nobody set up for them. */
export function totpSettingsOf({ mfa }: SignInSettings): TotpSettings | undefined {
  const provider = mfa?.providerConfigs?.find(({ state }) => state === 'ENABLED');
  if (provider === undefined) return undefined;
  return { adjacentIntervals: provider.totpProviderConfig.adjacentIntervals ?? USUAL_INTERVALS };
}

/** Throws an Error that names the first wrong place of `mfa`. */
export function checkMfa(mfa: unknown): void {
  const list = isObject(mfa) && only(mfa, ['providerConfigs']) ? mfa.providerConfigs : undefined;
  if (Array.isArray(list) && list.every(isTotpProvider)) return;
  throw new Error(
    '"mfa" must be {"providerConfigs": [{"state": "ENABLED" or "DISABLED", "totpProviderConfig": {"adjacentIntervals": 0 to 10}}]}: this server keeps to nothing else in it.',
  );
}

function isTotpProvider(provider: unknown): boolean {
  if (!isObject(provider) || !only(provider, ['state', 'totpProviderConfig'])) return false;
  const { state, totpProviderConfig: config } = provider;
  if (state !== 'ENABLED' && state !== 'DISABLED') return false;
  if (!isObject(config) || !only(config, ['adjacentIntervals'])) return false;
  const { adjacentIntervals: count = 0 } = config;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= 10;
}

function only(value: Record<string, unknown>, names: readonly string[]): boolean {
  return Object.keys(value).every((name) => names.includes(name));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
