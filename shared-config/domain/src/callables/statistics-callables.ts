import { CORRECTED_FIELDS } from '../safety-corrections.ts';
import { id } from '../schemas/fields.ts';
import { onBehalfSchema } from '../schemas/insurance-schemas.ts';
import {
  correctedNumberSchema,
  emrEntrySchema,
  oshaYearEntrySchema,
  recordCorrectionSchema,
} from '../schemas/statistics-schemas.ts';
import { z } from '../zod.ts';

/**
 * Typing errors of a record under review, by customer service. `before` is what the caller saw; another value is a
 * conflict.
 */
export const statisticsCorrectRequest = z.object({
  contractorId: id(),
  subjectType: z.enum(['osha_year', 'emr']),
  subjectId: id(),
  version: z.int().min(1),
  reason: recordCorrectionSchema.shape.reason,
  changes: z
    .array(correctedNumberSchema)
    .min(1, 'Correct at least one value.')
    .max(CORRECTED_FIELDS.length)
    .refine((changes) => new Set(changes.map(({ field }) => field)).size === changes.length, {
      error: 'Each value is corrected once.',
    }),
});

/**
 * An OSHA year or an EMR that customer service enters for a contractor (domain 5.2). Its papers lie in the contractor's folder
 * already, put there by the same person. `requestId` names the submission: sent again it finds the first one's record.
 */
export const statisticsEnterRequest = z.object({
  requestId: z.string().regex(/^[A-Za-z0-9-]{16,64}$/),
  contractorId: id(),
  /** Why the firm enters it; the contractor and its clients read it. */
  reason: onBehalfSchema.shape.reason,
  entry: z.discriminatedUnion('subjectType', [
    z.object({ subjectType: z.literal('osha_year'), record: oshaYearEntrySchema }),
    z.object({ subjectType: z.literal('emr'), record: emrEntrySchema }),
  ]),
});
export const statisticsEnteredResponse = z.object({ id: id() });
