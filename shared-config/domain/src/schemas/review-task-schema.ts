import { EVIDENCE_STATES, REVIEW_SUBJECTS } from '../evidence-state.ts';
import { INSURANCE_LINES } from '../insurance.ts';
import { z } from '../zod.ts';
import { calendarDate, code, id, text, whole } from './fields.ts';
import { onBehalfSchema } from './insurance-schemas.ts';
import { emrRecordSchema, notRatedSchema, oshaNumbers } from './statistics-schemas.ts';
import { lockSchema } from './support-schemas.ts';

const { G, H, I, J, K, hours } = oshaNumbers;

/**
 * `reviewTasks/{scope}_{subjectType}_{contractorId}_{subjectId}`: a piece of evidence that waits for one side's decision, with
 * everything that a row of the queue shows. Kept by the server (ADR 25).
 */
export const reviewTaskSchema = z
  .object({
    id: id(),
    /** 'firm', or the id of the client that reviews for itself. */
    scope: id(),
    subjectType: z.enum(REVIEW_SUBJECTS),
    subjectId: id(),
    contractorId: id(),
    contractorName: text('Contractor', 1, 120),
    /** Names of the clients that are asked to rely on it, by name; a client's own task names that client alone. */
    clients: z.array(text('Client', 1, 120)),
    state: z.enum(EVIDENCE_STATES),
    version: z.int().min(1),
    /** The day of the submission, by which the queue runs. */
    submittedOn: calendarDate(),
    /** The first day on which there is nothing left to decide, such as the end of an accepted policy. */
    endsOn: calendarDate().optional(),
    /** Of the firm's: how often it returned it since it last accepted it; absent: never. */
    returns: z.int().min(1).optional(),
    /** Who has taken it for review in this scope; it may have run out. */
    lock: lockSchema.pick({ holderUid: true, holderName: true, until: true }).optional(),
    // Of policies:
    line: z.enum(INSURANCE_LINES).optional(),
    policyNumber: text('Policy number', 3, 40).optional(),
    namedInsured: text('Named insured', 2, 160).optional(),
    supersedes: id().optional(),
    /** The policy is decided; what waits is what it shows for these clients, by name. */
    certificatesFor: z
      .array(text('Client', 1, 120))
      .min(1)
      .optional(),
    /** Who of the firm entered it for its contractor, and so does not review it. */
    entered: z.object({ by: id(), firmName: onBehalfSchema.shape.firmName }).optional(),
    /** Of an OSHA year: its numbers, and those of the year before where that is on file. */
    osha: z
      .object({
        year: whole(2002, 9999),
        ...oshaNumbers,
        isExplained: z.boolean(),
        before: z.object({ G, H, I, J, K, hours }).optional(),
        /** Years that clients look at and that are not on file, oldest first; absent: none is, or they do not look at this one. */
        missing: z.array(whole(1900, 9999)).min(1).max(3).optional(),
      })
      .optional(),
    emr: emrRecordSchema.pick({ effective: true, value: true }).optional(),
    notRated: notRatedSchema.pick({ date: true, reason: true }).optional(),
    /** Of a safety program; declared: the contractor says that it does not apply. */
    program: z
      .object({
        programId: code(),
        isDeclared: z.boolean(),
        /** The contractor asked for a second look: who decided first does not decide again. */
        secondLook: z.object({ decidedBy: id() }).optional(),
      })
      .optional(),
    /** Of answers to a questionnaire. */
    questionnaire: z
      .object({
        title: text('Title', 2, 120),
        defVersion: z.int().min(1),
        progressPct: whole(0, 100),
        knockouts: whole(0, 10_000),
        /** Answers given since the firm accepted some last; absent: it never did. */
        changed: whole(0, 10_000).optional(),
      })
      .optional(),
    /** Of a document of the company: what it is, and what its contractor calls it. */
    document: z.object({ typeId: code(), title: text('Title', 2, 120) }).optional(),
    /** Of a document of a person: who it is, as the client of the task sees the assignment. */
    staff: z
      .object({
        staffId: id(),
        name: text('Name', 1, 121),
        jobRole: text('Job role', 1, 60),
        typeId: code(),
        sensitive: z.boolean(),
      })
      .optional(),
  })
  .refine(({ subjectType, line }) => subjectType !== 'policy' || line !== undefined, {
    path: ['line'],
    error: 'A policy has a line of insurance.',
  });
export type ReviewTask = z.infer<typeof reviewTaskSchema>;
