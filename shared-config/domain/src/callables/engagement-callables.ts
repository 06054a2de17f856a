import { ENGAGEMENT_BOUNDS, ENGAGEMENT_STATES } from '../engagement.ts';
import { ENGAGEMENT_ACTIONS } from '../engagement-transitions.ts';
import { approvalTermsSchema, requestTermsSchema } from '../schemas/engagement-schemas.ts';
import { calendarDate, email, id, text } from '../schemas/fields.ts';
import { resultSchema } from '../schemas/trail-schemas.ts';
import { validationText } from '../validation-messages.ts';
import { z } from '../zod.ts';

/** A move of the state table; a new engagement (`request`, `invite`) is made of the two ids. */
export const engagementMoveRequest = z.object({
  clientId: id(),
  contractorId: id(),
  action: z.enum(ENGAGEMENT_ACTIONS),
  reason: text('Reason', 0, ENGAGEMENT_BOUNDS.reasonMax).optional(),
  /** Of an approval. A second approver confirms the first one's and sends none. */
  terms: approvalTermsSchema.omit({ reason: true }).optional(),
});
export const engagementMoveResponse = z.object({
  state: z.enum(ENGAGEMENT_STATES),
  /** True: a first approval is noted, and another person must confirm it. */
  isFirstOfTwo: z.boolean().optional(),
});

/** A reminder of the next step, to everybody of the contractor. */
export const engagementRemindRequest = z.object({ clientId: id(), contractorId: id() });

const ein = z.string().regex(/^\d{9}$/, validationText('V19'));

/** One of the two, exactly. */
export const contractorLookupRequest = z
  .object({ ein: ein.optional(), email: email().optional() })
  .refine((entry) => (entry.ein === undefined) !== (entry.email === undefined), {
    path: ['ein'],
    error: 'Enter an EIN or an e-mail address.',
  });
export const contractorLookupResponse = z.object({
  match: z
    .object({
      name: z.string(),
      city: z.string(),
      state: z.string(),
      trades: z.array(z.string()),
      /** Where it stands on the caller's own list; absent: it is not on it. */
      onList: z.enum(ENGAGEMENT_STATES).optional(),
    })
    .optional(),
});

export const contractorRequestRequest = z.object({
  /** A random name of one click: the same click sent twice has one effect. */
  requestId: z.string().regex(/^[A-Za-z0-9-]{16,64}$/),
  /** By which the server looks for the company itself; no id is taken from a browser. */
  ein: ein.optional(),
  email: email().optional(),
  /** Of a company that VCMS does not know yet; left out after a match. */
  company: z
    .object({ name: text('Company', 2, 120), contactName: text('Contact', 1, 121), email: email() })
    .optional(),
  ...requestTermsSchema.shape,
  message: text('Message', 0, ENGAGEMENT_BOUNDS.requestReasonMax).optional(),
});
/** What follows: the contractor is told, or somebody who may send it decides. */
export const contractorRequestResponse = z.object({
  outcome: z.enum(['sent', 'asked', 'withdrawn', 'declined']),
});

export const contractorRequestMoveRequest = z
  .object({
    id: id(),
    action: z.enum(['send', 'withdraw', 'decline']),
    /** Told to whoever asked. */
    reason: text('Reason', 10, ENGAGEMENT_BOUNDS.requestReasonMax).optional(),
  })
  .refine(({ action, reason }) => action !== 'decline' || reason !== undefined, {
    path: ['reason'],
    error: 'Say why, in 10 characters or more.',
  });

export const standingOnRequest = z.object({
  clientId: id(),
  contractorId: id(),
  dates: z.array(calendarDate()).min(1).max(2),
});
export const standingOnResponse = z.object({ results: z.array(resultSchema) });
