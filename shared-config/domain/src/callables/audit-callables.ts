import { id } from '../schemas/fields.ts';
import { chainBreakSchema } from '../schemas/trail-schemas.ts';
import { z } from '../zod.ts';

/** One stretch of a chain; `since` goes on behind a link that is known to be whole, 0 begins at the first. */
export const auditChainCheckRequest = z.object({ companyId: id(), since: z.int().min(0).default(0) });

export const auditChainCheckResponse = z.object({
  /** Links when the stretch began. */
  n: z.int().min(0),
  /** The link up to which it holds now. */
  checkedTo: z.int().min(0),
  isDone: z.boolean(),
  break: chainBreakSchema.optional(),
});

/** A part of a chain as JSON lines; `end` is that of the first part, so that the file has one end. */
export const auditChainExportRequest = z.object({
  companyId: id(),
  after: z.int().min(0),
  end: z.int().min(1).optional(),
});

export const auditChainExportResponse = z.object({
  /** Lines, each with its line feed. */
  text: z.string(),
  end: z.int().min(0),
  /** The link behind which the next part begins; absent: that was the last. */
  next: z.int().min(1).optional(),
});
