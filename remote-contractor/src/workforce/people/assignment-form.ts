import { isCalendarDate, type StaffAssignment, validationText } from '@vcms/domain';
import type { FieldMessages } from '@vcms/kits/form';
import type { AssignmentContent } from '@vcms/workforce/data';

/** Where somebody works, as typed. */
export type AssignmentValues = {
  clientId: string;
  /** Separated by commas. */
  sites: string;
  from: string;
  /** '' until further notice. */
  to: string;
};

/** Names between commas, none twice. */
function sitesOf(typed: string): readonly string[] {
  return [
    ...new Set(
      typed
        .split(',')
        .map((site) => site.trim())
        .filter((site) => site !== ''),
    ),
  ];
}

export function checkAssignment({
  clientId,
  sites,
  from,
  to,
}: AssignmentValues): FieldMessages<AssignmentValues> {
  const names = sitesOf(sites);
  const messages = {
    clientId: clientId === '' ? 'Choose a client.' : undefined,
    sites:
      names.length > 50 || names.some(({ length }) => length > 58)
        ? 'At most 50 sites of 58 characters each, separated by commas.'
        : undefined,
    from: isCalendarDate(from) ? undefined : validationText('V5'),
    to:
      to === '' || (isCalendarDate(to) && to >= from)
        ? undefined
        : 'Choose a last day on or after the first, or leave it empty.',
  };
  return Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== undefined));
}

export function assignmentContent({ sites, from, to }: AssignmentValues): AssignmentContent {
  return { sites: [...sitesOf(sites)], from, to: to === '' ? undefined : to };
}

/** The client set a last day, and only an earlier one may be chosen. */
export function isBeyondClient(
  known: Pick<StaffAssignment, 'to' | 'isLastDayByClient'> | undefined,
  { to }: Pick<AssignmentContent, 'to'>,
): boolean {
  if (known?.isLastDayByClient !== true || known.to === undefined) return false;
  return to === undefined || to > known.to;
}
