import { APPEAL_REASON } from '../machines/evidence-machine.ts';
import { PROGRAM_EDITION_STATES } from '../program-edition.ts';
import {
  QUESTION_TYPES,
  QUESTIONNAIRE_STATES,
  RESPONSE_STATES,
  SUPPLEMENT_QUESTIONS_MAX,
} from '../questionnaire.ts';
import { z } from '../zod.ts';
import { calendarDate, code, decimal, id, text, whole } from './fields.ts';
import { evidenceFields } from './insurance-schemas.ts';

/** What an edition of a program says; the bounds of its lists are those of the access rules. */
const programContent = {
  title: text('Title', 2, 120),
  cfr: text('CFR', 0, 120),
  elements: z
    .array(
      z.object({
        id: code(),
        text: text('Element', 1, 1000),
        points: whole(1, 5),
        critical: z.boolean(),
        cfr: text('CFR', 0, 120).optional(),
      }),
    )
    .max(200),
  appliesToTrades: z.array(code()).max(100),
};

/** `programs/{id}`: the catalogue of safety programs as it is published (domain section 2). */
export const programSchema = z.object({
  id: code(),
  ...programContent,
  /** Which published edition this is. Absent: from before editions were kept. */
  edition: whole(1, 99_999).optional(),
  /** Since when it is offered for no new requirement; what requires it goes on as before. */
  retiredOn: calendarDate().optional(),
});
export type Program = z.infer<typeof programSchema>;

/** `programs/{id}/programEditions/{n}`: a draft, or what was published and never changes again. */
export const programEditionSchema = z
  .object({
    programId: code(),
    n: whole(1, 99_999),
    ...programContent,
    status: z.enum(PROGRAM_EDITION_STATES),
    publishedOn: calendarDate().optional(),
    /** What is new, as it stands beside the edition in the catalogue. */
    changeNote: text('Change note', 5, 500).optional(),
  })
  .refine(({ status, publishedOn }) => status === 'draft' || publishedOn !== undefined, {
    path: ['publishedOn'],
    error: 'A published edition has the date it was published on.',
  });
export type ProgramEdition = z.infer<typeof programEditionSchema>;

/** `savedComments/{id}`: what reviewers of one side write again and again about a program. */
export const savedCommentSchema = z.object({
  id: id(),
  /** Whose reviewers keep it: `firm`, or the id of a client. */
  owner: id(),
  programId: code(),
  /** Absent: for every element of the program. */
  elementId: code().optional(),
  text: text('Comment', 10, 1000),
});
export type SavedComment = z.infer<typeof savedCommentSchema>;

/**
 * That the contractor asked for a second look at what the firm sent back, once for each version. Kept by the server: the person
 * who decided first does not decide again.
 */
export const programAppealSchema = z.object({
  reason: text('Reason', APPEAL_REASON.min, APPEAL_REASON.max),
  askedOn: calendarDate(),
  askedBy: id(),
  /** The firm's first decision. */
  reviewId: id(),
  decidedBy: id(),
});
export type ProgramAppeal = z.infer<typeof programAppealSchema>;

/** `companies/{c}/programVersions/{programId}_{n}`; `version` of the evidence is the n. */
export const programVersionSchema = z
  .object({
    id: id(),
    programId: code(),
    /** The edition of the catalogue that it was submitted against, and is judged by. Absent: from before editions were kept. */
    edition: whole(1, 99_999).optional(),
    docId: id().optional(),
    /** Page in the document by element. */
    pageRefs: z.record(z.string(), z.int().min(1)),
    revisionDate: calendarDate().optional(),
    declaredNotApplicable: z.boolean(),
    notApplicableReason: text('Reason', 20, 500).optional(),
    /** 0.0..100.0, null when no element applies. Absent before the review. */
    score: decimal('0.0', '100.0', 1).nullable().optional(),
    criticalFails: z.int().min(0).optional(),
    reviewedOn: calendarDate().optional(),
    validUntil: calendarDate().optional(),
    appeal: programAppealSchema.optional(),
    ...evidenceFields,
  })
  .refine((entry) => !entry.declaredNotApplicable || entry.notApplicableReason !== undefined, {
    path: ['notApplicableReason'],
    error: 'Say why the program does not apply.',
  })
  .refine((entry) => entry.declaredNotApplicable || entry.state === 'draft' || entry.docId !== undefined, {
    path: ['docId'],
    error: 'Add the program as a document.',
  });
export type ProgramVersion = z.infer<typeof programVersionSchema>;

/** A question allows 10,000 characters at most, and an option 200. */
const answerValue = z.union([
  z.string().max(10_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(100),
]);

export const questionSchema = z.object({
  /** The same in all versions. */
  id: code(),
  type: z.enum(QUESTION_TYPES),
  text: text('Question', 1, 500),
  help: text('Help', 0, 1000).optional(),
  required: z.boolean(),
  maxLength: whole(1, 10_000).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  options: z.array(text('Option', 1, 200)).optional(),
  showIf: z.object({ questionId: code(), equals: answerValue }).optional(),
  weight: whole(0, 10),
  /** Values that end the qualification at once. */
  knockout: z.array(z.union([z.string(), z.number(), z.boolean()])),
  evidence: z.boolean(),
});
export type Question = z.infer<typeof questionSchema>;

/** `questionnaires/{definitionId}`: whose definition it is; its versions follow. */
export const questionnaireSchema = z.object({
  id: code(),
  /** 'firm', or the id of the client whose supplement it is. */
  owner: id(),
  title: text('Title', 2, 120),
});
export type Questionnaire = z.infer<typeof questionnaireSchema>;

/** `questionnaires/{definitionId}/questionnaireVersions/{n}` (domain section 2). */
export const questionnaireVersionSchema = z
  .object({
    definitionId: code(),
    n: z.int().min(1),
    /** 'firm', or the id of the client whose supplement it is. */
    owner: id(),
    title: text('Title', 2, 120),
    sections: z.array(z.object({ title: text('Section', 1, 120), questions: z.array(questionSchema) })),
    status: z.enum(QUESTIONNAIRE_STATES),
    publishedOn: calendarDate().optional(),
    /** What is new, as contractors and clients read it. Absent in versions from before notes were kept. */
    changeNote: text('Change note', 5, 500).optional(),
  })
  .refine((version) => version.status === 'draft' || version.publishedOn !== undefined, {
    path: ['publishedOn'],
    error: 'A published version has the date it was published on.',
  })
  .refine(
    (version) =>
      version.owner === 'firm' ||
      version.sections.flatMap((section) => section.questions).length <= SUPPLEMENT_QUESTIONS_MAX,
    { path: ['sections'], error: 'A supplement has at most 40 questions.' },
  );
export type QuestionnaireVersion = z.infer<typeof questionnaireVersionSchema>;

/** One answer; a response holds up to 2,000 of them. */
export const answerSchema = z.object({
  value: answerValue,
  comment: text('Comment', 0, 2000).optional(),
  docId: id().optional(),
  answeredAt: z.date(),
  answeredBy: id(),
});

/** `companies/{c}/answers/{defId}`, kept by question so that a new version starts filled in. */
export const responseSchema = z.object({
  id: id(),
  definitionId: code(),
  defVersion: z.int().min(1),
  /** Of a draft: the version of the submission before it, or the one a first draft was begun in. Absent: from before it was kept. */
  knownVersion: whole(1, 100_000).optional(),
  answers: z.record(z.string(), answerSchema),
  /** The question that the last write answered: by it the access rules know whose time they compare. */
  lastAnswered: code().optional(),
  progressPct: whole(0, 100),
  /** Who stands for what was submitted. */
  signedBy: text('Name', 2, 120).optional(),
  signedTitle: text('Title', 2, 80).optional(),
  state: z.enum(RESPONSE_STATES),
  version: evidenceFields.version,
  submittedOn: evidenceFields.submittedOn,
});
export type QuestionnaireResponse = z.infer<typeof responseSchema>;
