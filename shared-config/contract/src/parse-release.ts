import {
  isRecord,
  readCount,
  readIntegrity,
  readList,
  readOneOf,
  readRelativePath,
  readText,
  readTimestamp,
} from './json-readers.ts';
import { readContractVersion } from './parse-contract-version.ts';
import { parseRemoteMenu } from './parse-remote-menu.ts';
import { Findings, type ParseResult } from './parse-result.ts';
import { containerName, type Release } from './release.ts';
import { REMOTE_NAMES } from './roles.ts';
import { parseVersion } from './version.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads release.json (architecture 3a). Refuses a bad frame, a container name that does not carry the version, and an
 * entry without integrity; drops single integrity or requirement lines it cannot use, with a warning. Never throws.
 */
export function parseRelease(value: unknown): ParseResult<Release> {
  if (!isRecord(value)) return { ok: false, problems: ['the release is no object'] };
  const findings = new Findings();
  if (value.schema !== 1) findings.refuse('schema is not 1');
  const identity = readIdentity(value, findings);
  const files = readFiles(value, findings);
  const budget = readBudget(value.budget) ?? findings.refuse('budget is not complete');
  const menu = findings.adopt('menu', parseRemoteMenu(value.menu));
  if (menu !== undefined && identity !== undefined && menu.remote !== identity.remote)
    findings.refuse(`the menu belongs to ${menu.remote}`);
  if (!identity || !files || !budget || !menu) return findings.result<Release>(undefined);
  return findings.result<Release>({ schema: 1, ...identity, ...files, menu, budget });
}

function readIdentity(value: Fields, findings: Findings) {
  const remote = readOneOf(value.remote, REMOTE_NAMES) ?? findings.refuse('remote is no known remote');
  const version = readText(value.version, 100);
  if (parseVersion(version) === undefined) findings.refuse('version is no semantic version');
  const commit = readText(value.commit, 100) ?? findings.refuse('commit is missing');
  const builtAt = readTimestamp(value.builtAt) ?? findings.refuse('builtAt is no date and time');
  const contract = readContractVersion(value.contract) ?? findings.refuse('contract is no version');
  if (!remote || !version || !commit || !builtAt || !contract) return undefined;
  const container = containerName(remote, version);
  if (value.container !== container) return findings.refuse(`container must be ${container}`);
  return { remote, version, commit, builtAt, contract, container };
}

function readFiles(value: Fields, findings: Findings) {
  const entry = readRelativePath(value.entry) ?? findings.refuse('entry is no file name');
  const integrity = readTable(value.integrity, 'integrity', findings, (file, hash) =>
    readRelativePath(file) === undefined ? undefined : readIntegrity(hash),
  );
  const requires = readTable(value.requires, 'requires', findings, (_, range) => readText(range, 50));
  const list = readList(value.exposes, 50) ?? findings.refuse('exposes is no list');
  if (!entry || !integrity || !requires || !list) return undefined;
  if (!Object.hasOwn(integrity, entry)) return findings.refuse('the entry has no integrity');
  const exposes = list.flatMap((item) => readText(item, 100) ?? []);
  if (!exposes.includes('./app')) return findings.refuse('exposes does not name ./app');
  const preload = (readList(value.preload, 50) ?? []).flatMap((file) => {
    const name = readRelativePath(file);
    return name !== undefined && Object.hasOwn(integrity, name) ? [name] : [];
  });
  return { entry, integrity, requires, exposes, ...(preload.length > 0 ? { preload } : {}) };
}

function readTable(
  value: unknown,
  place: string,
  findings: Findings,
  read: (key: string, item: unknown) => string | undefined,
): Readonly<Record<string, string>> | undefined {
  if (!isRecord(value)) return findings.refuse(`${place} is no table`);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const text = read(key, item);
      if (text === undefined)
        findings.warn(`${place} has a line for ${key.slice(0, 100)} that cannot be used`);
      return text === undefined ? [] : [[key, text] as const];
    }),
  );
}

function readBudget(value: unknown): Release['budget'] | undefined {
  if (!isRecord(value)) return undefined;
  const entryGzip = readCount(value.entryGzip);
  const totalGzip = readCount(value.totalGzip);
  return entryGzip === undefined || totalGzip === undefined ? undefined : { entryGzip, totalGzip };
}
