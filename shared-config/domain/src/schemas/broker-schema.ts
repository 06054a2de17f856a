import { AUTO_DEMANDS } from '../autos.ts';
import { BROKER_REQUEST_STATES, RENEWAL_STEPS } from '../broker/broker-request.ts';
import { AGGREGATE_SCOPES, ENDORSEMENTS, INSURANCE_LINES, LIMIT_CODES } from '../insurance.ts';
import { z } from '../zod.ts';
import { calendarDate, email, id, requiredLimit, text } from './fields.ts';
import { bestRating } from './requirement-schema.ts';

/** How one client wants to be named on a certificate. */
export const brokerHolderSchema = z.object({
  clientId: id(),
  name: text('Client', 1, 120),
  /** On one line; '' when it is not known. */
  address: text('Address', 0, 400),
  certificateHolder: z.boolean(),
  endorsements: z.array(z.enum(ENDORSEMENTS)),
});
export type BrokerHolder = z.infer<typeof brokerHolderSchema>;

/** What is asked of one line: the strictest demand of all clients, and how each wants to be named. */
export const brokerAskSchema = z.object({
  line: z.enum(INSURANCE_LINES),
  limits: z.array(z.object({ code: z.enum(LIMIT_CODES), amount: requiredLimit() })),
  /** The limits may be reached together with an umbrella. */
  viaUmbrella: z.boolean(),
  statutory: z.boolean(),
  occurrenceOnly: z.boolean(),
  aggregatePer: z.enum(AGGREGATE_SCOPES).optional(),
  /** Absent: not asked. */
  autos: z.array(z.enum(AUTO_DEMANDS)).optional(),
  minBest: bestRating.optional(),
  holders: z.array(brokerHolderSchema),
});
export type BrokerAsk = z.infer<typeof brokerAskSchema>;

/** A file that came over the link: a draft in the contractor's documents. */
export const brokerFileSchema = z.object({ docId: id(), fileName: text('File name', 1, 200) });

/**
 * `brokerRequests/{id}`: a contractor's request to its broker, with a link that takes files once. The token itself is only
 * in the link. Written by the server only; what was asked stays as it was on that day.
 */
export const brokerRequestSchema = z.object({
  id: id(),
  contractorId: id(),
  contractorName: text('Contractor', 1, 120),
  /** Who asked; is told when files arrive. */
  requestedBy: id(),
  requesterName: text('Name', 1, 121),
  brokerName: text('Broker', 1, 120),
  brokerEmail: email().optional(),
  note: text('Note', 0, 500),
  asks: z.array(brokerAskSchema).min(1),
  tokenHash: z.string().regex(/^[0-9a-f]{64}$/, 'A SHA-256 hash has 64 hexadecimal digits.'),
  /** The last day of the link. */
  expiresOn: calendarDate(),
  state: z.enum(BROKER_REQUEST_STATES),
  /** Counts the links that were made for it. */
  round: z.int().min(1),
  /** True when the product sent the last link by mail. */
  mailed: z.boolean(),
  /** Of all rounds, oldest first. */
  files: z.array(brokerFileSchema).max(50),
  receivedAt: z.date().optional(),
  /** What became of the letter of the last round; absent while it is on its way, and where none was mailed. */
  delivery: z.object({ state: z.enum(['delivered', 'failed']), reason: z.string().max(500) }).optional(),
  /** Of a request that the night made: for which end, and up to which step the broker was asked. */
  renewal: z.object({ endsOn: calendarDate(), step: z.literal(RENEWAL_STEPS) }).optional(),
});
export type BrokerRequest = z.infer<typeof brokerRequestSchema>;

/**
 * `companies/{c}/renewalConsents/{line}`: a contractor lets the product ask its broker for renewals of a line. It says whom to
 * write to and nothing of the policy, so it is no evidence and nobody reviews it. Written by the server only; ending it deletes it.
 */
export const renewalConsentSchema = z.object({
  /** The line. */
  id: z.enum(INSURANCE_LINES),
  contractorId: id(),
  /** The policy it was given with, and the broker that stands on it: a later policy with another broker asks anew. */
  policyId: id(),
  producerName: text('Broker', 0, 120),
  brokerName: text('Broker', 1, 120),
  brokerEmail: email(),
  /** Who gave it; answers of the broker go there. */
  allowedBy: id(),
});
export type RenewalConsent = z.infer<typeof renewalConsentSchema>;
