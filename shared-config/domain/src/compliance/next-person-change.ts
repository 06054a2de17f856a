import type { CalendarDate } from '../calendar-date.ts';
import { changeDates } from './change-dates.ts';
import { type EvaluationInput, NO_EVIDENCE } from './evaluation-input.ts';
import { judgeFile, type PersonFile } from './person-files.ts';
import { sameItems } from './same-items.ts';
import type { StaffResult } from './staff.ts';

function isOther(before: StaffResult, then: StaffResult | undefined): boolean {
  return (
    then === undefined ||
    then.overall !== before.overall ||
    then.siteReady !== before.siteReady ||
    !sameItems(before.items, then.items)
  );
}

/** The first later day on which a person is judged otherwise with unchanged evidence (domain 3.5); undefined when there is none. */
export function nextPersonChange(
  input: EvaluationInput,
  clientId: string,
  file: PersonFile,
  today: StaffResult,
): CalendarDate | undefined {
  const { people, assignments, docTypes, documents } = file.staff;
  const evidence = { ...NO_EVIDENCE, staff: { people, assignments, docTypes, documents } };
  for (const { date, areas } of changeDates({ ...input, evidence, variances: [] })) {
    if (areas.includes('staff') && isOther(today, judgeFile(file, clientId, date))) return date;
  }
  return undefined;
}
