import { OPEN_ENGAGEMENT_STATES } from './engagement.ts';
import { WAITING_EVIDENCE_STATES } from './evidence-state.ts';
import { FIRM_SCOPE, reviewTaskId, type TaskFacts, waitsForClient } from './review-tasks.ts';
import type { ProgramVersion } from './schemas/program-schemas.ts';
import type { ReviewTask } from './schemas/review-task-schema.ts';
import { returnsOf } from './task-returns.ts';

/** A version of a program as far as it matters who decides on it. */
export type TaskProgram = Pick<
  ProgramVersion,
  'id' | 'programId' | 'declaredNotApplicable' | 'state' | 'version' | 'submittedOn' | 'validUntil' | 'appeal'
>;

/** What is known of one contractor's safety programs. */
export interface ProgramFacts
  extends Pick<TaskFacts, 'contractorId' | 'contractorName' | 'relations' | 'reviews'> {
  readonly programs: readonly TaskProgram[];
}

/** A version without an end never leaves a client's queue by itself. */
const NO_END = '9999-12-31';

function taskOf(
  { contractorId, contractorName }: ProgramFacts,
  program: TaskProgram,
  scope: string,
  clients: readonly string[],
): ReviewTask {
  const { id: subjectId, programId, declaredNotApplicable, state, version, submittedOn = '' } = program;
  const place = { scope, subjectType: 'program', contractorId, subjectId } as const;
  return {
    id: reviewTaskId(place),
    ...place,
    ...{ contractorName, clients: clients.toSorted(), state, version, submittedOn },
    ...(state === 'accepted' && program.validUntil !== undefined ? { endsOn: program.validUntil } : {}),
    program: { programId, isDeclared: declaredNotApplicable },
  };
}

/** What waits for the firm; a second look has waited since it was asked for, and not since the submission. */
function firmTask(facts: ProgramFacts, program: TaskProgram, clients: readonly string[]): ReviewTask {
  const { appeal, programId, declaredNotApplicable } = program;
  const subject = { subjectType: 'program', subjectId: program.id, programId } as const;
  const task = { ...taskOf(facts, program, FIRM_SCOPE, clients), ...returnsOf(subject, facts.reviews) };
  if (appeal === undefined) return task;
  return {
    ...task,
    submittedOn: appeal.askedOn,
    program: { programId, isDeclared: declaredNotApplicable, secondLook: { decidedBy: appeal.decidedBy } },
  };
}

/** A later version of the same program was submitted: a client looks at that one. */
function isReplaced({ programId, version }: TaskProgram, programs: readonly TaskProgram[]): boolean {
  return programs.some(
    (other) =>
      other.programId === programId &&
      other.version > version &&
      [...WAITING_EVIDENCE_STATES, 'accepted'].includes(other.state),
  );
}

/** Every decision that one contractor's safety programs wait for, side by side as for policies. */
export function programTasks(facts: ProgramFacts): readonly ReviewTask[] {
  const { programs, relations, reviews } = facts;
  const relying = relations.filter(({ state }) => OPEN_ENGAGEMENT_STATES.includes(state));
  const names = relying.map(({ clientName }) => clientName);
  return programs
    .filter(({ submittedOn }) => submittedOn !== undefined)
    .flatMap((program) => {
      const subject = { ...program, subjectType: 'program', endsOn: program.validUntil ?? NO_END } as const;
      const own = isReplaced(program, programs)
        ? []
        : relations.filter((relation) => waitsForClient(subject, relation, reviews));
      return [
        ...(WAITING_EVIDENCE_STATES.includes(program.state) ? [firmTask(facts, program, names)] : []),
        ...own.map(({ clientId, clientName }) => taskOf(facts, program, clientId, [clientName])),
      ];
    });
}
