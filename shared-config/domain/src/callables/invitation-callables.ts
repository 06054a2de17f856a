import { COMPANY_KINDS } from '../company.ts';
import { isKnownPassword } from '../known-passwords.ts';
import { USER_ROLES } from '../role.ts';
import { calendarDate, code, email, id, phone, text, usState, zip } from '../schemas/fields.ts';
import { USER_BOUNDS } from '../user.ts';
import { z } from '../zod.ts';

/** The secret of a link: 32 random bytes as base64url. */
const token = z.string().regex(/^[\w-]{43}$/, 'The link is not complete.');

/** A random name of one click: the same click sent twice has one effect. 16 to 64 letters, digits and dashes. */
const requestId = z.string().regex(/^[A-Za-z0-9-]{16,64}$/);

export const invitationCreateRequest = z
  .object({
    requestId,
    email: email(),
    role: z.enum(USER_ROLES),
    /** Exactly one of companyId and newCompany. */
    companyId: id().optional(),
    newCompany: z.object({ kind: z.enum(COMPANY_KINDS), name: text('Name', 2, 120) }).optional(),
    message: text('Message', 0, 500).optional(),
  })
  .refine((entry) => (entry.companyId === undefined) !== (entry.newCompany === undefined), {
    path: ['companyId'],
    error: 'Choose a company, or name a new one.',
  });

export const invitationSentResponse = z.object({ invitationId: id(), expiresOn: calendarDate() });
export const invitationNamedRequest = z.object({ invitationId: id() });
export const invitationCheckRequest = z.object({ token });

/** What the person with the link may know (domain 4.1). A link that never existed and one that was replaced are unknown. */
export const invitationCheckResponse = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('valid'),
    inviterName: z.string(),
    companyName: z.string(),
    /** Present when accepting makes a new company; its details are then asked. */
    newCompanyKind: z.enum(COMPANY_KINDS).optional(),
    role: z.enum(USER_ROLES),
    email: z.string(),
    message: z.string(),
    expiresOn: calendarDate(),
    /** `existing`: an account with this address exists; its owner must sign in and accept. */
    account: z.enum(['new', 'existing']),
    /** Characters that the new password must have, where the firm asks for more than six. */
    leastPasswordLength: z.number().optional(),
  }),
  z.object({ state: z.literal('expired'), inviterName: z.string() }),
  z.object({ state: z.literal('used') }),
  z.object({ state: z.literal('revoked') }),
  z.object({ state: z.literal('unknown') }),
]);

const newAccount = z.object({
  firstName: text('First name', USER_BOUNDS.nameMin, USER_BOUNDS.nameMax),
  lastName: text('Last name', USER_BOUNDS.nameMin, USER_BOUNDS.nameMax),
  phone: phone().optional(),
  /** The sign-in service's shortest password has 6 characters (V22), its longest 4096. */
  password: z
    .string()
    .min(6, 'The password must be 6 characters long or more.')
    .max(4096)
    .refine(
      (password) => !isKnownPassword(password),
      'This password is guessed first of all. Choose another one.',
    ),
});

const companyDetails = z.object({
  name: text('Name', 2, 120),
  address1: text('Address', 1, 100),
  city: text('City', 1, 100),
  state: usState(),
  Zip: zip(),
  phone: phone(),
  /** Mandatory for a contractor. */
  trades: z.array(code()).max(20),
});

/** Without `account` the caller must be signed in with the invited address. */
export const invitationAcceptRequest = z.object({
  token,
  requestId,
  account: newAccount.optional(),
  company: companyDetails.optional(),
});

/** The address to sign in with. */
export const invitationAcceptResponse = z.object({ email: z.string() });

/** Asks the inviter for a new link in place of one that has expired. Always answered the same. */
export const invitationAskAgainRequest = z.object({ token });
