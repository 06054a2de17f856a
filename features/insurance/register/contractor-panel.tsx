import { type Standing, standingsOf, useLiveQuery } from '@vcms/data';
import {
  engagementParties,
  formatDate,
  INSURANCE_LINES,
  type InsuranceLine,
  LINE_LABELS,
} from '@vcms/domain';
import { FailurePanel, itemsOf, SidePanel } from '@vcms/kits';
import { OPEN_PARAMETER, type RegisterPanelProps } from '@vcms/kits/register';
import { useBackend } from '@vcms/sdk';
import { Button, LoadingBlock, Text } from '@vcms/ui';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { LAST_REVIEWS_READ } from './last-review.ts';
import { lineStanding } from './line-standing.ts';
import { LineSummary } from './line-summary.tsx';
import { contractorAddress, type RegisterSide } from './register-side.ts';
import { usePolicyReviews } from './use-policy-reviews.ts';

export interface ContractorPanelProps extends RegisterPanelProps<Standing> {
  readonly side: RegisterSide;
}

/** The contractor's own page; the list is left as it stands, without the panel. */
function useOwnPage({ contractorId, clientId }: Standing, side: RegisterSide): `/${string}` {
  const [params] = useSearchParams();
  const list = new URLSearchParams(params);
  list.delete(OPEN_PARAMETER);
  return contractorAddress(
    { contractorId, clientId: side.clientId === undefined ? clientId : undefined },
    list,
  );
}

function PageLink({ standing, side }: { readonly standing: Standing; readonly side: RegisterSide }) {
  const to = useOwnPage(standing, side);
  const { contractorName } = standing;
  return (
    <Button asChild variant="outline">
      <RouterLink to={to} aria-label={`Policies and decisions, ${contractorName}`}>
        Policies and decisions
      </RouterLink>
    </Button>
  );
}

function notRequired(lines: readonly InsuranceLine[], { clientName }: Standing): string {
  return `Not required by ${clientName}: ${lines.map((line) => LINE_LABELS[line]).join(', ')}.`;
}

function Lines({ standing, side }: { readonly standing: Standing; readonly side: RegisterSide }) {
  const reviews = usePolicyReviews(standing.contractorId, side.clientId, LAST_REVIEWS_READ);
  const path = useOwnPage(standing, side);
  const isAsked = (line: InsuranceLine) => lineStanding(standing, line).items.length > 0;
  const others = INSURANCE_LINES.filter((line) => !isAsked(line));
  return (
    <>
      {INSURANCE_LINES.filter(isAsked).map((line) => (
        <LineSummary key={line} {...{ standing, line, reviews, path }} reader={side.reader} />
      ))}
      {others.length > 0 && (
        <Text borderTopWidth="1px" py="4" color="fg.muted">
          {notRequired(others, standing)}
        </Text>
      )}
    </>
  );
}

/** One row of the register in full, beside the list: at an address of its own, wherever the row stands in the list. */
export function ContractorPanel({ id, row, side, onClose, returnTo }: ContractorPanelProps) {
  const { firestore } = useBackend();
  const { clientId, contractorId } = engagementParties(id);
  const live = useLiveQuery(standingsOf(firestore, { clientId: side.clientId ?? clientId, contractorId }));
  const standing = itemsOf(live)[0] ?? row;
  const frame = { onClose, returnTo };
  if (standing !== undefined) {
    return (
      <SidePanel
        {...frame}
        title={standing.contractorName}
        description={`Insurance for ${standing.clientName}, as of ${formatDate(standing.asOf)}`}
        footer={<PageLink standing={standing} side={side} />}
      >
        <Lines standing={standing} side={side} />
      </SidePanel>
    );
  }
  return (
    <SidePanel {...frame} title="Insurance">
      {live.kind === 'loading' && <LoadingBlock label="Loading the insurance" rows={8} />}
      {live.kind === 'failed' && <FailurePanel failure={live.failure} retry={live.retry} />}
      {live.kind === 'ready' && <Text>You don't have access to this record.</Text>}
    </SidePanel>
  );
}
