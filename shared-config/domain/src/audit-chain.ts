/** What one link of an audit chain seals (ADR 37). */
export interface SealedLine {
  /** 1 for the first line of a company. */
  readonly n: number;
  readonly lineId: string;
  /** Hash of the link before; 64 zeros in front of the first. */
  readonly previous: string;
  readonly line: Readonly<Record<string, unknown>>;
}

export const NO_PREVIOUS = '0'.repeat(64);

/** Of lines that are about no company. */
export const CHAIN_OF_NOBODY = 'firm';

/** Why a chain does not hold at a link. */
export const CHAIN_BREAKS = [
  'line_changed',
  'line_missing',
  'link_changed',
  'link_missing',
  'link_added',
] as const;
export type ChainBreakKind = (typeof CHAIN_BREAKS)[number];

/** Seconds since 1970 and nanoseconds of a value that is a time; undefined for every other. */
export type TimeReader = (value: object) => readonly [seconds: number, nanoseconds: number] | undefined;

/** One text for equal values, whatever the order in which their fields came; times to the nanosecond. */
function canonical(value: unknown, timeOf: TimeReader): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'u';
  if (Array.isArray(value)) return `[${value.map((inner) => canonical(inner, timeOf)).join(',')}]`;
  const time = timeOf(value);
  if (time !== undefined) return `t${time[0]}.${time[1]}`;
  const fields = Object.entries(value).sort(([left], [right]) => Number(left > right) - Number(left < right));
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner, timeOf)}`).join(',')}}`;
}

/** The text whose SHA-256 is the hash of a link; docs/audit-chain.md says how it is made. */
export function sealedText({ n, lineId, previous, line }: SealedLine, timeOf: TimeReader): string {
  return `${n}\n${lineId}\n${previous}\n${canonical(line, timeOf)}`;
}

/** Whose chain a line stands in: the contractor that it is about, else the client. */
export function chainOfLine({ contractorId, clientId }: Readonly<Record<string, unknown>>): string {
  const named = [contractorId, clientId].find((id) => typeof id === 'string' && id !== '');
  return typeof named === 'string' ? named : CHAIN_OF_NOBODY;
}

/** The id of a link: ids sort as their numbers do. */
export function chainLinkId(n: number): string {
  return String(n).padStart(12, '0');
}
