import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { documentPath, engagementId } from '@vcms/domain';
import { buildProduct, PROJECT_ID, type Stack, startFirebase, startStack } from '@vcms/launcher';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { DEMO_COMPANY_IDS } from '@vcms/seed/words';
import { type AdminSdk, openAdminSdk } from '../support/admin-sdk.ts';
import { DEMO_FOLDER } from '../support/demo-folder.ts';
import { test } from '../support/product.ts';
import { stampsOf } from '../support/stamps.ts';

const RECIPIENTS = 2_000;
/** Mailboxes that the local mail server refuses for good. */
const REFUSED = 20;
const BATCH = 250;
const ID = 'kept-alive';
const PLACE = `announcements/${ID}`;
const OPTIONS = { host: '127.0.0.1', shellPort: 0, cdnPort: 0, firebasePort: 0, mailPort: 0, reset: false };
const clientId = DEMO_COMPANY_IDS.northfield;
const mailbox = (at: number) => (at < REFUSED ? `bounce+${at}@many.test` : `person${at}@many.test`);

/** Contractors of one client with one person each. */
async function addRecipients({ firestore }: AdminSdk): Promise<void> {
  for (let from = 0; from < RECIPIENTS; from += BATCH) {
    const batch = firestore.batch();
    for (let at = from; at < from + BATCH; at += 1) {
      const contractorId = `many-${at}`;
      batch.set(firestore.doc(documentPath('engagements', engagementId(clientId, contractorId))), {
        ...{
          clientId,
          contractorId,
          contractorName: `Many Works ${at}`,
          state: 'approved',
          sites: ['kill-test'],
        },
        ...stampsOf('story'),
      });
      batch.set(firestore.doc(documentPath('users', `many-${at}`)), {
        ...{ companyId: contractorId, status: 'active', role: '5005', email: mailbox(at) },
        ...{ firstName: 'Robin', lastName: `Vale ${at}`, ...stampsOf('story') },
      });
    }
    await batch.commit();
  }
}

async function schedule({ firestore }: AdminSdk): Promise<void> {
  await firestore.doc(PLACE).set({
    ...{ clientId, subject: 'Gate closed', bodyText: 'The north gate is closed.', docIds: [] },
    ...{ audience: { mode: 'site', values: ['kill-test'] }, state: 'scheduled', ackRequired: false },
    ...{ counts: { recipients: 0, emailed: 0, read: 0, bounced: 0 } },
    ...{ ...stampsOf(DEMO_PEOPLE.client.uid) },
  });
}

/** Message-IDs of all mails of the announcement that the mail server took, one for each time it took it. */
async function taken(dataDir: string): Promise<readonly string[]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => /^Message-ID: <(announcement-kept-alive-[^@]+)@/im.exec(text)?.[1] ?? []);
}

/** Kills the Firebase with its functions once so many mails are out; then everything is stopped. */
async function killAt(dataDir: string, stack: Stack, mails: number): Promise<number> {
  await expect.poll(async () => (await taken(dataDir)).length, { timeout: 900_000 }).toBeGreaterThan(mails);
  spawn('kill', ['-9', String(stack.firebase.pid)]);
  expect(await stack.firebase.ended).toBe(false);
  await stack.stop();
  return (await taken(dataDir)).length;
}

/** How the rows of the announcement stand, by the state of their mails. */
async function rowsByState({ firestore }: AdminSdk): Promise<Readonly<Record<string, number>>> {
  const { docs } = await firestore.collection(`${PLACE}/recipients`).get();
  const counts: Record<string, number> = {};
  for (const row of docs) counts[row.get('mailState')] = (counts[row.get('mailState')] ?? 0) + 1;
  return counts;
}

test('2,000 recipients, the server killed twice amid it and once after', async () => {
  test.setTimeout(3_600_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'vcms-announcement-'));
  await cp(DEMO_FOLDER, dataDir, { recursive: true });
  const bare = await startFirebase({
    ...{ host: OPTIONS.host, port: 0, projectId: PROJECT_ID, dataDir: join(dataDir, 'firebase') },
  });
  const seeding = openAdminSdk(bare.origin, PROJECT_ID);
  await addRecipients(seeding);
  await seeding.close();
  await bare.stop();

  const product = await buildProduct(() => undefined);
  const start = () => startStack({ ...OPTIONS, product, dataDir, log: (): undefined => undefined });
  const first = await start();
  const asking = openAdminSdk(first.firebase.origin, PROJECT_ID);
  const began = Date.now();
  await schedule(asking);
  const killed = [await killAt(dataDir, first, 400)];
  await asking.close();
  killed.push(await killAt(dataDir, await start(), 1_200));

  const third = await start();
  const sdk = openAdminSdk(third.firebase.origin, PROJECT_ID);
  const settled = { delivered: RECIPIENTS - REFUSED, failed: REFUSED };
  await expect.poll(() => rowsByState(sdk), { timeout: 1_200_000 }).toEqual(settled);
  const minutes = (Date.now() - began) / 60_000;
  const shown = await sdk.firestore.doc(PLACE).get();
  const refused = await sdk.firestore.collection(`${PLACE}/recipients`).doc('many-0').get();
  await sdk.close();
  await killAt(dataDir, third, RECIPIENTS - REFUSED - 1);

  const fourth = await start();
  await fetch(`${fourth.firebase.origin}/local/schedules/announcementsDue/run`, { method: 'POST' });
  // Longer than the lease of a mail: whatever would still be sent is sent by then.
  await new Promise((resolve) => setTimeout(resolve, 90_000));
  const all = await taken(dataDir);
  const each = new Set(all);
  await fourth.stop();
  console.log(
    `${RECIPIENTS} recipients, ${REFUSED} of them refused; killed at ${killed.join(' and ')} mails; ${each.size} mailboxes, ` +
      `${all.length - each.size} mails twice (same Message-ID); ${minutes.toFixed(1)} min; counts ${JSON.stringify(shown.get('counts'))}; ` +
      `a refused row: ${JSON.stringify(refused.get('mails'))}`,
  );
  expect(each.size).toBe(RECIPIENTS - REFUSED);
  await rm(dataDir, { recursive: true, force: true });
});
