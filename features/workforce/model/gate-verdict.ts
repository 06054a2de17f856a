import {
  type CalendarDate,
  type EngagementState,
  formatDate,
  type StaffMember,
  type StaffResult,
} from '@vcms/domain';

/** What is said at the gate. */
export interface GateVerdict {
  readonly isReady: boolean;
  /** Why not, in sentences; empty when ready. */
  readonly reasons: readonly string[];
}

/** What the verdict on one person hangs on. */
export interface GateFacts {
  readonly contractorName: string;
  readonly engagementState: EngagementState;
  readonly person: Pick<StaffMember, 'status'>;
  /** Undefined: inactive, or not assigned on the day. */
  readonly result: StaffResult | undefined;
  /** Why the person may not work yet, by the papers. */
  readonly obstacles: readonly string[];
}

const RELATION: Readonly<Partial<Record<EngagementState, string>>> = {
  suspended: 'The company is suspended',
  submitted: 'The company waits for approval',
  in_progress: 'The company is not approved yet',
};

/** Why nobody of a company may work now, whatever the papers say; undefined: it is approved. */
export function relationObstacle(state: EngagementState): string | undefined {
  return state === 'approved' ? undefined : (RELATION[state] ?? 'The company is not approved');
}

/** That somebody does not work for the client any more, since when. */
export function endText(to: CalendarDate | undefined): string {
  return to === undefined ? 'The assignment ended' : `The assignment ended on ${formatDate(to)}`;
}

/**
 * Whether one person may enter on a day. `siteAccess`: what the last evaluation says of the company; undefined: none is there.
 */
export function gateVerdict(
  { contractorName, engagementState, person, result, obstacles }: GateFacts,
  siteAccess: boolean | undefined,
  asOf: CalendarDate,
): GateVerdict {
  const company =
    relationObstacle(engagementState) ??
    (siteAccess === true ? undefined : `${contractorName} does not meet your requirements for site access`);
  const assigned =
    result !== undefined
      ? undefined
      : person.status === 'inactive'
        ? 'The contractor made this person inactive'
        : `Not assigned to you on ${formatDate(asOf)}`;
  const reasons = [company, assigned, ...obstacles].flatMap((text) =>
    text === undefined ? [] : [`${text}.`],
  );
  const isReady = reasons.length === 0 && result?.siteReady === true;
  return { isReady, reasons };
}
