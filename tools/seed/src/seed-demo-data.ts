import type { Auth } from 'firebase-admin/auth';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { buildDemoData } from './demo-data.ts';
import type { DemoData, DemoNotification } from './demo-records.ts';
import { notify } from './notify.ts';
import { runLimited } from './run-limited.ts';
import { writeUsers } from './write-users.ts';

export interface SeedInput {
  readonly auth: Auth;
  readonly firestore: Firestore;
  /** Calendar date YYYY-MM-DD that the data is relative to. */
  readonly today: string;
  /** Another seed gives other names, places and dates of the same shape. */
  readonly seed?: number;
}

interface Write {
  readonly ref: DocumentReference;
  readonly data: object;
}

function recordWrites(firestore: Firestore, data: DemoData): readonly Write[] {
  const companies = firestore.collection('companies');
  return [
    ...data.companies.flatMap(({ id, record, secret }) => [
      { ref: companies.doc(id), data: record },
      { ref: companies.doc(id).collection('private').doc('main'), data: secret },
    ]),
    ...data.users.map(({ uid, record }) => ({ ref: firestore.collection('users').doc(uid), data: record })),
    ...data.engagements.map(({ id, record }) => ({
      ref: firestore.collection('engagements').doc(id),
      data: record,
    })),
  ];
}

async function writeNotification(firestore: Firestore, sample: DemoNotification): Promise<void> {
  const { read, ...event } = sample;
  const result = await notify({ firestore, ...event });
  if (result.kind === 'refused') throw new Error(`${event.eventKey}: ${result.problems.join(' ')}`);
  if (result.kind === 'sent' && read) {
    await firestore.collection('notifications').doc(result.id).update({ read });
  }
}

/**
 * Writes the demo data (domain section 8). A second run gives the same companies, users and engagements again, and does
 * not bring back a notification that was read or dismissed in between.
 */
export async function seedDemoData(input: SeedInput): Promise<DemoData> {
  const data = buildDemoData(input.today, input.seed);
  const batch = input.firestore.batch();
  for (const { ref, data: record } of recordWrites(input.firestore, data)) batch.set(ref, record);
  await batch.commit();
  await writeUsers(input.auth, data.users);
  await runLimited(data.notifications, 6, (sample) => writeNotification(input.firestore, sample));
  return data;
}
