import { coversKey, itemTitle, may } from '@vcms/domain';
import type { StandingPartProps } from '@vcms/kits/standing';
import { useSession } from '@vcms/sdk';
import { Button, Link, VisuallyHidden } from '@vcms/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { VarianceRequestDialog } from '../ledger/variance-request-dialog.tsx';

/** Where demands are unmet: 5003 grants a variance on its own page, 5002 asks for one on the contractor's behalf. */
export function VarianceLink({ standing, under }: StandingPartProps) {
  const { role } = useSession();
  const [isOpen, setOpen] = useState(false);
  const isUnmet = standing.items.some(
    ({ key, status }) => coversKey(under, key) && (status === 'non_compliant' || status === 'pending_review'),
  );
  if (!may(role, 'requestVariancesForOthers') || !isUnmet) return null;
  const { clientId, contractorId, contractorName, clientName, asOf } = standing;
  const about = <VisuallyHidden>: {itemTitle(under)}</VisuallyHidden>;
  if (!may(role, 'workForEveryClient')) {
    const query = new URLSearchParams({ new: '1', contractor: contractorId, item: under });
    return (
      <Link asChild fontWeight="medium" data-print="hide">
        <RouterLink to={`/all-variances?${query.toString()}`}>Grant variance{about}</RouterLink>
      </Link>
    );
  }
  return (
    <>
      <Button size="xs" variant="outline" data-print="hide" onClick={() => setOpen(true)}>
        Request variance{about}
      </Button>
      {isOpen && (
        <VarianceRequestDialog
          title={`Request a variance for ${contractorName}`}
          about={`You ask ${clientName} on the contractor's behalf. ${clientName} decides.`}
          clientId={clientId}
          contractorId={contractorId}
          start={{ key: under }}
          today={asOf}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
