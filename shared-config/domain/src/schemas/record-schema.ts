import { z } from '../zod.ts';
import { id } from './fields.ts';

/** What every stored document carries beside its content (domain section 2, conventions). */
export const recordSchema = z.object({
  createdAt: z.date(),
  createdBy: id(),
  updatedAt: z.date(),
  updatedBy: id(),
  /** Version of the schema it was written with. */
  v: z.int().min(1),
});
export type RecordFields = z.infer<typeof recordSchema>;

/** The schema of a stored document: the entity's content and the record's fields. */
export function stored<Content extends z.ZodType>(content: Content) {
  return content.and(recordSchema);
}
