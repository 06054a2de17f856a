import type { ContractVersion } from './contract-version.ts';
import { isRecord, readCount } from './json-readers.ts';

/** Reads `{major, minor}`; undefined when a part is missing or no whole number. */
export function readContractVersion(value: unknown): ContractVersion | undefined {
  if (!isRecord(value)) return undefined;
  const major = readCount(value.major);
  const minor = readCount(value.minor);
  return major === undefined || minor === undefined ? undefined : { major, minor };
}
