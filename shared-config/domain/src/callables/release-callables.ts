import { z } from '../zod.ts';

const remote = z.string().regex(/^remote-[a-z][a-z-]{0,39}$/, 'That is no remote.');
const version = z.string().regex(/^[0-9][0-9A-Za-z.+-]{4,63}$/, 'That is no version.');

/** What tabs told of releases that the caller names: made-up versions, which anybody can report, hide none of them. */
export const releaseHealthRequest = z.object({
  releases: z.array(z.object({ remote, version })).max(40),
});

/** A row for each release and day (UTC, YYYY-MM-DD) of which there is anything, of the last 14 days; counts by name. */
export const releaseHealthResponse = z.object({
  rows: z.array(
    z.object({
      remote: z.string(),
      version: z.string(),
      day: z.string(),
      counts: z.record(z.string(), z.int().min(1)),
    }),
  ),
});
