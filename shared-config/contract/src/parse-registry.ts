import { isRecord, readCount, readOneOf, readText, readTimestamp } from './json-readers.ts';
import { readRegistryEntry } from './parse-registry-entry.ts';
import { Findings, type ParseResult } from './parse-result.ts';
import type { Registry, RegistryEntry } from './release.ts';
import { REMOTE_NAMES, type RemoteName } from './roles.ts';
import { parseVersion } from './version.ts';

/**
 * Reads `/registry/<env>.json` (architecture 3b). Refuses a bad frame; drops a remote, release, canary or previous
 * release that cannot be used, with a warning. Never throws.
 */
export function parseRegistry(value: unknown): ParseResult<Registry> {
  if (!isRecord(value)) return { ok: false, problems: ['the registry is no object'] };
  const findings = new Findings();
  if (value.schema !== 1) findings.refuse('schema is not 1');
  const env = readText(value.env, 50) ?? findings.refuse('env is missing');
  const serial = readCount(value.serial) ?? findings.refuse('serial is no whole number');
  const ttlSeconds = readCount(value.ttlSeconds) ?? findings.refuse('ttlSeconds is no whole number');
  const generatedAt = readTimestamp(value.generatedAt) ?? findings.refuse('generatedAt is no date and time');
  const minShell = readText(value.minShell, 100);
  if (parseVersion(minShell) === undefined) findings.refuse('minShell is no version');
  const remotes = isRecord(value.remotes) ? value.remotes : findings.refuse('remotes is no table');
  if (env === undefined || serial === undefined || ttlSeconds === undefined || generatedAt === undefined)
    return findings.result<Registry>(undefined);
  if (minShell === undefined || remotes === undefined) return findings.result<Registry>(undefined);
  return findings.result<Registry>({
    schema: 1,
    env,
    serial,
    generatedAt,
    ttlSeconds,
    minShell,
    remotes: readRemotes(remotes, findings),
  });
}

function readRemotes(
  value: Readonly<Record<string, unknown>>,
  findings: Findings,
): Partial<Record<RemoteName, RegistryEntry>> {
  const remotes: Partial<Record<RemoteName, RegistryEntry>> = {};
  for (const [key, item] of Object.entries(value)) {
    const remote = readOneOf(key, REMOTE_NAMES);
    const entry = remote === undefined ? undefined : readRegistryEntry(item, remote, findings);
    if (remote === undefined)
      findings.warn(`remotes.${key.slice(0, 100)} is no known remote and was left out`);
    if (remote !== undefined && entry !== undefined) remotes[remote] = entry;
  }
  return remotes;
}
