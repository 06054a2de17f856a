import type { RequirementContent } from '@vcms/data';
import { type CalendarDate, isCalendarDate, validationText } from '@vcms/domain';
import type { Demands, DraftFrame, DraftProblems, RequirementPart } from './requirement-part.ts';

export const CHANGE_NOTE = { min: 5, max: 500 } as const;

/** What a draft says as long as nobody has written a note: a version without one cannot be stored. */
const NO_NOTE = 'Draft';

/** Date and note of a version as the form shows them; a draft's stand-in for a note shows as none. */
export function draftFrame({ effectiveFrom, changeNote }: DraftFrame): DraftFrame {
  return { effectiveFrom, changeNote: changeNote === NO_NOTE ? '' : changeNote };
}

/** The whole version: what the part does not hold is that of `base`, untouched. */
export function draftContent<Values extends DraftFrame>(
  part: RequirementPart<Values>,
  values: Values,
  base: Demands,
): RequirementContent {
  const {
    insurance,
    osha,
    emr,
    naicsGroups = [],
    programs,
    questionnaire,
    documents,
    staffDocs,
    policy,
  } = base;
  const note = values.changeNote.trim();
  return {
    effectiveFrom: values.effectiveFrom,
    changeNote: note.length < CHANGE_NOTE.min ? NO_NOTE : note,
    ...{ insurance, osha, emr, naicsGroups, programs, questionnaire, documents, staffDocs, policy },
    ...part.demands(values),
  };
}

function noteProblem(): string {
  return validationText('V2', { field: 'Change note', ...CHANGE_NOTE });
}

/** What keeps a draft from being saved: its part, its date, a note that is too long. */
export function draftProblems<Values extends DraftFrame>(
  part: RequirementPart<Values>,
  values: Values,
): DraftProblems {
  const problems: Record<string, string | undefined> = { ...part.problems(values) };
  if (!isCalendarDate(values.effectiveFrom)) problems.effectiveFrom = validationText('V5');
  if (values.changeNote.trim().length > CHANGE_NOTE.max) problems.changeNote = noteProblem();
  return problems;
}

/** What keeps it from being published; `today` is the client's. */
export function publishProblems<Values extends DraftFrame>(
  part: RequirementPart<Values>,
  values: Values,
  today: CalendarDate,
): DraftProblems {
  const { length } = values.changeNote.trim();
  const isPast = isCalendarDate(values.effectiveFrom) && values.effectiveFrom < today;
  return {
    ...draftProblems(part, values),
    ...(isPast ? { effectiveFrom: 'Choose a date from today on.' } : {}),
    ...(length < CHANGE_NOTE.min || length > CHANGE_NOTE.max ? { changeNote: noteProblem() } : {}),
  };
}
