import type { Standing } from '@vcms/data';
import { Link } from '@vcms/ui';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { contractorAddress, type RegisterSide } from './register-side.ts';

/** Leads from a row to the contractor's certificates. */
export function ContractorLink({
  standing,
  side,
}: {
  readonly standing: Standing;
  readonly side: RegisterSide;
}) {
  const [params] = useSearchParams();
  const { contractorId, clientId, contractorName } = standing;
  const to = contractorAddress(
    { contractorId, clientId: side.clientId === undefined ? clientId : undefined },
    params,
  );
  return (
    <Link asChild fontWeight="medium">
      <RouterLink to={to}>{contractorName}</RouterLink>
    </Link>
  );
}
