import { createHash } from 'node:crypto';
import { type SealedLine, sealedText } from '@vcms/domain';
import { Timestamp } from 'firebase-admin/firestore';

function timeOf(value: object): readonly [number, number] | undefined {
  return value instanceof Timestamp ? [value.seconds, value.nanoseconds] : undefined;
}

/** SHA-256, 64 hexadecimal digits. */
export function linkHash(sealed: SealedLine): string {
  return createHash('sha256').update(sealedText(sealed, timeOf)).digest('hex');
}
