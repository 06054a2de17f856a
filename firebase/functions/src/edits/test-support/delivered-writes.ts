import { thrice, type World } from '@vcms/server/test-support';
import { serverTimestamp } from 'firebase/firestore';
import { triggers } from '../../triggers.ts';

type Trigger = (typeof triggers)['evidenceWritten'];

/** Delivers what a write did to a document twice at once, and once more, as Firebase may. */
export async function deliverWrite(
  { trusted }: World,
  name: keyof typeof triggers,
  path: string,
  params: object,
  write: () => Promise<unknown>,
): Promise<void> {
  const trigger = triggers[name] as unknown as Trigger;
  const place = trusted.db.doc(path);
  const before = await place.get();
  await write();
  const data = { before, after: await place.get() };
  const id = `e-${path}-${data.after.updateTime?.valueOf() ?? ''}`;
  const event = { id, time: new Date().toISOString(), document: path, params, data };
  await thrice(() => Promise.resolve(trigger.run(event as unknown as Parameters<Trigger['run']>[0])));
}

/** The lines of the audit about one record. */
export async function linesOf(world: World, entityId: string) {
  return (await world.list('audit')).filter((line) => line.entityId === entityId);
}

/** What each write of a browser bears. */
export const stamps = (uid: string) => ({ updatedAt: serverTimestamp(), updatedBy: uid });
export const newStamps = (uid: string) => ({
  ...stamps(uid),
  createdAt: serverTimestamp(),
  createdBy: uid,
  v: 1,
});
