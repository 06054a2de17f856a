import { id } from '../schemas/fields.ts';
import { z } from '../zod.ts';

/** The person that the code of a badge names. */
export const gateCheckRequest = z.object({ staffId: id() });

/**
 * `closed`: the caller's company has nothing to do with the person, or not any more; what is said of it, and what to do. `person`: ready or not, why not in
 * sentences, and who it is. `photo`: a document of the contractor. `watch`: paths of documents; once one changes, the answer may be another one.
 */
export const gateCheckResponse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('closed'), title: z.string(), advice: z.string(), moment: z.string() }),
  z.object({
    kind: z.literal('person'),
    isReady: z.boolean(),
    reasons: z.array(z.string()),
    name: z.string(),
    company: z.string(),
    jobRole: z.string(),
    badgeNo: z.string(),
    sites: z.array(z.string()),
    moment: z.string(),
    contractorId: z.string(),
    photo: z.string().optional(),
    watch: z.array(z.string()),
  }),
]);
