import { CORRECTED_FIELDS } from '../safety-corrections.ts';
import { id } from '../schemas/fields.ts';
import { correctedNumberSchema, recordCorrectionSchema } from '../schemas/statistics-schemas.ts';
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
