import type { Standing } from '@vcms/data';
import { type InsuranceLine, LINE_LABELS } from '@vcms/domain';
import { Button, Link, VisuallyHidden } from '@vcms/ui';
import { VarianceRequestDialog } from '@vcms/variances/ledger';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { lineStanding } from './line-standing.ts';
import type { RegisterSide } from './register-side.ts';

export interface VarianceLinkProps {
  readonly standing: Standing;
  readonly line: InsuranceLine;
  readonly side: RegisterSide;
}

/** Where a line is unmet: 5003 grants a variance on its own page, 5002 asks for one on the contractor's behalf. */
export function VarianceLink({ standing, line, side }: VarianceLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const { items } = lineStanding(standing, line);
  const isUnmet = items.some(({ status }) => status === 'non_compliant' || status === 'pending_review');
  if (!side.mayAskVariance || !isUnmet) return null;
  const { clientId, contractorId, contractorName, clientName, asOf } = standing;
  const key = `insurance.${line}`;
  const about = <VisuallyHidden>: {LINE_LABELS[line]}</VisuallyHidden>;
  if (side.clientId !== undefined) {
    const query = new URLSearchParams({ new: '1', contractor: contractorId, item: key });
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
          start={{ key }}
          today={asOf}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
