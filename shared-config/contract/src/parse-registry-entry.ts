import {
  isRecord,
  readIntegrity,
  readList,
  readOneOf,
  readRelativePath,
  readText,
  readTimestamp,
} from './json-readers.ts';
import type { Findings } from './parse-result.ts';
import type { Canary, RegistryEntry, RegistryRelease } from './release.ts';
import { REMOTE_OF_FAMILY, type RemoteName, ROLE_CODES, type RoleFamily } from './roles.ts';
import { parseVersion } from './version.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Reads one remote's part of the registry; undefined with a warning when its frame cannot be used. */
export function readRegistryEntry(
  value: unknown,
  remote: RemoteName,
  findings: Findings,
): RegistryEntry | undefined {
  const drop = (why: string) => findings.warn(`remotes.${remote} ${why} and was dropped`);
  if (!isRecord(value)) return drop('is no object');
  const family = readFamily(value.family, remote);
  if (family === undefined) return drop('has a family that is not its own');
  const base = readBase(value.base);
  if (base === undefined) return drop('has no base address that ends in a slash');
  const releases = readReleases(value.releases, remote, findings);
  const active = readVersion(value.active);
  if (active === undefined || !Object.hasOwn(releases, active))
    return drop('names no active release that it lists');
  return {
    family,
    base,
    active,
    previous: readPrevious(value.previous, releases, remote, findings),
    canary: readCanary(value.canary, releases, remote, findings),
    blocked: (readList(value.blocked) ?? []).flatMap((version) => readVersion(version) ?? []),
    disabled: readDisabled(value.disabled, remote, findings),
    releases,
  };
}

function readVersion(value: unknown): string | undefined {
  return typeof value === 'string' && parseVersion(value) !== undefined ? value : undefined;
}

function readFamily(value: unknown, remote: RemoteName): RoleFamily | undefined {
  const families = Object.keys(REMOTE_OF_FAMILY) as RoleFamily[];
  const family = readOneOf(value, families);
  return family !== undefined && REMOTE_OF_FAMILY[family] === remote ? family : undefined;
}

function readBase(value: unknown): string | undefined {
  const text = readText(value);
  if (text === undefined || !/^https?:\/\/[^\s?#\\]+\/$/.test(text)) return undefined;
  return URL.canParse(text) ? text : undefined;
}

function readReleases(
  value: unknown,
  remote: RemoteName,
  findings: Findings,
): Readonly<Record<string, RegistryRelease>> {
  return Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([version, item]) => {
      const release = readVersion(version) === undefined ? undefined : readRelease(item);
      if (release === undefined)
        findings.warn(`remotes.${remote} lists a release ${version.slice(0, 100)} that cannot be used`);
      return release === undefined ? [] : [[version, release] as const];
    }),
  );
}

function readRelease(value: unknown): RegistryRelease | undefined {
  if (!isRecord(value)) return undefined;
  const path = readRelativePath(value.path);
  const releaseIntegrity = readIntegrity(value.releaseIntegrity);
  if (!path?.endsWith('/') || releaseIntegrity === undefined) return undefined;
  const publishedAt = readTimestamp(value.publishedAt);
  return { path, releaseIntegrity, ...(publishedAt === undefined ? {} : { publishedAt }) };
}

function readPrevious(
  value: unknown,
  releases: Fields,
  remote: RemoteName,
  findings: Findings,
): string | null {
  if (value === null || value === undefined) return null;
  const version = readVersion(value);
  if (version !== undefined && Object.hasOwn(releases, version)) return version;
  return findings.warn(`remotes.${remote} names a previous release that it does not list`) ?? null;
}

function readCanary(value: unknown, releases: Fields, remote: RemoteName, findings: Findings): Canary | null {
  if (value === null || value === undefined) return null;
  const unusable = () => findings.warn(`remotes.${remote} has a canary that cannot be used`) ?? null;
  if (!isRecord(value)) return unusable();
  const version = readVersion(value.version);
  const salt = readText(value.salt, 100);
  const percent = value.percent;
  if (version === undefined || !Object.hasOwn(releases, version) || salt === undefined) return unusable();
  if (typeof percent !== 'number' || !(percent >= 0 && percent <= 100)) return unusable();
  // A list that cannot be read must not widen the canary to everybody.
  const roles = readCanaryList(value.roles, (role) => readOneOf(role, ROLE_CODES));
  const users = readCanaryList(value.users, (user) => readText(user, 200));
  return { version, percent, salt, ...(roles ? { roles } : {}), ...(users ? { users } : {}) };
}

function readCanaryList<T>(value: unknown, read: (item: unknown) => T | undefined): T[] | undefined {
  if (value === undefined || value === null) return undefined;
  return (readList(value, 10_000) ?? []).flatMap((item) => read(item) ?? []);
}

/** A switch that is set but cannot be read still switches off: the safe reading of an operator's wish. */
function readDisabled(value: unknown, remote: RemoteName, findings: Findings): RegistryEntry['disabled'] {
  if (value === null || value === undefined || value === false) return null;
  const message = isRecord(value) ? readText(value.message, 500) : undefined;
  if (message !== undefined) return { message };
  findings.warn(`remotes.${remote} is disabled without a message`);
  return { message: 'This area is switched off for maintenance. Please try again later.' };
}
