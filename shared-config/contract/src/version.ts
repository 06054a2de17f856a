/** A semantic version in its parts; build metadata is not accepted. */
export interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  /** Dot-separated identifiers after the dash; empty for a release. */
  readonly prerelease: readonly string[];
}

const VERSION = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?$/;

/** Reads `1.8.2` or `1.8.2-b.9f31c2a0`; undefined for anything else. */
export function parseVersion(text: unknown): Version | undefined {
  const match = typeof text === 'string' && text.length <= 100 ? VERSION.exec(text) : null;
  if (match === null) return undefined;
  const [, major, minor, patch, prerelease] = match;
  return {
    major: Number(major),
    minor: Number(minor),
    patch: Number(patch),
    prerelease: prerelease === undefined ? [] : prerelease.split('.'),
  };
}

/** Negative when `a` is older, zero when equal, positive when newer, by the precedence rules of semver 2.0. */
export function compareVersions(a: Version, b: Version): number {
  const core = a.major - b.major || a.minor - b.minor || a.patch - b.patch;
  return core === 0 ? comparePrereleases(a.prerelease, b.prerelease) : core;
}

/**
 * True when `version` lies in `range`: exact (`1.2.3`), caret (`^1.2.3`) or tilde (`~1.2.3`).
 * A range that cannot be read is satisfied by nothing. Other forms are not part of the contract.
 */
export function satisfiesRange(version: string, range: string): boolean {
  const operator = range.startsWith('^') || range.startsWith('~') ? range.charAt(0) : '';
  const wanted = parseVersion(range.slice(operator.length));
  const given = parseVersion(version);
  if (wanted === undefined || given === undefined) return false;
  if (operator === '') return compareVersions(given, wanted) === 0;
  return compareVersions(given, wanted) >= 0 && sameSeries(given, wanted, operator === '~');
}

/** The first number that is not zero must stay equal under a caret; major and minor under a tilde. */
function sameSeries(given: Version, wanted: Version, tilde: boolean): boolean {
  if (given.prerelease.length > 0 && !sameCore(given, wanted)) return false;
  if (given.major !== wanted.major) return false;
  if (!tilde && wanted.major > 0) return true;
  if (given.minor !== wanted.minor) return false;
  return tilde || wanted.minor > 0 || given.patch === wanted.patch;
}

function sameCore(a: Version, b: Version): boolean {
  return a.major === b.major && a.minor === b.minor && a.patch === b.patch;
}

function comparePrereleases(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return Number(a.length === 0) - Number(b.length === 0);
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const order = compareIdentifiers(a[index] ?? '', b[index] ?? '');
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareIdentifiers(a: string, b: string): number {
  const numeric = /^\d+$/;
  const aIsNumber = numeric.test(a);
  const bIsNumber = numeric.test(b);
  if (aIsNumber && bIsNumber) return Number(a) - Number(b);
  if (aIsNumber !== bIsNumber) return aIsNumber ? -1 : 1;
  return a === b ? 0 : a < b ? -1 : 1;
}
