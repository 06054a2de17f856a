import { isRecord, readText } from './json-readers.ts';
import { Findings, type ParseResult } from './parse-result.ts';
import { type RuntimeConfig, SIGN_IN_PROVIDERS, type SignInProvider } from './runtime-config.ts';

const LOOPBACK_ORIGIN = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/;

/**
 * Reads the page's configuration block. `env` becomes part of an address, so only lower-case letters, digits and dashes
 * are taken; `localFirebase` must be a loopback origin. A bad optional Firebase field is left out with a warning.
 */
export function parseRuntimeConfig(value: unknown): ParseResult<RuntimeConfig> {
  if (!isRecord(value)) return { ok: false, problems: ['the configuration is no object'] };
  const findings = new Findings();
  const env = typeof value.env === 'string' && /^[a-z0-9-]{1,40}$/.test(value.env) ? value.env : undefined;
  if (env === undefined) findings.refuse('env is no name of small letters, digits and dashes');
  const firebase = readFirebase(value.firebase, findings);
  const local = value.localFirebase;
  if (local !== undefined && !(typeof local === 'string' && LOOPBACK_ORIGIN.test(local)))
    findings.refuse('localFirebase is no origin on this machine, such as http://127.0.0.1:4302');
  const appCheck = readAppCheck(value.appCheck, findings);
  if (appCheck !== undefined && local !== undefined)
    findings.warn('appCheck was left out: a local Firebase verifies no such token');
  if (env === undefined || firebase === undefined) return findings.result<RuntimeConfig>(undefined);
  return findings.result<RuntimeConfig>({
    env,
    firebase,
    ...readProviders(value.signInProviders, findings),
    ...readReports(value.releaseReports, findings),
    ...(appCheck === undefined || local !== undefined ? {} : { appCheck }),
    ...(typeof local === 'string' ? { localFirebase: local, ...readSplash(value.splashMs, findings) } : {}),
  });
}

/** A damaged key is refused: a page that left it out would start, and then be refused wherever App Check is enforced. */
function readAppCheck(value: unknown, findings: Findings): RuntimeConfig['appCheck'] {
  if (value === undefined) return undefined;
  const siteKey = isRecord(value) ? value.siteKey : undefined;
  if (typeof siteKey === 'string' && /^[\w-]{20,100}$/.test(siteKey)) return { siteKey };
  return findings.refuse('appCheck.siteKey is no site key of reCAPTCHA Enterprise');
}

/** Nobody waits for reports: a page with a damaged share starts without them. */
function readReports(value: unknown, findings: Findings): Pick<RuntimeConfig, 'releaseReports'> {
  if (value === undefined) return {};
  const percent = isRecord(value) ? value.percent : undefined;
  if (typeof percent === 'number' && percent > 0 && percent <= 100) return { releaseReports: { percent } };
  findings.warn('releaseReports.percent is no number above 0 to 100 and was left out');
  return {};
}

const LONGEST_SPLASH_MS = 2000;

function readSplash(value: unknown, findings: Findings): Pick<RuntimeConfig, 'splashMs'> {
  if (value === undefined) return {};
  const isLength = typeof value === 'number' && Number.isInteger(value);
  if (isLength && value >= 0 && value <= LONGEST_SPLASH_MS) return { splashMs: value };
  findings.warn('splashMs is no whole number of milliseconds from 0 to 2000 and was left out');
  return {};
}

/** A provider that this version does not know has no button; the others keep theirs. */
function readProviders(value: unknown, findings: Findings): Pick<RuntimeConfig, 'signInProviders'> {
  if (value === undefined) return {};
  const named: readonly unknown[] = Array.isArray(value) ? value : [];
  const known = SIGN_IN_PROVIDERS.filter((provider) => named.includes(provider));
  if (known.length !== named.length || !Array.isArray(value))
    findings.warn('signInProviders names a provider that is not known; it was left out');
  const signInProviders: readonly SignInProvider[] = known;
  return known.length === 0 ? {} : { signInProviders };
}

function readFirebase(value: unknown, findings: Findings): RuntimeConfig['firebase'] | undefined {
  if (!isRecord(value)) return findings.refuse('firebase is no object');
  const apiKey = readText(value.apiKey) ?? findings.refuse('firebase.apiKey is missing');
  const projectId = readText(value.projectId) ?? findings.refuse('firebase.projectId is missing');
  const appId = readText(value.appId) ?? findings.refuse('firebase.appId is missing');
  if (!apiKey || !projectId || !appId) return undefined;
  const authDomain = readOptional(value, 'authDomain', findings);
  const storageBucket = readOptional(value, 'storageBucket', findings);
  return {
    apiKey,
    projectId,
    appId,
    ...(authDomain === undefined ? {} : { authDomain }),
    ...(storageBucket === undefined ? {} : { storageBucket }),
  };
}

function readOptional(
  value: Readonly<Record<string, unknown>>,
  key: string,
  findings: Findings,
): string | undefined {
  if (value[key] === undefined) return undefined;
  return readText(value[key]) ?? findings.warn(`firebase.${key} is no text and was left out`);
}
