import { createHash } from 'node:crypto';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';

/** What one link of a chain seals. */
interface Sealed {
  /** 1 for the first line of a company. */
  readonly n: number;
  readonly lineId: string;
  /** Hash of the link before; 64 zeros in front of the first. */
  readonly previous: string;
  readonly line: DocumentData;
}

export const NO_PREVIOUS = '0'.repeat(64);

/** One text for equal values, whatever the order in which their fields came; times to the nanosecond. */
function canonical(value: unknown): string {
  if (value instanceof Timestamp) return `t${value.seconds}.${value.nanoseconds}`;
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'u';
  const fields = Object.entries(value).sort(([left], [right]) => Number(left > right) - Number(left < right));
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
}

/** SHA-256, 64 hexadecimal digits. */
export function linkHash({ n, lineId, previous, line }: Sealed): string {
  return createHash('sha256')
    .update(`${n}\n${lineId}\n${previous}\n${canonical(line)}`)
    .digest('hex');
}
