import { formatDate, formatMoney, LIMIT_LABELS, LIMITS_OF_LINE, type Policy } from '@vcms/domain';
import type { ReadCertificate } from '@vcms/pdf';
import { certificateOf, plainNumber } from './certificate-of.ts';

interface Sure<Value> {
  readonly value: Value;
  readonly certainty: string;
}

/** What is only likely says nothing: a person looks at the page. Nor does what nobody typed: it is not accepted either. */
function saysOther<Value>(found: Sure<Value> | undefined, typed: Value | undefined): found is Sure<Value> {
  return found?.certainty === 'sure' && typed !== undefined && found.value !== typed;
}

/**
 * Dates, form and limits that the certificate surely states otherwise than they were typed, as sentences. A policy that no line of
 * it names, and what it is silent about, is no difference.
 */
export function paperDifferences(first: ReadCertificate, policy: Policy): readonly string[] {
  const number = plainNumber(policy.policyNumber);
  const row = certificateOf(first, policy.policyNumber).lines.find(
    ({ line, policyNumber }) =>
      line === policy.line && policyNumber !== undefined && plainNumber(policyNumber.value) === number,
  );
  if (row === undefined) return [];
  const dates = (['effective', 'expiration'] as const).flatMap((key) => {
    const found = row[key];
    const label = key === 'effective' ? 'Effective' : 'Expiration';
    return saysOther(found, policy[key])
      ? [`${label}: the certificate says ${formatDate(found.value)}.`]
      : [];
  });
  const limits = LIMITS_OF_LINE[policy.line].flatMap((code) => {
    const found = row.limits[code];
    return saysOther(found, policy.limits[code])
      ? [`${LIMIT_LABELS[code]}: the certificate says ${formatMoney(found.value)}.`]
      : [];
  });
  const form = saysOther(row.form, policy.claimsMade ? 'claims_made' : 'occurrence')
    ? ['Form: the certificate says another one.']
    : [];
  return [...dates, ...form, ...limits];
}
