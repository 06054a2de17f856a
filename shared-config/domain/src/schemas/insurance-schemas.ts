import { addMonths } from '../calendar-date.ts';
import { EVIDENCE_STATES } from '../evidence-state.ts';
import {
  AGGREGATE_SCOPES,
  AUTOS,
  ENDORSEMENTS,
  INSURANCE_BOUNDS,
  INSURANCE_LINES,
  LIMIT_CODES,
  lineOfLimit,
} from '../insurance.ts';
import { validationText } from '../validation-messages.ts';
import { z } from '../zod.ts';
import { calendarDate, email, id, money, partialMap, phone, text } from './fields.ts';
import { bestRating } from './requirement-schema.ts';

/** Every submission of a piece of evidence is a version of its own: a review is about one version. */
export const evidenceFields = {
  state: z.enum(EVIDENCE_STATES),
  version: z.int().min(1),
  submittedOn: calendarDate().optional(),
};

const endorsementEntry = z.object({ basis: z.enum(['blanket', 'scheduled']), docId: id().optional() });

/** `companies/{c}/policies/{id}` (domain section 2); limits in whole US dollars. */
export const policySchema = z
  .object({
    id: id(),
    line: z.enum(INSURANCE_LINES),
    insurerName: text('Insurer', 2, 120),
    naicNo: z
      .string()
      .regex(/^\d{5}$/, 'An NAIC number has 5 digits.')
      .optional(),
    amBest: bestRating.optional(),
    policyNumber: text('Policy number', 3, 40),
    effective: calendarDate(),
    /** The policy ends at 12:01 a.m. on this date: the date itself is not covered. */
    expiration: calendarDate(),
    limits: partialMap(LIMIT_CODES, money()),
    wcStatutory: z.boolean().optional(),
    claimsMade: z.boolean(),
    retroDate: calendarDate().optional(),
    aggregatePer: z.enum(AGGREGATE_SCOPES).optional(),
    autos: z.array(z.enum(AUTOS)),
    endorsements: partialMap(ENDORSEMENTS, endorsementEntry),
    namedInsured: text('Named insured', 2, 160),
    producer: z.object({
      name: text('Producer', 1, 120),
      email: email().optional(),
      phone: phone().optional(),
    }),
    certificateDocId: id().optional(),
    cancelledOn: calendarDate().optional(),
    supersedes: id().optional(),
    ...evidenceFields,
  })
  .refine((policy) => policy.expiration > policy.effective, {
    path: ['expiration'],
    error: validationText('V6'),
  })
  .refine(
    (policy) => policy.expiration <= addMonths(policy.effective, 12 * INSURANCE_BOUNDS.policyYearsMax),
    {
      path: ['expiration'],
      error: 'A policy runs for five years at most.',
    },
  )
  .refine((policy) => Object.keys(policy.limits).every((code) => lineOfLimit(code) === policy.line), {
    path: ['limits'],
    error: 'A limit of another line was entered.',
  });
export type Policy = z.infer<typeof policySchema>;

/** `companies/{c}/policies/{id}/holders/{clientId}`: what the policy shows for one client only. */
export const policyHolderSchema = z.object({
  policyId: id(),
  clientId: id(),
  certificateDocId: id().optional(),
  /** Endorsements that name this client. */
  scheduled: z.array(z.enum(ENDORSEMENTS)),
  docIds: z.array(id()),
});
export type PolicyHolder = z.infer<typeof policyHolderSchema>;
