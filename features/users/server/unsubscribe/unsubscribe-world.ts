import { sendNoticeMails, UNSUBSCRIBE_LINKS } from '@vcms/server/mail';
import { notify } from '@vcms/server/notifications';
import { type ServedEndpoint, serveEndpoint, startWorld, type World } from '@vcms/server/test-support';
import { unsubscribeListener } from './unsubscribe-listener.ts';

/** The links over HTTP at a free port. */
export const serveLinks = (trusted: () => World['trusted']): Promise<ServedEndpoint> =>
  serveEndpoint((onFailure) => unsubscribeListener(trusted, onFailure));

/** A world whose people are mailed notices, and where the links of these mails can be followed. */
export async function startUnsubscribeWorld() {
  const world = await startWorld();
  const links = await serveLinks(() => world.trusted);
  const { db } = world.trusted;
  let events = 0;

  const prefsOf = async (uid: string) => (await world.read(`users/${uid}`))?.prefs;

  return {
    world,
    links,
    prefsOf,

    /** Sets the mails of a person, and takes away every link and line of the audit. */
    async prepare(uid: string, prefs: object): Promise<void> {
      await db.doc(`users/${uid}`).update({ prefs, status: 'active', email: `${uid}@example.test` });
      for (const name of [UNSUBSCRIBE_LINKS, 'audit', 'mail'])
        for (const { ref } of (await db.collection(name).get()).docs) await ref.delete();
    },

    /** The path of the link in a new mail to a person. */
    async mailed(uid: string): Promise<string> {
      events += 1;
      await notify(world.trusted, [uid], { eventKey: `event-${events}`, title: 'Accepted', body: 'By us.' });
      await sendNoticeMails(world.trusted);
      const mail = (await world.list('mail')).find(({ to }) => to === `${uid}@example.test`);
      if (mail === undefined) throw new Error(`No mail to ${uid}.`);
      return new URL(mail.unsubscribe).pathname;
    },

    read: (path: string, init: RequestInit = {}) => fetch(links.origin + path, init),

    /** What a mail program sends. */
    oneClick: (path: string, init: RequestInit = {}) =>
      fetch(links.origin + path, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        ...init,
      }),

    /** What was kept of mails being turned off. */
    lines: async () => (await world.list('audit')).filter(({ action }) => action === 'user.mails_off'),

    async stop(): Promise<void> {
      links.stop();
      await world.stop();
    },
  };
}

export type UnsubscribeWorld = Awaited<ReturnType<typeof startUnsubscribeWorld>>;
