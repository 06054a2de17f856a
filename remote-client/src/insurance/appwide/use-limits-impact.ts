import { type CalendarDate, isCalendarDate } from '@vcms/domain';
import { type Impact, type ImpactRequest, useImpact } from '@vcms/kits/impact';
import { useSession } from '@vcms/sdk';
import { limitsContent } from './limits-form-values.ts';
import type { LimitsState } from './limits-state.ts';

export interface LimitsImpact {
  readonly impact: Impact;
  /** Asks what the limits as typed would do on their first day, unless that is known or under way. */
  readonly judge: () => void;
}

/** Whom the limits as typed would concern. */
export function useLimitsImpact({ values, base }: LimitsState, today: CalendarDate): LimitsImpact {
  const { companyId } = useSession();
  const impact = useImpact();

  function judge(): void {
    const { effectiveFrom, changeNote: _note, ...demands } = limitsContent(values, base);
    const asOf = isCalendarDate(effectiveFrom) && effectiveFrom > today ? effectiveFrom : today;
    const request: ImpactRequest = { kind: 'set', clientId: companyId, asOf, demands };
    const isKnown =
      JSON.stringify(impact.request) === JSON.stringify(request) &&
      ['running', 'done'].includes(impact.state.kind);
    if (!isKnown) impact.start(request);
  }

  return { impact, judge };
}
