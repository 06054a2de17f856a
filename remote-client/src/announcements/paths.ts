/** Where the announcements of a client are listed; each has its id behind it. */
export const ANNOUNCEMENTS_PATH = '/email-messaging/h-client';
/** In place of an id: one that is being written. */
export const NEW = 'new';
/** The parameter that names the announcement to begin from. */
export const COPY_PARAMETER = 'copy';
