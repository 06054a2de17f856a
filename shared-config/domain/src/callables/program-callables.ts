import { APPEAL_REASON } from '../machines/evidence-machine.ts';
import { id, text } from '../schemas/fields.ts';
import { z } from '../zod.ts';

/** By the contractor, of its own version `{programId}_{n}` that the firm sent back. */
export const programAppealRequest = z.object({
  versionId: id(),
  reason: text('The reason', APPEAL_REASON.min, APPEAL_REASON.max),
});
