import { hashOf, type Trusted, textOf } from '@vcms/server/core';

/**
 * The secret address of a person's calendar: `calendarFeeds/{uid}` {tokenHash?, madeOn, round}. Only the hash of the address is
 * stored; without one the feed is off. `round` counts the addresses that were made. No rule opens it.
 */
export const CALENDAR_FEEDS = 'calendarFeeds';

/** 32 bytes as base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export interface FeedRecord {
  /** '' while the feed is off. */
  readonly tokenHash: string;
  /** The day on which the present address was made; '' before the first one. */
  readonly madeOn: string;
  readonly round: number;
}

/** What is stored of a person's feed. */
export function feedRecord(get: (field: string) => unknown): FeedRecord {
  const round = get('round');
  return {
    tokenHash: textOf(get('tokenHash')),
    madeOn: textOf(get('madeOn')),
    round: typeof round === 'number' ? round : 0,
  };
}

/** The secret at the end of a path such as `/calendarFeed/<token>.ics`; undefined: it is none. */
export function tokenOfPath(path: string): string | undefined {
  const [last = ''] = path.split('?')[0]?.split('/').slice(-1) ?? [];
  const token = last.endsWith('.ics') ? last.slice(0, -'.ics'.length) : '';
  return TOKEN.test(token) ? token : undefined;
}

/**
 * Whose feed an address is. It is found by its hash: what a stranger may learn from the time that takes says nothing about any
 * address.
 */
export async function findFeedOwner({ db }: Trusted, token: string): Promise<string | undefined> {
  const found = await db.collection(CALENDAR_FEEDS).where('tokenHash', '==', hashOf(token)).limit(1).get();
  return found.docs[0]?.id;
}
