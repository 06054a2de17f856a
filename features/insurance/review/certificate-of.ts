import type { ReadCertificate, ReadLine } from '@vcms/pdf';

/** Signs and case are set differently on paper and in forms. */
export function plainNumber(number: string): string {
  return number.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Whether a line of a certificate is the policy's. */
export function namesPolicy({ policyNumber }: ReadLine, number: string): boolean {
  return policyNumber !== undefined && plainNumber(policyNumber.value) === plainNumber(number);
}

/** The certificate of a file that names the policy; the first one where none does. */
export function certificateOf(first: ReadCertificate, policyNumber: string): ReadCertificate {
  const all = [first, ...(first.others ?? [])];
  return all.find(({ lines }) => lines.some((line) => namesPolicy(line, policyNumber))) ?? first;
}
