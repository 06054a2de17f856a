import type { PeopleInput } from '@vcms/compliance/server';
import { addDays, evaluateStaff } from '@vcms/domain';

/** Days before an end on which people are reminded besides the first day of a type's own warning (domain 1.3). */
const LATE_DAYS: readonly number[] = [14, 7, 1, 0];

/** Papers of people that end on the same day. */
export interface EndingPapers {
  readonly endsOn: string;
  readonly daysLeft: number;
  /** "First aid and CPR of Ann Blum", each once. */
  readonly names: readonly string[];
}

/** Which papers of the people assigned to a client are to be spoken of today, the earliest end first. */
export function endingPapers(input: PeopleInput, clientId: string): readonly EndingPapers[] {
  const { asOf, people, docTypes } = input;
  const results = evaluateStaff(asOf, clientId, input);
  const byDays = new Map<number, string[]>();
  for (const { staffId, items } of results) {
    const person = people.find(({ id }) => id === staffId);
    for (const { key, status, facts } of items) {
      const docType = docTypes.find(({ id }) => id === key.split('.').at(-1));
      const daysLeft = facts?.daysLeft;
      if (status !== 'expiring' || daysLeft === undefined || docType === undefined) continue;
      if (daysLeft !== docType.warnDays && !LATE_DAYS.includes(daysLeft)) continue;
      // A notice goes out by mail, where a drug test or a medical file has no name.
      const what = docType.sensitive ? 'Confidential document' : docType.name;
      const names = byDays.get(daysLeft) ?? [];
      byDays.set(daysLeft, [...names, `${what} of ${person?.firstName} ${person?.lastName}`]);
    }
  }
  return [...byDays]
    .sort(([one], [other]) => one - other)
    .map(([daysLeft, names]) => ({ endsOn: addDays(asOf, daysLeft), daysLeft, names }));
}

/** Several clients ask for the same paper: it is named once. */
export function mergedPapers(lists: readonly (readonly EndingPapers[])[]): readonly EndingPapers[] {
  const byEnd = new Map<string, EndingPapers>();
  for (const papers of lists.flat()) {
    const known = byEnd.get(papers.endsOn);
    byEnd.set(papers.endsOn, { ...papers, names: [...new Set([...(known?.names ?? []), ...papers.names])] });
  }
  return [...byEnd.values()];
}
