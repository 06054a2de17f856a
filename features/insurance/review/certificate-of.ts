import type { ReadCertificate } from '@vcms/pdf';

/** Signs and case are set differently on paper and in forms. */
export function plainNumber(number: string): string {
  return number.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** The certificate of a file that names the policy; the first one where none does. */
export function certificateOf(first: ReadCertificate, policyNumber: string): ReadCertificate {
  const wanted = plainNumber(policyNumber);
  const all = [first, ...(first.others ?? [])];
  const named = all.find(({ lines }) =>
    lines.some((line) => line.policyNumber !== undefined && plainNumber(line.policyNumber.value) === wanted),
  );
  return named ?? first;
}
