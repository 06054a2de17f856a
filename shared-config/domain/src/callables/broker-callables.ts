import { isBase64 } from '../base64.ts';
import { BROKER_UPLOAD } from '../broker/broker-request.ts';
import { DOCUMENT_SIZE_MAX } from '../document.ts';
import { INSURANCE_LINES } from '../insurance.ts';
import { calendarDate, email, id, text } from '../schemas/fields.ts';
import { validationText } from '../validation-messages.ts';
import { z } from '../zod.ts';

const token = z.string().regex(/^[\w-]{43}$/, 'The link is not complete.');
const requestId = z.string().regex(/^[A-Za-z0-9-]{16,64}$/);
const lines = z
  .array(z.enum(INSURANCE_LINES))
  .min(1, 'Choose at least one line.')
  .max(INSURANCE_LINES.length);

/** A request by a contractor to its broker. `byMail` sends the letter to the broker's address. */
export const brokerRequestCreateRequest = z
  .object({
    requestId,
    brokerName: text('Broker', 1, 120),
    brokerEmail: email().optional(),
    lines,
    note: text('Note', 0, 500),
    byMail: z.boolean(),
  })
  .refine(({ byMail, brokerEmail }) => !byMail || brokerEmail !== undefined, {
    path: ['brokerEmail'],
    error: validationText('V21'),
  });

/** The letter with its link. The link is absent when this very click was answered before: nothing stored holds it. */
export const brokerRequestSentResponse = z.object({
  id: id(),
  expiresOn: calendarDate(),
  link: z.string().optional(),
  subject: z.string(),
  text: z.string(),
});
/** `brokerEmail`: another address than the one that was asked before. */
export const brokerRequestResendRequest = z.object({
  id: id(),
  byMail: z.boolean(),
  brokerEmail: email().optional(),
});
export const brokerRequestNamedRequest = z.object({ id: id() });

export const brokerUploadCheckRequest = z.object({ token });

/** What the person with the link may know: who asks, and exactly what. */
export const brokerUploadCheckResponse = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('valid'),
    contractorName: z.string(),
    brokerName: z.string(),
    note: z.string(),
    expiresOn: calendarDate(),
    /** As sentences and amounts: the page needs no code of the domain. */
    asks: z.array(
      z.object({
        title: z.string(),
        limits: z.array(z.object({ label: z.string(), amount: z.string() })),
        conditions: z.array(z.string()),
        holders: z.array(z.object({ name: z.string(), wording: z.array(z.string()) })),
      }),
    ),
  }),
  z.object({ state: z.enum(['received', 'expired', 'revoked', 'unknown']) }),
]);

const fileNumber = z
  .int()
  .min(0)
  .max(BROKER_UPLOAD.files - 1);
const partsMax = Math.ceil(DOCUMENT_SIZE_MAX / BROKER_UPLOAD.partBytes);

/** One part of a file, base64. The same part again replaces the first one. */
export const brokerUploadPartRequest = z.object({
  token,
  file: fileNumber,
  part: z
    .int()
    .min(0)
    .max(partsMax - 1),
  bytes: z
    .string()
    .min(1)
    .max(Math.ceil(BROKER_UPLOAD.partBytes / 3) * 4)
    .refine(isBase64, 'The part is damaged.'),
});

/** All parts are there: the files become drafts of the contractor, and the link has done its work. */
export const brokerUploadFinishRequest = z.object({
  token,
  requestId,
  files: z
    .array(
      z.object({
        fileName: text('File name', 1, 200),
        contentType: z.enum(BROKER_UPLOAD.contentTypes, 'Use PDF, PNG or JPG.'),
        size: z.int().min(1, 'This file is empty.').max(DOCUMENT_SIZE_MAX, validationText('V8')),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .min(1, 'Choose a file.')
    .max(BROKER_UPLOAD.files),
});

/** Lets the product ask the broker of an accepted policy for its renewals; the same again changes whom it writes to. */
export const renewalConsentGiveRequest = z.object({
  policyId: id(),
  brokerName: text('Broker', 1, 120),
  brokerEmail: email(),
});
export const renewalConsentEndRequest = z.object({ line: z.enum(INSURANCE_LINES) });

/** The deficiency letter of a contractor for a client: whom it goes to is the server's to know. */
export const deficiencyLetterSendRequest = z.object({ clientId: id(), contractorId: id() });
export const deficiencyLetterSentResponse = z.object({
  /** Of the contractor, everybody who was told; `mailed` of them by mail as well. */
  people: z.int().min(0),
  mailed: z.int().min(0),
  brokers: z.int().min(0),
});
