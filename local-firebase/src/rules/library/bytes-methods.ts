import { type BytesValue, count, text } from '../value/value.ts';
import { type MethodTable, none } from './operation.ts';

function base64(value: Uint8Array): string {
  return Buffer.from(value).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}

/** rules.Bytes: base64 is the padded URL-safe alphabet, hex is upper-case (both recorded from production). */
export const BYTES_METHODS: MethodTable<BytesValue> = {
  size: none((self) => count(self.value.length)),
  toBase64: none((self) => text(base64(self.value))),
  toHexString: none((self) => text(Buffer.from(self.value).toString('hex').toUpperCase())),
};
