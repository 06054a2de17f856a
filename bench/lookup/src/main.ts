import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProduct, startStack } from '@vcms/launcher';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { compareTimes, median } from './compare-times.ts';

/** Whether the time of an answer tells a client which companies exist: `contractorLookup` over HTTP, kinds of keys in turn. */
const { values } = parseArgs({ options: { calls: { type: 'string', default: '200' } } });
const CALLS = Number(values.calls);
const WARM_UP = 20;
/** Looking is limited by the hour; the counters are taken away outside of what is measured. */
const CALLS_BETWEEN = 50;

const dataDir = await mkdtemp(join(tmpdir(), 'bench-lookup-'));
const ports = { shellPort: 0, cdnPort: 0, firebasePort: 0, mailPort: 0 };
const stack = await startStack({
  product: await buildProduct(console.log),
  ...{ dataDir, reset: false, host: '127.0.0.1', ...ports, log: () => undefined },
});
const { origin } = stack.firebase;
Object.assign(process.env, {
  FIRESTORE_EMULATOR_HOST: new URL(origin).host,
  METADATA_SERVER_DETECTION: 'none',
});
const app = initializeApp({ projectId: stack.projectId });
const db = getFirestore(app);

async function idToken(): Promise<string> {
  const { email, password } = DEMO_PEOPLE.client;
  const response = await fetch(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  return String(((await response.json()) as { readonly idToken?: unknown }).idToken);
}

async function forgetCounters(): Promise<void> {
  const { docs } = await db.collection('rateLimits').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

async function einOf(companyId: string): Promise<string> {
  return String((await db.doc(`companies/${companyId}/private/main`).get()).get('ein'));
}

/** Milliseconds until the whole answer is here. @param isMatch what it must say */
async function timeOf(token: string, data: object, isMatch: boolean): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${origin}/${stack.projectId}/us-central1/contractorLookup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ data }),
  });
  const text = await response.text();
  const ms = performance.now() - began;
  if (!response.ok || text.includes('match') !== isMatch) throw new Error(`Not the answer wanted: ${text}`);
  return ms;
}

/** Drawn anew in each run of the same numbers. */
function sameNumbers(): () => number {
  let state = 20_261_127;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

try {
  const busy = loadavg()[0] ?? 0;
  const { client, client2, contractor2 } = DEMO_PEOPLE;
  const kinds = [
    {
      what: 'EIN of a contractor (a match)',
      data: { ein: await einOf(contractor2.companyId) },
      isMatch: true,
    },
    { what: 'EIN of a client', data: { ein: await einOf(client.companyId) }, isMatch: false },
    { what: 'EIN of nobody', data: { ein: '009999999' }, isMatch: false },
    { what: 'address of a contractor’s person (a match)', data: { email: contractor2.email }, isMatch: true },
    { what: 'address of a client’s person', data: { email: client2.email }, isMatch: false },
    { what: 'address of nobody', data: { email: 'nobody-at-all@example.test' }, isMatch: false },
  ].map((kind) => ({ ...kind, times: [] as number[] }));
  const token = await idToken();
  let made = 0;
  for (let round = -WARM_UP; round < CALLS; round += 1) {
    // The first of a round changes, so that whatever comes before a kind falls on each alike.
    for (const at of kinds.keys()) {
      if (made % CALLS_BETWEEN === 0) {
        await forgetCounters();
        // The first call after it makes the counters: nobody's time.
        await timeOf(token, { ein: '009999998' }, false);
      }
      made += 1;
      const kind = kinds[(at + round + WARM_UP) % kinds.length];
      if (kind === undefined) continue;
      const ms = await timeOf(token, kind.data, kind.isMatch);
      if (round >= 0) kind.times.push(ms);
    }
  }
  console.log(`Load ${busy.toFixed(1)} at the start, ${CALLS} calls of each kind in turn.`);
  console.log(
    '| key | median | less that of nobody | 95 of 100 | Mann-Whitney p |\n| --- | --- | --- | --- | --- |',
  );
  for (const [at, { what, times }] of kinds.entries()) {
    const nobodys = kinds[at < 3 ? 2 : 5]?.times ?? [];
    const { difference, interval, p } = compareTimes(times, nobodys, sameNumbers());
    const [from, to] = interval.map((value) => value.toFixed(2));
    const cells =
      times === nobodys ? ['', '', ''] : [`${difference.toFixed(2)} ms`, `${from} to ${to} ms`, p.toFixed(2)];
    console.log(`| ${[what, `${median(times).toFixed(2)} ms`, ...cells].join(' | ')} |`);
  }
} finally {
  await deleteApp(app);
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}
