import { id } from '../schemas/fields.ts';
import { onBehalfSchema, policyEntrySchema } from '../schemas/insurance-schemas.ts';
import { z } from '../zod.ts';

/**
 * A policy that customer service enters for a contractor (domain 4.4). Its certificate lies in the contractor's folder already,
 * put there by the same person. `requestId` names the submission: sent again it finds the first one's policy.
 */
export const policyEnterRequest = z.object({
  requestId: z.string().regex(/^[A-Za-z0-9-]{16,64}$/),
  contractorId: id(),
  /** Why the firm enters it; the contractor and its clients read it. */
  reason: onBehalfSchema.shape.reason,
  policy: policyEntrySchema,
});
export const policyEnteredResponse = z.object({ id: id() });
