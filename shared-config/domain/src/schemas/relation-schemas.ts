import {
  ANNOUNCEMENT_BOUNDS,
  ANNOUNCEMENT_MAIL_STATES,
  ANNOUNCEMENT_REMINDERS_MAX,
  ANNOUNCEMENT_STATES,
  AUDIENCE_MODES,
  RECIPIENT_MAIL_STATES,
} from '../announcement.ts';
import { DEMAND_KEY } from '../demand-key.ts';
import { NOTE_CATEGORIES } from '../note.ts';
import { USER_ROLES } from '../role.ts';
import { validationText } from '../validation-messages.ts';
import { needsMitigation, VARIANCE_BOUNDS, VARIANCE_STATES } from '../variance.ts';
import { z } from '../zod.ts';
import { calendarDate, id, text, whole } from './fields.ts';

/** `variances/{id}` (domain section 2). The longest term stands in the client's requirement set. */
export const varianceSchema = z
  .object({
    id: id(),
    clientId: id(),
    contractorId: id(),
    /** A leaf of the evaluation or a parent of leaves, such as insurance.umbrella. */
    key: z.string().regex(DEMAND_KEY),
    reason: text('Reason', VARIANCE_BOUNDS.reasonMin, VARIANCE_BOUNDS.reasonMax),
    mitigation: text('Mitigation', VARIANCE_BOUNDS.reasonMin, VARIANCE_BOUNDS.reasonMax).optional(),
    requestedBy: id(),
    requestedRole: z.enum(USER_ROLES),
    from: calendarDate(),
    to: calendarDate(),
    conditions: text('Conditions', 0, VARIANCE_BOUNDS.conditionsMax).optional(),
    decidedBy: id().optional(),
    decidedAt: z.date().optional(),
    decisionReason: text('Reason', 0, VARIANCE_BOUNDS.reasonMax).optional(),
    selfApproved: z.boolean().optional(),
    renews: id().optional(),
    state: z.enum(VARIANCE_STATES),
  })
  .refine((variance) => variance.to >= variance.from, {
    path: ['to'],
    error: 'The end must not be before the start.',
  })
  .refine((variance) => !needsMitigation(variance.key) || variance.mitigation !== undefined, {
    path: ['mitigation'],
    error: validationText('V1', { field: 'what is done about the risk' }),
  });
export type Variance = z.infer<typeof varianceSchema>;

/** `variances/{id}/internal/main`: what the client keeps to itself and the firm. */
export const varianceInternalSchema = z.object({ note: text('Note', 1, 2000) });

/** `notes/{id}` (domain section 2). */
export const noteSchema = z.object({
  id: id(),
  clientId: id(),
  contractorId: id(),
  body: text('Note', 1, 4000),
  category: z.enum(NOTE_CATEGORIES),
  visibility: z.enum(['client_private', 'client_and_firm', 'shared']),
  pinned: z.boolean(),
  editedAt: z.date().optional(),
  retractedAt: z.date().optional(),
  followUpOf: id().optional(),
  /** Written by customer service: a contractor cannot look its author up. */
  byFirm: z.literal(true).optional(),
});
export type Note = z.infer<typeof noteSchema>;

function announcementSubject() {
  return text('Subject', ANNOUNCEMENT_BOUNDS.subjectMin, ANNOUNCEMENT_BOUNDS.subjectMax);
}

function announcementText() {
  return text('Text', 1, ANNOUNCEMENT_BOUNDS.bodyMax);
}

/** Whom an announcement is for: `values` are statuses, trades, sites or companies, by the mode; none of them for all approved. */
export const audienceSchema = z.object({
  mode: z.enum(AUDIENCE_MODES),
  values: z.array(text('Value', 1, 200)).max(1000),
});
export type Audience = z.infer<typeof audienceSchema>;

/** `announcements/{id}` (domain section 2). */
export const announcementSchema = z.object({
  id: id(),
  clientId: id(),
  subject: announcementSubject(),
  bodyText: announcementText(),
  audience: audienceSchema,
  docIds: z.array(id()).max(ANNOUNCEMENT_BOUNDS.docsMax, 'Attach at most 5 files.'),
  state: z.enum(ANNOUNCEMENT_STATES),
  scheduledFor: z.date().optional(),
  ackRequired: z.boolean(),
  counts: z.object({
    recipients: z.int().min(0),
    emailed: z.int().min(0),
    read: z.int().min(0),
    bounced: z.int().min(0),
    /** Counted by the server once it was sent. */
    acknowledged: z.int().min(0).optional(),
  }),
  /** When sending began. */
  sentAt: z.date().optional(),
  /** Why it was not sent. */
  failure: text('Failure', 1, 500).optional(),
  /** How often it was sent again to those who had not read it. */
  reminders: whole(0, ANNOUNCEMENT_REMINDERS_MAX).optional(),
});
export type Announcement = z.infer<typeof announcementSchema>;

/** A file of an announcement as those are told of it who may open it. Size in bytes. */
export const announcementFileSchema = z.object({
  id: id(),
  fileName: text('File name', 1, 200),
  size: whole(1, 100_000_000),
});
export type AnnouncementFile = z.infer<typeof announcementFileSchema>;

/** `announcements/{id}/recipients/{contractorId}`. */
export const announcementRecipientSchema = z.object({
  id: id(),
  contractorId: id(),
  announcementId: id(),
  clientId: id(),
  clientName: text('Client', 1, 120),
  contractorName: text('Contractor', 1, 120),
  subject: announcementSubject(),
  /** A copy: contractors do not read the announcement itself, which names the others. */
  bodyText: announcementText(),
  senderName: text('Sender', 0, 121),
  sentAt: z.date(),
  ackRequired: z.boolean(),
  /** Which files came with it; absent: none did. */
  files: z.array(announcementFileSchema).max(ANNOUNCEMENT_BOUNDS.docsMax).optional(),
  /** By uid: who was mailed, and what became of it. */
  mails: z.record(
    z.string(),
    z.object({
      name: text('Name', 0, 121),
      state: z.enum(ANNOUNCEMENT_MAIL_STATES),
      /** Why the mail server refused it. */
      reason: text('Reason', 0, 500).optional(),
    }),
  ),
  mailState: z.enum(RECIPIENT_MAIL_STATES),
  /** How many of `mails` failed. */
  failedMails: whole(0, 10_000),
  /** The last of the announcement's reminders that this contractor got. */
  reminded: whole(0, ANNOUNCEMENT_REMINDERS_MAX).optional(),
  readAt: z.date().optional(),
  acknowledgedAt: z.date().optional(),
});

export type AnnouncementRecipient = z.infer<typeof announcementRecipientSchema>;

/** `calendarEvents/{id}` (domain section 2). */
export const calendarEventSchema = z
  .object({
    id: id(),
    title: text('Title', 1, 120),
    type: z.enum(['meeting', 'training', 'audit', 'deadline', 'other']),
    start: z.date(),
    end: z.date(),
    allDay: z.boolean(),
    location: text('Place', 0, 200),
    description: text('Description', 0, 2000),
    ownerCompanyId: id(),
    visibility: z.enum(['me', 'company', 'engagement']),
    engagementId: id().optional(),
    /** The two sides of the engagement; present when the visibility is engagement. */
    clientId: id().optional(),
    contractorId: id().optional(),
    attendees: z.array(id()).max(100, 'Invite at most 100 people.'),
    reminderMinutes: z.array(whole(0, 40_320)),
    /** IANA name of the time zone in which its times were chosen; absent in old records. */
    zone: text('Time zone', 1, 60).optional(),
    /**
     * How it repeats: RRULE of RFC 5545 without its name, counted in days of `zone`; UNTIL is the last day (YYYYMMDD). Not looked
     * into here: an event whose rule is damaged is still shown, once.
     */
    rrule: z.string().min(1).max(200).optional(),
    /** Not before the end of the last occurrence; 2200 when it repeats without end. Present when `rrule` is. */
    repeatsUntil: z.date().optional(),
    /** First days (YYYY-MM-DD, in `zone`) of occurrences that are left out. */
    exdates: z.array(z.string().max(10)).max(100).optional(),
  })
  .refine((event) => event.end.getTime() >= event.start.getTime(), {
    path: ['end'],
    error: 'The end must not be before the start.',
  });
export type CalendarEvent = z.infer<typeof calendarEventSchema>;
