import type { CalendarDate } from '../calendar-date.ts';
import type { StaffAssignment } from '../schemas/document-schemas.ts';
import { versionOn } from './effective-requirements.ts';
import type { EvaluationInput } from './evaluation-input.ts';
import { nextPersonChange } from './next-person-change.ts';
import { judgeFile, personFiles } from './person-files.ts';
import { type PersonStatus, personStatusOf } from './person-status.ts';
import type { StaffResult } from './staff.ts';

/** What a client lists of one person who works for it today. */
export interface PersonStanding {
  readonly assignment: StaffAssignment;
  readonly status: PersonStatus;
  /** Codes of the required document types without a document that counts, or with one that waits for review. */
  readonly lacking: readonly string[];
  /** The first later day on which something about the person is decided otherwise; undefined when there is none. */
  readonly nextChangeOn: CalendarDate | undefined;
}

function lackingOf({ items, siteReady }: StaffResult, required: ReadonlySet<string>): readonly string[] {
  if (siteReady) return [];
  return items
    .filter(({ status }) => status === 'non_compliant' || status === 'pending_review')
    .map(({ key }) => key.split('.').at(-1) ?? '')
    .filter((typeId) => required.has(typeId));
}

/**
 * Everybody of a contractor who works for a client today, judged person by person. While a record that sets demands or decides
 * cannot be read nobody is ready: what it asks is not known (domain 3.7).
 */
export function personStandings(input: EvaluationInput, clientId: string): readonly PersonStanding[] {
  const { asOf, requirementSet, damaged = [] } = input;
  const sets = requirementSet.filter((set) => set.clientId === clientId);
  const demands = versionOn(sets, asOf)?.staffDocs ?? [];
  const required = new Set(demands.filter((demand) => demand.required).map(({ typeId }) => typeId));
  const isUnknown = damaged.some((kind) => kind !== 'variance' && kind !== 'questionnaire');
  return personFiles(input, clientId).flatMap((file): readonly PersonStanding[] => {
    const result = judgeFile(file, clientId, asOf);
    if (result === undefined) return [];
    return [
      {
        assignment: file.assignment,
        status: isUnknown ? 'missing' : personStatusOf(result),
        lacking: lackingOf(result, required),
        nextChangeOn: nextPersonChange(input, clientId, file, result),
      },
    ];
  });
}
