import { USER_ROLES } from '../role.ts';
import { id, phone, text } from '../schemas/fields.ts';
import { USER_BOUNDS } from '../user.ts';
import { z } from '../zod.ts';

/** `updatedAt` of the record as it was shown, in milliseconds: another value in the store is a conflict (V23). */
export const seenAt = z.int().min(0);

export const userNamedRequest = z.object({ uid: id() });
export const userSetRoleRequest = z.object({
  uid: id(),
  role: z.enum(USER_ROLES),
  seenAt: seenAt.optional(),
});
/** Moves a person to another company; the role must fit its kind. Refused while they have open drafts. */
export const userMoveRequest = z.object({ uid: id(), companyId: id(), role: z.enum(USER_ROLES) });
/** Without a uid: the caller. The caller's own session ends too. */
export const userSignOutEverywhereRequest = z.object({ uid: id().optional() });

/** A browser's own random name, kept in that browser, and what it says of itself. */
export const userDevicesRequest = z.object({
  device: z.string().regex(/^[0-9a-f-]{36}$/, 'The name of this browser is not valid.'),
  agent: z.string().max(600),
});
/** Browsers in which the caller used the product, the last one used first; times in ISO 8601. */
export const userDevicesResponse = z.object({
  devices: z.array(
    z.object({
      browser: z.string(),
      system: z.string(),
      firstSeenAt: z.string(),
      lastSeenAt: z.string(),
      here: z.boolean(),
    }),
  ),
});

export const userUpdateRequest = z.object({
  uid: id(),
  seenAt: seenAt.optional(),
  firstName: text('First name', USER_BOUNDS.nameMin, USER_BOUNDS.nameMax),
  lastName: text('Last name', USER_BOUNDS.nameMin, USER_BOUNDS.nameMax),
  title: text('Title', 0, USER_BOUNDS.titleMax).optional(),
  phone: phone().optional(),
});
