import { CHAIN_BREAKS } from '../audit-chain.ts';
import { INSURANCE_FLAGS } from '../compliance/insurance-facts.ts';
import { PERSON_STATUSES } from '../compliance/person-status.ts';
import { ITEM_STATUSES } from '../compliance/status.ts';
import { ENGAGEMENT_STATES } from '../engagement.ts';
import { INSURANCE_LINES } from '../insurance.ts';
import { USER_ROLES } from '../role.ts';
import { z } from '../zod.ts';
import { calendarDate, id, naics, nameWordList, partialMap, text, whole } from './fields.ts';

const changedFields = z.record(z.string(), z.unknown());

/** `audit/{id}`, append-only (domain section 2); before and after hold the changed fields only. */
export const auditEventSchema = z.object({
  id: id(),
  at: z.date(),
  actorUid: id(),
  actorRole: z.union([z.enum(USER_ROLES), z.literal('trusted')]),
  actorCompanyId: id(),
  action: z.string().regex(/^[a-z_]+\.[a-z_]+$/),
  entityType: text('Entity', 1, 60),
  entityId: id(),
  contractorId: id().optional(),
  clientId: id().optional(),
  before: changedFields.optional(),
  after: changedFields.optional(),
  reason: text('Reason', 0, 2000).optional(),
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Where a chain does not hold; `lineId` is empty where the link itself is gone. */
export const chainBreakSchema = z.object({
  n: z.int().min(1),
  lineId: z.string(),
  kind: z.enum(CHAIN_BREAKS),
});
export type ChainBreak = z.infer<typeof chainBreakSchema>;

/** `auditChains/{company}`: the last link of its chain, and what the last check found (ADR 37). */
export const auditChainSchema = z.object({
  id: id(),
  /** Links. */
  n: z.int().min(1),
  hash: sha256,
  /** The link up to which a check found it whole. */
  checkedTo: z.int().min(0).optional(),
  checkedAt: z.date().optional(),
  break: chainBreakSchema.optional(),
});
export type AuditChain = z.infer<typeof auditChainSchema>;

/** `auditChains/{company}/links/{n}`: for the server only. */
export const auditLinkSchema = z.object({
  id: id(),
  n: z.int().min(1),
  lineId: id(),
  previous: sha256,
  hash: sha256,
});

/**
 * `companies/{c}/accessLog/{id}`: who of which client opened which file. With `contractorId`: who of which contractor opened a sample
 * of that client.
 */
export const accessLogSchema = z.object({
  id: id(),
  at: z.date(),
  actorUid: id(),
  clientId: id(),
  contractorId: id().optional(),
  docId: id(),
  fileName: text('File name', 1, 200),
});
export type AccessLogEntry = z.infer<typeof accessLogSchema>;

const itemValue = z.union([z.string(), z.number(), z.boolean()]);

/** One line of a result (domain section 3). */
export const itemSchema = z.object({
  key: z.string(),
  status: z.enum(ITEM_STATUSES),
  raw: z.enum(ITEM_STATUSES),
  reasons: z.array(z.string()),
  actual: itemValue.optional(),
  required: itemValue.optional(),
  gap: z.number().optional(),
  evidenceIds: z.array(z.string()),
  dueOn: calendarDate().optional(),
  grace: z.boolean().optional(),
  varianceTo: calendarDate().optional(),
  actor: z.enum(['contractor', 'firm', 'client']).nullable(),
  facts: z
    .object({
      endedOn: calendarDate().optional(),
      startsOn: calendarDate().optional(),
      waitingSince: calendarDate().optional(),
      graceUntil: calendarDate().optional(),
      daysLeft: z.int().optional(),
      finding: z.string().optional(),
      validUntil: calendarDate().optional(),
      used: z.int().optional(),
      limitFor: z.string().optional(),
    })
    .optional(),
});

/** A result of the evaluation as it is stored. */
export const resultSchema = z.object({
  asOf: calendarDate(),
  overall: z.enum(ITEM_STATUSES),
  workEligible: z.boolean(),
  siteAccess: z.boolean(),
  readinessPct: z.int().min(0).max(100).nullable(),
  items: z.array(itemSchema),
  nextChangeOn: calendarDate().optional(),
});

/** `snapshots/{clientId}_{contractorId}`: today's result and the dates of change of the first 90 days. */
export const snapshotSchema = z.object({
  clientId: id(),
  contractorId: id(),
  clientName: text('Client', 1, 120),
  contractorName: text('Contractor', 1, 120),
  /** Beginnings of the words of `contractorName`. */
  nameWords: nameWordList().optional(),
  engagementState: z.enum(ENGAGEMENT_STATES),
  /** True in EVIDENCE_VISIBLE_STATES. Clients must filter by it: a list cannot look into engagements. */
  visible: z.boolean(),
  result: resultSchema,
  forecastDates: z.array(calendarDate()),
  /** What changes on those dates, and to what; absent in results that were stored before it was kept. */
  outlook: z
    .array(
      z.object({
        date: calendarDate(),
        overall: z.enum(ITEM_STATUSES),
        changes: z.array(z.object({ key: z.string(), status: z.enum(ITEM_STATUSES).optional() })),
      }),
    )
    .optional(),
  /** What lists of certificates are filtered and sorted by; absent in results that were stored before it was kept. */
  insurance: z
    .object({
      flags: z.array(z.enum(INSURANCE_FLAGS)),
      endsOn: calendarDate(),
      ends: partialMap(INSURANCE_LINES, calendarDate()),
    })
    .optional(),
  /** What the client's pooled TRIR adds up (`injuryFacts`); absent while there is no judged rate of confirmed logs. */
  injuries: z
    .object({
      cases: whole(0, 1_000_000),
      hours: whole(1, 1_000_000_000_000),
      from: whole(1970, 9999),
      to: whole(1970, 9999),
    })
    .optional(),
  /** The contractor's NAICS code by which it was judged; absent: it has none, or the result was stored before it was kept. */
  naics: naics().optional(),
  /** The last file that the contractor shows this client, and the day of its submission. */
  newestDocument: z.object({ title: text('Title', 2, 120), on: calendarDate() }).optional(),
  /** `programMeanKey`; absent in results that were stored before it was kept. */
  programMean: z
    .string()
    .regex(/^(\d{3}\.\d)?$/)
    .optional(),
});
export type Snapshot = z.infer<typeof snapshotSchema>;

/** `staffSnapshots/{clientId}_{staffId}`: how one person who works for a client today stands, while the client sees the contractor. */
export const staffSnapshotSchema = z.object({
  /** As it is stored; absent where it is only made. */
  id: id().optional(),
  clientId: id(),
  contractorId: id(),
  staffId: id(),
  ...{ name: text('Name', 1, 121), jobRole: text('Job role', 1, 60) },
  sites: z.array(text('Site', 1, 120)),
  from: calendarDate(),
  to: calendarDate().optional(),
  status: z.enum(PERSON_STATUSES),
  /** Codes of document types. */
  lacking: z.array(z.string()),
  nextChangeOn: calendarDate().optional(),
});
export type StaffSnapshot = z.infer<typeof staffSnapshotSchema>;
