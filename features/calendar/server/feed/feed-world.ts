import { type ServedEndpoint, serveEndpoint, startWorld, type World } from '@vcms/server/test-support';
import { Timestamp } from 'firebase-admin/firestore';
import ICAL from 'ical.js';
import { feedListener } from './feed-listener.ts';
import { calendarFeedCreate } from './manage-feed.ts';

export type Who = keyof World['callers'];

/** The feeds over HTTP at a free port. */
export const serveFeeds = (trusted: () => World['trusted']): Promise<ServedEndpoint> =>
  serveEndpoint((onFailure) => feedListener(trusted, onFailure));

/** A world whose feeds can be read, with what the tests of feeds do in it. */
export async function startFeedWorld() {
  const world = await startWorld();
  const feeds = await serveFeeds(() => world.trusted);
  const read = (address: string, init: RequestInit = {}) =>
    fetch(feeds.origin + new URL(address).pathname, init);

  return {
    world,
    ...feeds,
    read,
    create: async (who: Who) => (await calendarFeedCreate(world.trusted, world.callers[who])).address,

    /** @throws when the feed cannot be read */
    titlesOf: async (address: string): Promise<readonly string[]> => {
      const answer = await read(address);
      if (answer.status !== 200) throw new Error(`The feed answered ${answer.status}.`);
      const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
      return events.map((event) => String(event.getFirstPropertyValue('summary'))).sort();
    },

    putEvent: async (title: string, by: Who, more: object = {}): Promise<void> => {
      const { uid, companyId } = world.callers[by];
      const id = title.toLowerCase().replaceAll(' ', '-');
      const times = {
        start: Timestamp.fromDate(new Date('2026-12-01T15:00:00Z')),
        end: Timestamp.fromDate(new Date('2026-12-01T16:00:00Z')),
        allDay: false,
      };
      await world.put(`calendarEvents/${id}`, {
        ...{ title, type: 'meeting', location: '', description: '', ...times, ownerCompanyId: companyId },
        ...{ visibility: 'me', attendees: [], reminderMinutes: [], ...more },
      });
      await world.trusted.db.doc(`calendarEvents/${id}`).update({ createdBy: uid });
    },

    stop: async () => {
      feeds.stop();
      await world.stop();
    },
  };
}

export type FeedWorld = Awaited<ReturnType<typeof startFeedWorld>>;
