import { createHash } from 'node:crypto';
import { may } from '@vcms/domain';
import {
  countCall,
  createCheckedReader,
  hashOf,
  type RateLimit,
  Refusal,
  type Trusted,
} from '@vcms/server/core';
import { calendarFile } from '../../model/calendar-file.ts';
import { dayOfFile } from '../../model/file-entry.ts';
import { layersOf } from '../../model/layers-of.ts';
import { contractorDates } from './contractor-dates.ts';
import { feedSpan } from './feed-bounds.ts';
import { feedEvents } from './feed-events.ts';
import { type FeedOwner, loadFeedOwner } from './feed-owner.ts';
import { findFeedOwner, tokenOfPath } from './feed-record.ts';
import { leftOutEntry } from './left-out-entry.ts';
import { ownDates } from './own-dates.ts';

/** What a calendar program sends. */
export interface FeedRequest {
  readonly method: string;
  /** Ends with `<token>.ics`, wherever the function is mounted. */
  readonly path: string;
  readonly ifNoneMatch?: string | undefined;
}

export interface FeedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Readings of one address; a program reads every five minutes at most, and a person has a few. */
const PER_ADDRESS: RateLimit = { scope: 'calendar-feed-read', count: 120, seconds: 3600 };
/** What programs are asked to wait between two readings. */
const REFRESH_SECONDS = 3600;

const COMMON = {
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const;

function words(status: number, body: string, headers: Readonly<Record<string, string>> = {}): FeedAnswer {
  const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return { status, headers: { ...COMMON, ...type, ...headers }, body: `${body}\n` };
}

/** The same for addresses that never were, were reset or turned off, and whose owner is shut out: nobody learns which. */
function missing(): FeedAnswer {
  return words(404, 'There is no calendar at this address.');
}

/** The feed as a file: the same all day long while nothing changes, so that its ETag holds. */
async function fileOf(trusted: Trusted, owner: FeedOwner): Promise<string> {
  const span = feedSpan(trusted.now());
  const layers = layersOf(owner.role);
  const { read, damaged } = createCheckedReader();
  const [events, own, contractors] = await Promise.all([
    feedEvents(trusted, owner, span, read),
    may(owner.role, 'submitEvidence') ? ownDates(trusted, owner.companyId, span, read) : [],
    may(owner.role, 'seeContractorDates') ? contractorDates(trusted, owner, span, layers, read) : [],
  ]);
  const derived = [...own, ...contractors].filter(({ layer }) => layers.includes(layer));
  const stamp = new Date(`${trusted.now().toISOString().slice(0, 10)}T00:00:00Z`);
  const name = `VCMS ${owner.companyName}`.trim();
  const entries = [...events, ...derived.map(dayOfFile), ...leftOutEntry(damaged().length, stamp)];
  return calendarFile(name, entries, stamp, REFRESH_SECONDS);
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

/**
 * Answers a calendar program: what the owner of the address may see now. Throws when the records cannot be read; an empty
 * calendar would tell the program that everything was deleted.
 */
export async function calendarFeed(
  trusted: Trusted,
  { method, path, ifNoneMatch }: FeedRequest,
): Promise<FeedAnswer> {
  if (method !== 'GET' && method !== 'HEAD')
    return words(405, 'A calendar is only read here.', { allow: 'GET, HEAD' });
  const token = tokenOfPath(path);
  const uid = token === undefined ? undefined : await findFeedOwner(trusted, token);
  if (token === undefined || uid === undefined) return missing();
  try {
    await countCall(trusted, PER_ADDRESS, hashOf(token));
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return words(429, cause.message, { 'retry-after': String(REFRESH_SECONDS) });
  }
  const owner = await loadFeedOwner(trusted, uid);
  if (owner === undefined) return missing();
  const body = await fileOf(trusted, owner);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = { ...COMMON, 'cache-control': 'private, max-age=300', etag };
  if (isKnown(ifNoneMatch, etag)) return { status: 304, headers, body: '' };
  const type = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="vcms.ics"',
  };
  return { status: 200, headers: { ...headers, ...type }, body };
}
