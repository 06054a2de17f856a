import type { ReadCertificate } from '@vcms/pdf';
import { expect, it } from 'vitest';
import { certificateOf } from './certificate-of.ts';

function certificate(page: number, number: string): ReadCertificate {
  const place = { page, x: 0, y: 0, width: 1, height: 1 };
  return {
    ...{ page, insurers: {} },
    lines: [{ line: 'gl', policyNumber: { value: number, certainty: 'sure', place }, limits: {} }],
  };
}

const FILE: ReadCertificate = { ...certificate(1, 'GL 20-40'), others: [certificate(3, 'GL-9000')] };

it.each([
  ['GL-9000', 3],
  ['gl2040', 1],
  ['AU-77', 1],
])('of the certificates in a file, %s is compared with the one on page %i', (number, page) => {
  expect(certificateOf(FILE, number).page).toBe(page);
});
