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

const CERTIFICATE_MISSING = 'Add the certificate before you submit the policy.';

const endorsementEntry = z.object({ basis: z.enum(['blanket', 'scheduled']), docId: id().optional() });

/**
 * Says that the firm's customer service entered the policy for its contractor, on which day and why. Written once by the
 * server; who it was stands in `createdBy`. The contractor and its clients read it.
 */
export const onBehalfSchema = z.object({
  firmName: text('Firm', 1, 160),
  on: calendarDate(),
  reason: text('Reason', 10, 500),
});
export type OnBehalf = z.infer<typeof onBehalfSchema>;

/** What a contractor says of a policy; limits in whole US dollars. */
const policyFields = {
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
  supersedes: id().optional(),
};

interface PolicyTerms {
  readonly line: (typeof INSURANCE_LINES)[number];
  readonly effective: string;
  readonly expiration: string;
  readonly limits: Readonly<Record<string, number>>;
}

/** What no field can say alone. */
function checkTerms<Schema extends z.ZodType<PolicyTerms>>(schema: Schema) {
  return schema
    .refine(({ expiration, effective }) => expiration > effective, {
      path: ['expiration'],
      error: validationText('V6'),
    })
    .refine(
      ({ expiration, effective }) => expiration <= addMonths(effective, 12 * INSURANCE_BOUNDS.policyYearsMax),
      { path: ['expiration'], error: 'A policy runs for five years at most.' },
    )
    .refine(({ limits, line }) => Object.keys(limits).every((code) => lineOfLimit(code) === line), {
      path: ['limits'],
      error: 'A limit of another line was entered.',
    });
}

/** `companies/{c}/policies/{id}` (domain section 2). */
export const policySchema = checkTerms(
  z.object({
    id: id(),
    ...policyFields,
    cancelledOn: calendarDate().optional(),
    onBehalf: onBehalfSchema.optional(),
    ...evidenceFields,
  }),
);
export type Policy = z.infer<typeof policySchema>;

/** A policy as customer service enters it for a contractor: the same fields, with the certificate, submitted at once. */
export const policyEntrySchema = checkTerms(
  z.object({ ...policyFields, certificateDocId: z.string(CERTIFICATE_MISSING).pipe(id()) }),
);

/**
 * `companies/{c}/policies/{id}/policyVersions/{n}`: a policy as it was submitted, written once by the server. Its id is the
 * number of the submission, from 1.
 */
export const policyVersionSchema = checkTerms(
  z.object({
    id: id(),
    ...policyFields,
    policyId: id(),
    version: z.int().min(1),
    submittedOn: calendarDate(),
    submittedAt: z.date(),
    submittedBy: id(),
    onBehalf: onBehalfSchema.optional(),
  }),
);
export type PolicyVersion = z.infer<typeof policyVersionSchema>;

const holderContentSchema = z.object({
  certificateDocId: id().optional(),
  /** Endorsements that name this client. */
  scheduled: z.array(z.enum(ENDORSEMENTS)),
  docIds: z.array(id()),
});
/** What a policy shows for one client, as it is declared and as it was reviewed. */
export type HolderContent = z.infer<typeof holderContentSchema>;

export const HOLDER_STATES = ['submitted', 'accepted', 'changes_requested'] as const;

/**
 * `companies/{c}/policies/{id}/holders/{clientId}`: what the policy shows for one client only. What the contractor declares is
 * evidence: only `reviewed` counts, the content as it was when somebody else accepted it (ADR 28).
 */
export const policyHolderSchema = holderContentSchema.extend({
  policyId: id(),
  clientId: id(),
  /** Absent in records from before they were reviewed, which wait. */
  state: z.enum(HOLDER_STATES).optional(),
  submittedOn: calendarDate().optional(),
  reviewed: holderContentSchema.optional(),
  /** The last decision; with words when it was returned. */
  decision: z.object({ by: id(), at: z.date(), comment: text('Comment', 10, 2000).optional() }).optional(),
});
export type PolicyHolder = z.infer<typeof policyHolderSchema>;
