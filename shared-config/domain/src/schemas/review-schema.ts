import { REVIEW_DECISIONS, REVIEW_SUBJECTS } from '../evidence-state.ts';
import { z } from '../zod.ts';
import { decimal, id, text } from './fields.ts';

/** `companies/{c}/reviews/{id}`, append-only (domain section 2). */
export const reviewSchema = z
  .object({
    id: id(),
    subjectType: z.enum(REVIEW_SUBJECTS),
    subjectId: id(),
    /** Of a staff document: whose it is. */
    staffId: id().optional(),
    /** Of a questionnaire: who asks it, 'firm' or the id of a client; no other client reads what was decided on the answers. */
    owner: id().optional(),
    subjectVersion: z.int().min(1),
    /** 'firm', or the id of the client that reviewed for itself. */
    scope: id(),
    decision: z.enum(REVIEW_DECISIONS),
    findings: z.array(
      z.object({
        key: text('Finding', 1, 120),
        result: z.enum(['pass', 'fail', 'na']),
        comment: text('Comment', 0, 1000),
        page: z.int().min(1).optional(),
        /** Of a program: the words of the element that failed, as the reviewed edition has them. */
        element: text('Element', 1, 1000).optional(),
      }),
    ),
    publicComment: text('Comment', 0, 2000),
    decidedBy: id(),
    decidedAt: z.date(),
    minutesToDecision: z.int().min(0),
    /** Of an accepted program, by the server from the findings: 0.0..100.0, null when no element applies. */
    score: decimal('0.0', '100.0', 1).nullable().optional(),
    criticalFails: z.int().min(0).optional(),
  })
  .refine((review) => review.decision === 'accepted' || review.publicComment.length >= 10, {
    path: ['publicComment'],
    error: 'Tell the contractor in at least 10 characters what to correct.',
  });
export type Review = z.infer<typeof reviewSchema>;

/** Sub-document of a review; the contractor never sees it. */
export const reviewInternalSchema = z.object({ internalComment: text('Comment', 1, 2000) });
