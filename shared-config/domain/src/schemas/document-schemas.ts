import { ANNOUNCEMENT_BOUNDS } from '../announcement.ts';
import {
  DOCUMENT_CATEGORIES,
  DOCUMENT_CONTENT_TYPES,
  DOCUMENT_SIZE_MAX,
  FILE_TEXT_STATES,
  PAPER_CONTENT_TYPES,
} from '../document.ts';
import { INSURANCE_BOUNDS } from '../insurance.ts';
import { validationText } from '../validation-messages.ts';
import { z } from '../zod.ts';
import { calendarDate, code, email, id, phone, text, whole } from './fields.ts';
import { evidenceFields } from './insurance-schemas.ts';

const isContentType = (value: string): boolean => Object.keys(DOCUMENT_CONTENT_TYPES).includes(value);

/** What the server found in the bytes; absent until it has looked. A refused file only its owner opens, and the problem says why. */
const contentFields = {
  contentCheck: z.enum(['sound', 'refused']).optional(),
  contentProblem: z.string().optional(),
};

/** `companies/{c}/documents/{id}` (domain section 2); size in bytes. */
export const documentSchema = z
  .object({
    id: id(),
    typeId: code(),
    category: z.enum(DOCUMENT_CATEGORIES),
    title: text('Title', 2, 120),
    fileName: text('File name', 1, 200),
    contentType: z.string().refine(isContentType, validationText('V7')),
    size: z.int().min(1).max(DOCUMENT_SIZE_MAX, validationText('V8')),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    storagePath: z.string().regex(/^companies\/[^/]+\/docs\/[^/]+\/\d+\/[^/]+$/),
    issuedOn: calendarDate().optional(),
    /** The document is good through this day. */
    expiresOn: calendarDate().optional(),
    redacted: z.boolean(),
    visibility: z.union([z.enum(['company', 'engaged']), z.string().regex(/^client:[^/]+$/)]),
    /** Whose it is, of a file of a person (`isFileOfPerson`). Then `visibility` is `company`, and whoever reads the person opens it. */
    staffId: id().optional(),
    virusScan: z.enum(['pending', 'clean', 'blocked']),
    ...contentFields,
    ...evidenceFields,
  })
  .refine(
    (doc) => doc.issuedOn === undefined || doc.expiresOn === undefined || doc.expiresOn >= doc.issuedOn,
    {
      path: ['expiresOn'],
      error: validationText('V6'),
    },
  )
  .refine((doc) => doc.category !== 'osha300' || doc.redacted, {
    path: ['redacted'],
    error: validationText('V25'),
  });
export type CompanyDocument = z.infer<typeof documentSchema>;

/**
 * `companies/{c}/documentTexts/{id}`: a file's record once more, with the words by which lists find it. Kept by the server; of
 * restricted files there is none.
 */
export const documentTextSchema = documentSchema.and(
  z.object({ nameWords: z.array(z.string()), text: z.enum(FILE_TEXT_STATES) }),
);
export type DocumentText = z.infer<typeof documentTextSchema>;

/** Where a request for a document is: with the contractor, with whoever requested it, done, or called off. */
export const DOCUMENT_REQUEST_STATES = ['open', 'submitted', 'accepted', 'withdrawn'] as const;

/** `documentRequests/{id}`: a document that the firm or a client wants of a contractor by a day. Lengths in characters. */
export const documentRequestSchema = z.object({
  id: id(),
  contractorId: id(),
  /** Absent: the firm requests it. */
  clientId: id().optional(),
  title: text('Title', 2, 120),
  /** The folder that it goes into; the rules take those that are kept by hand. */
  category: z.enum(DOCUMENT_CATEGORIES),
  /** What it is for, in plain text; may be empty. */
  note: text('Note', 0, 1000),
  dueOn: calendarDate(),
  state: z.enum(DOCUMENT_REQUEST_STATES),
  /** The file that the contractor submitted for it. */
  documentId: id().optional(),
});
export type DocumentRequest = z.infer<typeof documentRequestSchema>;

/** What the record of a file that stands apart from a company's documents says of it. Size in bytes. */
const fileFields = {
  title: text('Title', 2, 120),
  fileName: text('File name', 1, 200),
  size: z.int().min(1).max(DOCUMENT_SIZE_MAX, validationText('V8')),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  virusScan: z.enum(['pending', 'clean', 'blocked']),
  ...contentFields,
};

/** `companies/{c}/restrictedDocuments/{id}`: an unredacted 300 log or a sensitive staff file (domain 5.2). Size in bytes. */
export const restrictedDocumentSchema = z.object({
  id: id(),
  kind: z.enum(['osha300', 'staff_file']),
  contentType: z.string().refine(isContentType, validationText('V7')),
  storagePath: z.string().regex(/^companies\/[^/]+\/restricted\/[^/]+\/\d+\/[^/]+$/),
  ...fileFields,
});
export type RestrictedDocument = z.infer<typeof restrictedDocumentSchema>;

/**
 * `companies/{clientId}/sampleDocuments/{id}`: what a client shows as a sample of a staff document type, whose `sampleDocId` names
 * it. Of no contractor and in no review, so that it never counts as evidence. Size in bytes.
 */
export const sampleDocumentSchema = z.object({
  id: id(),
  clientId: id(),
  contentType: z.enum(PAPER_CONTENT_TYPES),
  storagePath: z.string().regex(/^companies\/[^/]+\/samples\/[^/]+\/\d+\/[^/]+$/),
  ...fileFields,
});
export type StaffSample = z.infer<typeof sampleDocumentSchema>;

/**
 * `companies/{clientId}/announcementDocuments/{id}`: a file in a client's folder of announcements, which names it in its `docIds`. Of no
 * contractor and in no review. Size in bytes.
 */
export const announcementDocumentSchema = z.object({
  id: id(),
  clientId: id(),
  contentType: z.string().refine(isContentType, validationText('V7')),
  storagePath: z.string().regex(/^companies\/[^/]+\/announcements\/[^/]+\/\d+\/[^/]+$/),
  ...fileFields,
  size: z.int().min(1).max(ANNOUNCEMENT_BOUNDS.fileBytesMax, 'A file may have at most 10 MB.'),
});
export type AnnouncementDocument = z.infer<typeof announcementDocumentSchema>;

/** `companies/{c}/staff/{id}`. No social security number and no birth date are kept. */
export const staffSchema = z.object({
  id: id(),
  firstName: text('First name', 1, 60),
  lastName: text('Last name', 1, 60),
  jobRole: text('Job role', 1, 60),
  /** Roles before this one, until somebody else confirms the change: their papers stay required (domain 3.7). */
  earlierJobRoles: z
    .array(text('Job role', 1, 60))
    .max(20)
    .optional(),
  trade: code(),
  hireDate: calendarDate(),
  badgeNo: text('Badge number', 0, 40),
  email: email().optional(),
  phone: phone().optional(),
  photo: id().optional(),
  status: z.enum(['active', 'inactive']),
});
export type StaffMember = z.infer<typeof staffSchema>;

/** `staffAssignments/{clientId}_{staffId}`. */
export const staffAssignmentSchema = z.object({
  /** As it is stored; absent where assignments are only judged. */
  id: id().optional(),
  clientId: id(),
  staffId: id(),
  contractorId: id(),
  name: text('Name', 1, 121),
  jobRole: text('Job role', 1, 60),
  sites: z.array(text('Site', 1, 120)),
  from: calendarDate(),
  /** Last day of the assignment. */
  to: calendarDate().optional(),
  /** The client set it: its contractor may only choose an earlier day. */
  isLastDayByClient: z.boolean().optional(),
  /** The client chose the sites: its contractor does not change them. */
  areSitesByClient: z.boolean().optional(),
  /** Whether the client reads it (`isAssignmentInSight`); kept by the server, absent until it has looked. Clients must filter by it. */
  visible: z.boolean().optional(),
});
export type StaffAssignment = z.infer<typeof staffAssignmentSchema>;

/** `clients/{clientId}/staffDocTypes/{id}`; validMonths 0 never expires. */
export const staffDocTypeSchema = z.object({
  id: code(),
  clientId: id(),
  name: text('Name', 2, 80),
  validMonths: whole(0, 120),
  jobRoles: z.union([z.literal('all'), z.array(text('Job role', 1, 60)).min(1)]),
  required: z.boolean(),
  sensitive: z.boolean(),
  warnDays: whole(0, INSURANCE_BOUNDS.warnDaysMax),
  /** The client's own file in `sampleDocuments`. */
  sampleDocId: id().optional(),
  /** Place in the client's list, from 0; types without one come last. */
  order: whole(0, 999).optional(),
  active: z.boolean(),
});
export type StaffDocType = z.infer<typeof staffDocTypeSchema>;

/** `companies/{c}/staff/{id}/docs/{id}`; number: the last four characters only. */
export const staffDocumentSchema = z.object({
  id: id(),
  staffId: id(),
  typeId: code(),
  issuer: text('Issuer', 1, 120),
  number: text('Number', 0, 4),
  issuedOn: calendarDate(),
  /** Good through this day. Absent: the type's validMonths count from issuedOn. */
  expiresOn: calendarDate().optional(),
  docId: id(),
  sensitive: z.boolean(),
  /**
   * The person's name when it was handed in, written by the server: under another name it stands for nobody until it was reviewed
   * again (domain 3.7). Absent in drafts, and in what was handed in a moment ago.
   */
  holder: text('Name', 1, 121).optional(),
  ...evidenceFields,
});
export type StaffDocument = z.infer<typeof staffDocumentSchema>;
