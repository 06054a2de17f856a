import type { CallableResponse, CheckedRequest } from '@vcms/domain';
import { type Caller, hashOf, type Trusted } from '@vcms/server/core';
import { notify } from '@vcms/server/notifications';
import { Timestamp } from 'firebase-admin/firestore';
import { agentWords } from './agent-words.ts';
import { type KnownDevice, knownDevices, withDevice } from './known-devices.ts';

/** `userDevices/{uid}` {devices, lastSeenAt}: no rule opens it (ADR 44). */
const USER_DEVICES = 'userDevices';

/**
 * Notes the browser of the caller and answers all that are known. Of one that is new the person is told, once, unless it is the
 * first of all. No network address is kept.
 */
export async function noteDevice(
  trusted: Trusted,
  { uid }: Caller,
  { device, agent }: CheckedRequest<'userDevices'>,
): Promise<CallableResponse<'userDevices'>> {
  const { db, now } = trusted;
  const reference = db.collection(USER_DEVICES).doc(uid);
  const at = now();
  // Names are of one person each: nobody learns from the records who shares a browser.
  const seen = { id: hashOf(`${uid}\n${device}`), ...agentWords(agent) };
  const before = knownDevices((await reference.get()).get('devices'), at.getTime());
  const isNew = before.every(({ id }) => id !== seen.id);
  // Told before it is noted: a run that is cut short tells when it is repeated, and one event is told once.
  if (isNew && before.length > 0 && trusted.signInNotices !== false) await tell(trusted, uid, seen, at);
  const devices = await db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(reference)).get('devices');
    const next = withDevice(knownDevices(stored, at.getTime()), seen, at.getTime());
    transaction.set(reference, { devices: next, lastSeenAt: Timestamp.fromDate(at) });
    return next;
  });
  return { devices: devices.map((known) => answerOf(known, seen.id)) };
}

async function tell(
  trusted: Trusted,
  uid: string,
  { id, browser, system }: Pick<KnownDevice, 'id' | 'browser' | 'system'>,
  at: Date,
): Promise<void> {
  await notify(trusted, [uid], {
    eventKey: `device-${id.slice(0, 20)}-${at.toISOString().slice(0, 10)}`,
    title: 'Sign-in in a new browser',
    body: `Your account was used in ${browser} on ${system} for the first time. If that was not you, open your profile, change your password and sign out everywhere.`,
  });
}

function answerOf({ id, firstSeenAt, lastSeenAt, browser, system }: KnownDevice, here: string) {
  const iso = (time: number) => new Date(time).toISOString();
  return { browser, system, firstSeenAt: iso(firstSeenAt), lastSeenAt: iso(lastSeenAt), here: id === here };
}
