import { code, text } from '../schemas/fields.ts';
import { z } from '../zod.ts';

/** By customer service, of the firm's questionnaire; by a client, of its own supplement. */
export const questionnairePublishRequest = z.object({
  definitionId: code(),
  n: z.int().min(1),
  /** When the draft was saved last as the caller saw it, in milliseconds. */
  seenAt: z.number(),
  /** What is new, as contractors and clients read it. */
  changeNote: text('The note', 5, 500),
});
