import { ANNOUNCEMENT_REMINDERS_MAX } from '../announcement.ts';
import { DOCUMENT_PART_BYTES, DOCUMENT_SIZE_MAX } from '../document.ts';
import { calendarDate, id, text } from '../schemas/fields.ts';
import { audienceSchema } from '../schemas/relation-schemas.ts';
import { z } from '../zod.ts';

/**
 * One part of a file, counted from 0, of `DOCUMENT_PART_BYTES` each. The first part notes in the contractor's access log that
 * a client opens it; the others name that `opening`. `isRestricted`: of `restrictedDocuments`. `isSample`: of `sampleDocuments`, where
 * the company is a client and the log its own. `announcementId`: of a client's `announcementDocuments`, which came with that
 * announcement; the log is the client's.
 */
export const documentOpenRequest = z.object({
  companyId: id(),
  documentId: id(),
  isRestricted: z.boolean().optional(),
  isSample: z.boolean().optional(),
  announcementId: id().optional(),
  part: z
    .int()
    .min(0)
    .max(Math.ceil(DOCUMENT_SIZE_MAX / DOCUMENT_PART_BYTES) - 1),
  opening: id().optional(),
});
/** `bytes` as base64; `size` of the whole file in bytes. */
export const documentOpenResponse = z.object({
  size: z.int(),
  contentType: z.string(),
  bytes: z.string(),
  opening: z.string(),
});

/** A mail with the announcement to the caller only. */
export const announcementTestRequest = z.object({ announcementId: id() });

/**
 * Whom an audience means now, by name, `AUDIENCE_PAGE` of them from place `from` on. `people`: also count who gets a mail, which costs
 * a count for every 30 contractors.
 */
export const announcementAudienceRequest = z.object({
  audience: audienceSchema,
  from: z.int().min(0).max(1_000_000),
  people: z.boolean(),
});
/**
 * `leftToday`: announcements that the client may still send today. `why`: which state, statuses, trades or sites of the contractor fit
 * the audience. `trades`, `sites`: all that contractors of the client have.
 */
export const announcementAudienceResponse = z.object({
  contractors: z.int(),
  trades: z.array(z.string()),
  sites: z.array(z.string()),
  people: z.int().optional(),
  leftToday: z.int(),
  rows: z.array(z.object({ contractorId: id(), name: z.string(), why: z.array(z.string()) })),
});

/** Once more to all who have not read it; `reminders`: how often that was done before, as the caller saw it. */
export const announcementRemindRequest = z.object({
  announcementId: id(),
  reminders: z.int().min(0).max(ANNOUNCEMENT_REMINDERS_MAX),
});

/**
 * What of the caller's company waits for the firm, oldest first. `ahead`: how many of its kind stand before it, counted up to
 * `QUEUE_COUNT_MAX`; nothing else about others.
 */
export const queuePlacesResponse = z.object({
  total: z.int(),
  waiting: z.array(
    z.object({ id: id(), title: z.string(), submittedOn: calendarDate(), ahead: z.int().min(0) }),
  ),
});

/** Decisions of the firm since `from`, those within the promise, and the median in working days; no more than numbers. */
export const reviewPaceResponse = z.object({
  from: calendarDate(),
  decided: z.int().min(0),
  inTime: z.int().min(0),
  medianDays: z.number().min(0),
});

/** The contact form of the help pages: a mail to the firm. */
export const contactFirmRequest = z.object({
  requestId: z.string().regex(/^[A-Za-z0-9-]{16,64}$/),
  subject: text('Subject', 3, 150),
  message: text('Message', 10, 4000),
  page: text('Page', 0, 300),
  browser: text('Browser', 0, 300),
});

/** Whom the caller may invite from a company. */
export const calendarPeopleRequest = z.object({ companyId: id() });
/** Who made an event and who is invited. */
export const calendarNamesRequest = z.object({ eventId: id() });
/** By name; `title` and `companyName` may be empty. */
export const calendarPeopleResponse = z.object({
  people: z.array(
    z.object({ uid: z.string(), name: z.string(), title: z.string(), companyName: z.string() }),
  ),
});

/** `madeOn`: the day on which the present secret address was made; absent while the feed is off. */
export const calendarFeedStateResponse = z.object({ madeOn: z.string().optional() });
/** The secret address, told this once. */
export const calendarFeedAddressResponse = z.object({ address: z.string() });
