/**
 * The server keeps records beside what people write: counts, snapshots, review tasks. Data from before a release that keeps
 * something new has none of it, so such a release raises the number, and one night makes them (`nights/{id}`, docs/server.md).
 */
export const KEEPING_NIGHT = 'kept-11';

/** Whether a night was begun for a release. */
export function isKeepingNight(id: string): boolean {
  return id.startsWith('kept-');
}
