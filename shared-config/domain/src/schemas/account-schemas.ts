import { COMPANY_KINDS } from '../company.ts';
import { ITEM_STATUSES } from '../compliance/status.ts';
import { ENGAGEMENT_BOUNDS, ENGAGEMENT_STATES, engagementId, RISK_LEVELS } from '../engagement.ts';
import { INVITATION_STATES } from '../invitation.ts';
import { NOTIFICATION_BOUNDS } from '../notification.ts';
import { USER_ROLES } from '../role.ts';
import { DIGESTS, USER_BOUNDS, USER_STATUSES } from '../user.ts';
import { z } from '../zod.ts';
import { approvalTermsSchema, requestTermsSchema } from './engagement-schemas.ts';
import { calendarDate, code, email, id, nameWordList, phone, text, whole } from './fields.ts';

/** `users/{uid}` (domain section 2). */
export const userSchema = z.object({
  id: id(),
  email: email(),
  firstName: text('First name', USER_BOUNDS.nameMin, USER_BOUNDS.nameMax),
  lastName: text('Last name', USER_BOUNDS.nameMin, USER_BOUNDS.nameMax),
  title: text('Title', 0, USER_BOUNDS.titleMax).optional(),
  /** E.164, or empty: none given. */
  phone: phone().or(z.literal('')).optional(),
  role: z.enum(USER_ROLES),
  companyId: id(),
  companyName: text('Company', 1, 120),
  photoURL: z.url({ protocol: /^https?$/ }).optional(),
  status: z.enum(USER_STATUSES),
  prefs: z.object({ emailReminders: z.boolean(), digest: z.enum(DIGESTS) }),
  lastSignInAt: z.date().optional(),
});

/** `companies/{companyId}/contacts/{uid}`: how to reach a person of a company; the server copies it from the user. */
export const contactSchema = z.object({
  id: id(),
  companyId: id(),
  name: text('Name', 1, 121),
  title: text('Title', 0, USER_BOUNDS.titleMax).optional(),
  email: email(),
  phone: phone().or(z.literal('')).optional(),
  role: z.enum(USER_ROLES),
});
export type Contact = z.infer<typeof contactSchema>;

/** `invitations/{id}` (domain section 2). The token itself is only in the link. */
export const invitationSchema = z
  .object({
    id: id(),
    tokenHash: z.string().regex(/^[0-9a-f]{64}$/, 'A SHA-256 hash has 64 hexadecimal digits.'),
    email: email(),
    role: z.enum(USER_ROLES),
    companyId: id().optional(),
    newCompany: z.object({ kind: z.enum(COMPANY_KINDS), name: text('Name', 2, 120) }).optional(),
    engagementId: id().optional(),
    /** What a client wants of a contractor that comes into being with the invitation. */
    terms: requestTermsSchema.optional(),
    invitedBy: id(),
    /** Company of the inviter: by it 5003 to 5005 find the invitations of their own company. */
    inviterCompanyId: id(),
    message: text('Message', 0, 500).optional(),
    expiresOn: calendarDate(),
    state: z.enum(INVITATION_STATES),
  })
  .refine((entry) => (entry.companyId === undefined) !== (entry.newCompany === undefined), {
    path: ['companyId'],
    error: 'An invitation names either a company or a new one.',
  });
export type Invitation = z.infer<typeof invitationSchema>;

/** `engagements/{clientId}_{contractorId}` (domain section 2). */
export const engagementSchema = z
  .object({
    id: id(),
    clientId: id(),
    contractorId: id(),
    clientName: text('Client', 1, 120),
    contractorName: text('Contractor', 1, 120),
    state: z.enum(ENGAGEMENT_STATES),
    workTypes: z.array(code()),
    riskLevel: z.enum(RISK_LEVELS),
    sites: z.array(text('Site', 1, 120)),
    contactUid: id().optional(),
    clientContactUid: id().optional(),
    requestedBy: id().optional(),
    requestReason: text('Reason', 0, ENGAGEMENT_BOUNDS.requestReasonMax).optional(),
    decidedBy: id().optional(),
    decidedAt: z.date().optional(),
    decisionReason: text('Reason', ENGAGEMENT_BOUNDS.reasonMin, ENGAGEMENT_BOUNDS.reasonMax).optional(),
    startOn: calendarDate().optional(),
    endOn: calendarDate().optional(),
    /** Copies of the contractor's record: all that a client sees of it before it accepts. */
    contractorTrades: z.array(code()).optional(),
    contractorCity: text('City', 0, 100).optional(),
    /** What the work is approved for; the contractor reads it. */
    conditions: text('Conditions', 0, ENGAGEMENT_BOUNDS.conditionsMax).optional(),
    /** The first of two approvals, where the client wants four eyes; the second person confirms it as it is. */
    firstApproval: z
      .object({ by: id(), byName: text('Name', 0, 121), at: z.date(), terms: approvalTermsSchema })
      .optional(),
    /** When customer service last reminded the contractor of its next step (`engagementRemind`). */
    remindedAt: z.date().optional(),
    /** The last deficiency letter (`deficiencyLetterSend`). */
    letterSent: z
      .object({
        at: z.date(),
        people: whole(0, 100_000),
        mailed: whole(0, 100_000),
        brokers: whole(0, 100),
      })
      .optional(),
    /** The fields below: written by the server from the evaluation (`listedFacts`). */
    changesOn: calendarDate().optional(),
    /** Beginnings of the words of `contractorName`. */
    nameWords: nameWordList().optional(),
    trir: z.string().optional(),
    emr: z.string().optional(),
    blockers: z
      .object({
        count: whole(1, 100_000),
        keys: z.array(z.string()),
        actors: z.array(z.enum(['contractor', 'firm', 'client'])),
      })
      .optional(),
    overall: z.enum(ITEM_STATUSES).optional(),
    readinessPct: whole(0, 100).nullable().optional(),
    nextChangeOn: calendarDate().optional(),
    evaluatedAt: z.date().optional(),
    updatedAt: z.date(),
  })
  .refine((entry) => entry.id === engagementId(entry.clientId, entry.contractorId), {
    path: ['id'],
    error: 'The id of an engagement is made of the client and the contractor.',
  })
  .refine(
    (entry) => entry.startOn === undefined || entry.endOn === undefined || entry.endOn >= entry.startOn,
    {
      path: ['endOn'],
      error: 'The end must not be before the start.',
    },
  );

/** `notifications/{id}`: exactly the fields of the specification. */
export const notificationSchema = z.strictObject({
  id: id(),
  toId: id(),
  title: text('Title', 1, NOTIFICATION_BOUNDS.titleMax),
  body: text('Text', 1, NOTIFICATION_BOUNDS.bodyMax),
  date_time: z.date(),
  read: z.boolean(),
});
