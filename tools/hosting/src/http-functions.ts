/**
 * Functions that are asked by plain HTTP on the shell's origin, each below the path of its name: calendar programs read feeds, mails
 * are ended, tabs tell how releases went. So their addresses stay when functions move.
 */
export const HTTP_FUNCTIONS = ['calendarFeed', 'unsubscribe', 'releaseReport'] as const;
