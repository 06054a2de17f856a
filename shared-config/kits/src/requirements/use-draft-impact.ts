import { type CalendarDate, isCalendarDate } from '@vcms/domain';
import { useSession } from '@vcms/sdk';
import type { ImpactRequest } from '../impact/run-impact.ts';
import { type Impact, useImpact } from '../impact/use-impact.ts';
import { draftContent } from './draft-frame.ts';
import type { DraftState } from './draft-state.ts';
import type { DraftFrame } from './requirement-part.ts';

export interface DraftImpact {
  readonly impact: Impact;
  /** Asks what the limits as typed would do on their first day, unless that is known or under way. */
  readonly judge: () => void;
}

/** Whom the limits as typed would concern. */
export function useDraftImpact<Values extends DraftFrame>(
  { part, values, base }: DraftState<Values>,
  today: CalendarDate,
): DraftImpact {
  const { companyId } = useSession();
  const impact = useImpact();

  function judge(): void {
    const { effectiveFrom, changeNote: _note, ...demands } = draftContent(part, values, base);
    const asOf = isCalendarDate(effectiveFrom) && effectiveFrom > today ? effectiveFrom : today;
    const request: ImpactRequest = { kind: 'set', clientId: companyId, asOf, demands };
    const isKnown =
      JSON.stringify(impact.request) === JSON.stringify(request) &&
      ['running', 'done'].includes(impact.state.kind);
    if (!isKnown) impact.start(request);
  }

  return { impact, judge };
}
