import type { Policy } from '@vcms/domain';
import { ReturnedFindings } from '@vcms/insurance/versions';
import { useInsuranceRecords } from './holders/insurance-records.tsx';
import { reviewerOf } from './reviewer-of.ts';

/** Everything that a returned policy was returned for, by whoever reviewed it. */
export function PolicyReturns({
  policy,
}: {
  readonly policy: Pick<Policy, 'id' | 'state' | 'version' | 'policyNumber'>;
}) {
  const records = useInsuranceRecords()?.records;
  if (records === undefined) return null;
  return (
    <ReturnedFindings policy={policy} reviews={records.reviews} nameOf={reviewerOf(records.engagements)} />
  );
}
