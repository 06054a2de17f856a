import { closedByCompany, KEEPING_NIGHT } from '@vcms/domain';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { buildDemoData, type DemoData } from './demo-data.ts';
import { mainDrafts } from './drafts/main-drafts.ts';
import { writeAnnounced } from './files/write-announced.ts';
import { type SaveFile, writeFiles } from './files/write-files.ts';
import { writeSample } from './files/write-sample.ts';
import { notify } from './notify.ts';
import { runLimited } from './run-limited.ts';
import type { Draft } from './words/demo-draft.ts';
import type { DemoNotification } from './words/demo-records.ts';
import { writeUsers } from './write-users.ts';

export interface SeedInput {
  readonly auth: Auth;
  readonly firestore: Firestore;
  /** Puts the sample files into storage; without it their documents stand alone, for tests that open no file. */
  readonly saveFile?: SaveFile;
  /** Calendar date YYYY-MM-DD that the data is relative to. */
  readonly today: string;
  /** Another seed gives other names, places and dates of the same shape. */
  readonly seed?: number;
}

/** Firestore takes 500 writes in a batch. */
const BATCH = 400;
const BATCHES_AT_ONCE = 3;

async function writeDrafts(firestore: Firestore, drafts: readonly Draft[]): Promise<void> {
  const parts = Array.from({ length: Math.ceil(drafts.length / BATCH) }, (_, part) =>
    drafts.slice(part * BATCH, (part + 1) * BATCH),
  );
  await runLimited(parts, BATCHES_AT_ONCE, async (part) => {
    const batch = firestore.batch();
    for (const { path, data } of part) batch.set(firestore.doc(path), data);
    await batch.commit();
  });
}

async function writeNotification(firestore: Firestore, sample: DemoNotification): Promise<void> {
  const { read, ...event } = sample;
  const result = await notify({ firestore, ...event });
  if (result.kind === 'refused') throw new Error(`${event.eventKey}: ${result.problems.join(' ')}`);
  if (result.kind === 'sent' && read) {
    await firestore.collection('notifications').doc(result.id).update({ read });
  }
}

function closedCompanies({ companies }: DemoData): readonly string[] {
  return companies.filter(({ record }) => closedByCompany(record.status)).map(({ id }) => id);
}

/**
 * Writes the demo data (domain section 8). A second run gives the same documents again, and does not bring back a
 * notification that was read or dismissed in between.
 */
export async function seedDemoData(input: SeedInput): Promise<DemoData> {
  const { auth, firestore, today, seed, saveFile = async () => undefined } = input;
  const data = buildDemoData(today, seed);
  await Promise.all([
    writeDrafts(firestore, mainDrafts(data)),
    writeUsers(auth, data.users, closedCompanies(data)),
    writeFiles(data.files, today, saveFile).then((drafts) => writeDrafts(firestore, drafts)),
    writeSample(today, saveFile).then((draft) => writeDrafts(firestore, [draft])),
    writeAnnounced(today, saveFile).then((draft) => writeDrafts(firestore, [draft])),
    // The demo data has all that the server keeps: no night is needed to make it.
    firestore
      .doc(`nights/${KEEPING_NIGHT}`)
      .set({ now: `${today}T06:05:00.000Z`, purge: false, state: 'done' }),
  ]);
  await runLimited(data.notifications, 6, (sample) => writeNotification(firestore, sample));
  return data;
}
