import { DEMAND_KEY } from '../demand-key.ts';
import { ENGAGEMENT_BOUNDS, RISK_LEVELS } from '../engagement.ts';
import { CONTRACTOR_REQUEST_STATES, KEPT_DECISIONS } from '../engagement-requests.ts';
import { validationText } from '../validation-messages.ts';
import { needsMitigation, VARIANCE_BOUNDS } from '../variance.ts';
import { z } from '../zod.ts';
import { calendarDate, code, email, id, text } from './fields.ts';
import { resultSchema } from './trail-schemas.ts';

const { workTypesMax, sitesMax, siteMax, conditionsMax, reasonMax, requestReasonMax } = ENGAGEMENT_BOUNDS;

/** What a client wants of a new contractor. */
export const requestTermsSchema = z.object({
  workTypes: z.array(code()).min(1, 'Choose at least one trade.').max(workTypesMax),
  riskLevel: z.enum(RISK_LEVELS),
  sites: z.array(text('Site', 1, siteMax)).max(sitesMax),
});

/** A variance that goes with an approval: the end is inclusive, the start is the day of the decision. */
const approvedVarianceSchema = z
  .object({
    key: z.string().regex(DEMAND_KEY),
    reason: text('Reason', VARIANCE_BOUNDS.reasonMin, VARIANCE_BOUNDS.reasonMax),
    mitigation: text('Mitigation', VARIANCE_BOUNDS.reasonMin, VARIANCE_BOUNDS.reasonMax).optional(),
    to: calendarDate(),
  })
  .refine((variance) => !needsMitigation(variance.key) || variance.mitigation !== undefined, {
    path: ['mitigation'],
    error: validationText('V1', { field: 'what is done about the risk' }),
  });

/** What an approval says beside its reason. */
export const approvalTermsSchema = z.object({
  reason: text('Reason', 0, reasonMax).optional(),
  conditions: text('Conditions', 0, conditionsMax).optional(),
  endOn: calendarDate().optional(),
  variances: z.array(approvedVarianceSchema).max(20).optional(),
});
export type ApprovalTerms = z.infer<typeof approvalTermsSchema>;

/**
 * `engagementDecisions/{id}`: a decision about a contractor with what was known at that moment. Written by the server once
 * and never changed, whatever is asked or submitted later.
 */
export const engagementDecisionSchema = z.object({
  id: id(),
  clientId: id(),
  contractorId: id(),
  clientName: text('Client', 1, 120),
  contractorName: text('Contractor', 1, 120),
  action: z.enum(KEPT_DECISIONS),
  reason: text('Reason', 0, reasonMax).optional(),
  conditions: text('Conditions', 0, conditionsMax).optional(),
  endOn: calendarDate().optional(),
  decidedBy: id(),
  decidedByName: text('Name', 0, 121),
  decidedAt: z.date(),
  /** Who approved first, where two had to. */
  firstBy: id().optional(),
  firstByName: text('Name', 0, 121).optional(),
  /** The result of that day, with the variances that came with the decision. */
  result: resultSchema,
  /** The version of the requirements in force; absent where the client had published none. */
  requirementVersion: z.int().min(1).optional(),
  /** Keys of the variances that came with the decision. */
  varianceKeys: z.array(z.string()),
});
export type EngagementDecision = z.infer<typeof engagementDecisionSchema>;

/** `contractorRequests/{id}`: a contractor that VCMS does not know, asked for by a client whose people may not invite. */
export const contractorRequestSchema = z.object({
  id: id(),
  clientId: id(),
  clientName: text('Client', 1, 120),
  companyName: text('Company', 2, 120),
  contactName: text('Contact', 1, 121),
  email: email(),
  ...requestTermsSchema.shape,
  message: text('Message', 0, requestReasonMax).optional(),
  requestedBy: id(),
  requestedByName: text('Name', 0, 121),
  state: z.enum(CONTRACTOR_REQUEST_STATES),
  /** Why it was declined. */
  reason: text('Reason', 0, requestReasonMax).optional(),
});
export type ContractorRequest = z.infer<typeof contractorRequestSchema>;
