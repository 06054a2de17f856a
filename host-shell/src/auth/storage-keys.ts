/** Keys that sign-out removes from local and from session storage (specification, section 3). Case matters. */
export const SIGN_OUT_KEYS = [
  'userFirstName',
  'userLastName',
  'userCompanyName',
  'userCompanyPhone',
  'address1',
  'address2',
  'city',
  'state',
  'Zip',
  'path',
  'role',
  'userEmail',
  'user',
  'status',
] as const;

/** Removed from session storage only; a local entry of this name is left alone (specification, section 3). */
export const SIGN_OUT_SESSION_ONLY_KEYS = ['contractorCompanyName'] as const;

/** Session key of the signed-in user as JSON (specification, section 3). */
export const SESSION_USER_KEY = 'user';
/** Session key of the role code. */
export const SESSION_ROLE_KEY = 'role';
/** Session key of the page to return to after sign-in. */
export const WANTED_PATH_KEY = 'vcms.wanted-path';
/** Local key that stays set while the sign-in service still holds a session that the user has ended here. */
export const SIGN_OUT_PENDING_KEY = 'vcms.sign-out-pending';

/** Local key of this browser's own random name; it outlives sign-outs, or each sign-in would be one from a new browser. */
export const DEVICE_KEY = 'vcms.device';
/** Local key: for whom and on which day this browser was last noted. */
export const DEVICE_NOTED_KEY = 'vcms.device-noted';

/** Session caches of one user: contractor companies, employees, release pins (shell-behaviour A49, architecture 3d). */
export const SESSION_CACHE_PREFIXES = ['vcms.cache.', 'vcms.pin.'] as const;
