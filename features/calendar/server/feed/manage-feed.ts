import type { CallableResponse } from '@vcms/domain';
import { writeAudit } from '@vcms/server/audit';
import {
  type Caller,
  countCall,
  createdStamps,
  newToken,
  type RateLimit,
  Refusal,
  type Trusted,
  updatedStamps,
} from '@vcms/server/core';
import { addNotice } from '@vcms/server/notifications';
import { FieldValue } from 'firebase-admin/firestore';
import { CALENDAR_FEEDS, feedRecord } from './feed-record.ts';

/** Addresses that one person makes. */
const PER_OWNER: RateLimit = { scope: 'calendar-feed', count: 10, seconds: 3600 };

/** Where a feed is read; Hosting leads it to the function. */
const FEED_PATH = '/calendarFeed/';

function refOf({ db }: Trusted, { uid }: Caller) {
  return db.collection(CALENDAR_FEEDS).doc(uid);
}

/** Whether the caller has a feed, and since when its address is in use. The address itself is stored nowhere. */
export async function calendarFeedState(
  trusted: Trusted,
  caller: Caller,
): Promise<CallableResponse<'calendarFeedState'>> {
  const stored = await refOf(trusted, caller).get();
  const { tokenHash, madeOn } = feedRecord((field) => stored.get(field));
  return tokenHash === '' ? {} : { madeOn };
}

const WORDS = {
  create: {
    title: 'Calendar feed created',
    body: 'A calendar feed was created for your account. Whoever has its address can read your calendar. If it was not you, turn it off in the calendar.',
  },
  reset: {
    title: 'Calendar feed reset',
    body: 'The address of your calendar feed was reset. The old address no longer works. If it was not you, turn the feed off in the calendar.',
  },
} as const;

async function makeAddress(
  trusted: Trusted,
  caller: Caller,
  move: keyof typeof WORDS,
): Promise<CallableResponse<'calendarFeedCreate'>> {
  await countCall(trusted, PER_OWNER, caller.uid);
  return trusted.db.runTransaction(async (transaction) => {
    const reference = refOf(trusted, caller);
    const stored = await transaction.get(reference);
    const { tokenHash: before, round } = feedRecord((field) => stored.get(field));
    if (move === 'create' && before !== '')
      throw new Refusal('wrong-state', 'You have a feed already. Reset it to get a new address.');
    if (move === 'reset' && before === '')
      throw new Refusal('wrong-state', 'Your feed is turned off. Create a new one.');
    const { token, tokenHash } = newToken(trusted);
    const madeOn = trusted.now().toISOString().slice(0, 10);
    const content = { tokenHash, madeOn, round: round + 1 };
    if (stored.exists) transaction.update(reference, { ...content, ...updatedStamps(caller.uid) });
    else transaction.create(reference, { ...content, ...createdStamps(caller.uid) });
    writeAudit(trusted, transaction, caller, {
      action: `calendar_feed.${move}`,
      entityType: 'calendar_feed',
      entityId: caller.uid,
    });
    addNotice(trusted, transaction, caller.uid, {
      eventKey: `calendar-feed-${round + 1}`,
      place: 'calendar',
      ...WORDS[move],
    });
    return { address: `${trusted.appOrigin}${FEED_PATH}${token}.ics` };
  });
}

/** Makes the secret address of the caller's calendar. It is told this once: only its hash is stored. */
export function calendarFeedCreate(trusted: Trusted, caller: Caller) {
  return makeAddress(trusted, caller, 'create');
}

/** A new address in place of the present one, which stops working at once. */
export function calendarFeedReset(trusted: Trusted, caller: Caller) {
  return makeAddress(trusted, caller, 'reset');
}

/** Ends the feed; its address stops working at once. A second call finds it off and is content. */
export async function calendarFeedOff(trusted: Trusted, caller: Caller): Promise<Record<string, never>> {
  await trusted.db.runTransaction(async (transaction) => {
    const reference = refOf(trusted, caller);
    const stored = await transaction.get(reference);
    if (feedRecord((field) => stored.get(field)).tokenHash === '') return;
    transaction.update(reference, { tokenHash: FieldValue.delete(), ...updatedStamps(caller.uid) });
    writeAudit(trusted, transaction, caller, {
      action: 'calendar_feed.off',
      entityType: 'calendar_feed',
      entityId: caller.uid,
    });
  });
  return {};
}
