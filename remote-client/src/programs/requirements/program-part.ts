import { programChanges, programName } from '@vcms/domain';
import type { RequirementPart } from '@vcms/kits/requirements';
import { type ProgramValues, programDemands, programProblems, programValues } from './program-values.ts';

/** The safety programs of a version: what their page reads, writes and compares. */
export const PROGRAM_PART: RequirementPart<ProgramValues> = {
  keys: ['programs'],
  noun: 'requirements',
  sameText: 'The required programs are the same.',
  read: ({ programs }, frame) => programValues(programs, frame),
  demands: (values) => ({ programs: [...programDemands(values)] }),
  problems: programProblems,
  changes: (before, after) =>
    programChanges(before, after).map(({ programId, ...change }) => ({
      ...change,
      group: programName(programId),
    })),
};
