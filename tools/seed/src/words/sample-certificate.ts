import type { Policy } from '@vcms/domain';

/** What a certificate of the demo data shows; laid out like the trade's form, with its field names (domain 1.3). */
export interface SampleCertificate {
  /** YYYY-MM-DD. */
  readonly issuedOn: string;
  readonly insured: readonly string[];
  readonly holder: readonly string[];
  /** At most one for each line. */
  readonly policies: readonly Policy[];
}

export interface CertificateInsurer {
  readonly letter: string;
  readonly name: string;
  readonly naicNo: string;
}

const LETTERS = 'ABCDEF';

/** The insurers of the policies in the order of the form, each with its number once. */
export function insurersOf(policies: readonly Policy[]): readonly CertificateInsurer[] {
  const named = policies.map(
    ({ insurerName: name, naicNo = '' }) => [`${name} ${naicNo}`, { name, naicNo }] as const,
  );
  return [...new Map(named).values()].map((insurer, index) => ({
    ...insurer,
    letter: LETTERS.charAt(index),
  }));
}

/** The last policy of each line: a certificate shows one. */
export function onePerLine(policies: readonly Policy[]): readonly Policy[] {
  return [...new Map(policies.map((policy) => [policy.line, policy])).values()];
}
