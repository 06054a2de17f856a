import { ANSWER_KINDS, ANSWER_MARKS, RESPONSE_STATES } from '../questionnaire.ts';
import { z } from '../zod.ts';
import { calendarDate, code, id, text, whole } from './fields.ts';

/**
 * `answerRows/{scope}_{contractorId}_{definitionId}`: answers of one contractor to one questionnaire, as the register of one
 * side shows them (domain 4.4). Kept by the server with the tasks of the review queues (ADR 25). It says nothing of what was
 * answered before it was submitted, and nothing of other clients.
 */
export const answerRowSchema = z.object({
  id: id(),
  /** 'firm', or the client that sees the contractor's evidence. */
  scope: id(),
  contractorId: id(),
  contractorName: text('Contractor', 1, 120),
  nameWords: z.array(text('Word', 1, 120)),
  definitionId: code(),
  title: text('Title', 2, 120),
  kind: z.enum(ANSWER_KINDS),
  defVersion: z.int().min(1),
  /** Counts submissions, as the answers do. */
  version: z.int().min(1),
  state: z.enum(RESPONSE_STATES),
  /** Of a draft rounded down to tens. */
  progressPct: whole(0, 100),
  submittedOn: calendarDate().optional(),
  /** Absent until it is submitted. */
  knockouts: whole(0, 10_000).optional(),
  /** Answers given since the firm accepted some last; absent until it did, and for a draft. */
  changed: whole(0, 10_000).optional(),
  marks: z.array(z.enum(ANSWER_MARKS)),
});
export type AnswerRow = z.infer<typeof answerRowSchema>;
