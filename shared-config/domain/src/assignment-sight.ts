import { addDays, type CalendarDate } from './calendar-date.ts';
import { type EngagementState, EVIDENCE_VISIBLE_STATES } from './engagement.ts';
import type { StaffAssignment } from './schemas/document-schemas.ts';

/** Days after its last day on which a client still sees somebody who was assigned to it, papers included (ADR 59). */
export const ASSIGNMENT_SIGHT_DAYS = 90;

/** The first day of which a client can still be told who was assigned to it. */
export function firstDayInSight(today: CalendarDate): CalendarDate {
  return addDays(today, -ASSIGNMENT_SIGHT_DAYS);
}

/** Whether the client reads the person and its papers: until so many days after the last one. */
export function arePapersInSight({ to }: Pick<StaffAssignment, 'to'>, today: CalendarDate): boolean {
  return to === undefined || to >= firstDayInSight(today);
}

/**
 * Whether the client reads the assignment itself. What it ended itself stays longer than the papers, as long as the relation is open:
 * nobody else can take that end back.
 */
export function isAssignmentInSight(
  assignment: Pick<StaffAssignment, 'to' | 'isLastDayByClient'>,
  state: EngagementState | undefined,
  today: CalendarDate,
): boolean {
  if (state === undefined || !EVIDENCE_VISIBLE_STATES.includes(state)) return false;
  return arePapersInSight(assignment, today) || assignment.isLastDayByClient === true;
}
