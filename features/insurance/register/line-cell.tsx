import type { Standing } from '@vcms/data';
import { type InsuranceLine, STATUS_LABELS } from '@vcms/domain';
import { ComplianceMark, DayCell } from '@vcms/kits';
import { HStack, Text, VisuallyHidden } from '@vcms/ui';
import { type LineStanding, lineStanding } from './line-standing.ts';

export interface LineCellProps {
  readonly standing: Standing;
  readonly line: InsuranceLine;
}

function CellText({ status, items, endsOn, endedOn }: LineStanding) {
  const day = endedOn ?? endsOn;
  if (items[0]?.reasons.includes('missing') === true) return <span>Missing</span>;
  // Without a day the mark would stand alone: its word stands beside it, and is not said twice.
  if (day === undefined) return <span aria-hidden>{STATUS_LABELS[status]}</span>;
  return (
    <span>
      <VisuallyHidden>{endedOn === undefined ? 'ends' : 'ended'} </VisuallyHidden>
      <DayCell day={day} />
    </span>
  );
}

/** One line of the matrix: its status and the day of its end; a dash where nobody asks for it. */
export function LineCell({ standing, line }: LineCellProps) {
  const found = lineStanding(standing, line);
  if (found.items.length === 0) {
    return (
      <Text color="fg.muted">
        <span aria-hidden>–</span>
        <VisuallyHidden>Not required</VisuallyHidden>
      </Text>
    );
  }
  return (
    <HStack gap="1.5" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      <ComplianceMark status={found.status} />
      <CellText {...found} />
    </HStack>
  );
}
