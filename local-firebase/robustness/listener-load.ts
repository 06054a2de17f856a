import { Firestore, type QuerySnapshot } from '@google-cloud/firestore';
import { createRestClient, type RestClient, setDocument } from './rest-client.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

export interface ListenerLoad {
  readonly listeners: number;
  readonly writesPerSecond: number;
  readonly seconds: number;
  readonly seed: number;
}

export interface ListenerReport {
  readonly writes: number;
  /** Snapshots over all listeners. */
  readonly snapshots: number;
  /** Listeners whose last snapshot is what a query finds at the end. */
  readonly converged: number;
  /** What a listener that differs shows, and what it should; at most three. */
  readonly differences: readonly string[];
  /** From the acknowledgement of the last write until all had converged, in milliseconds. */
  readonly settleMs: number;
}

const COLLECTION = 'busy';
const DOCUMENTS = 100;
/** Most listeners on one connection: HTTP/2 allows a hundred streams. */
const LISTENERS_PER_CLIENT = 50;
const PATIENCE_MS = 120_000;
const POLL_MS = 20;

/** Sets and deletes the documents of one collection at a steady pace while many listeners watch it. */
export async function runListenerLoad(
  origin: string,
  projectId: string,
  load: ListenerLoad,
): Promise<ListenerReport> {
  const client = createRestClient(origin, projectId);
  const clients = Array.from({ length: Math.ceil(load.listeners / LISTENERS_PER_CLIENT) }, () =>
    connectTo(origin, projectId),
  );
  const views = Array.from({ length: load.listeners }, (_, at) =>
    watch(clients[at % clients.length] as Firestore),
  );
  await until(() => views.every(({ latest }) => latest !== undefined));
  const writes = await writeSteadily(client, load);
  const ended = performance.now();
  const wanted = textOf(
    (await client.collection(COLLECTION)).map(({ name, fields }) => {
      return [name.slice(name.lastIndexOf('/') + 1), fields.number?.integerValue];
    }),
  );
  const open = () => views.filter((view) => viewText(view) !== wanted);
  await until(() => open().length === 0);
  const settleMs = performance.now() - ended;
  const apart = open();
  for (const { stop } of views) stop();
  await Promise.all(clients.map((one) => one.terminate()));
  return {
    writes,
    snapshots: views.reduce((sum, { snapshots }) => sum + snapshots, 0),
    converged: load.listeners - apart.length,
    differences: apart.slice(0, 3).map((view) => `${viewText(view)} instead of ${wanted}`),
    settleMs: Math.round(settleMs),
  };
}

/**
 * The server SDK over gRPC. FIRESTORE_EMULATOR_HOST goes before the host it is given, whoever has set it: then the listeners
 * would watch another server.
 */
function connectTo(origin: string, projectId: string): Firestore {
  if (process.env.FIRESTORE_EMULATOR_HOST !== undefined) {
    throw new Error('FIRESTORE_EMULATOR_HOST is set: the server SDK would ignore the host that it is given.');
  }
  const customHeaders = { Authorization: 'Bearer owner' };
  return new Firestore({ projectId, host: new URL(origin).host, ssl: false, customHeaders });
}

interface View {
  latest: QuerySnapshot | undefined;
  failure: Error | undefined;
  snapshots: number;
  stop(): void;
}

function watch(firestore: Firestore): View {
  const view: View = { latest: undefined, failure: undefined, snapshots: 0, stop: () => undefined };
  view.stop = firestore.collection(COLLECTION).onSnapshot(
    (snapshot) => {
      view.latest = snapshot;
      view.snapshots += 1;
    },
    (error) => {
      view.failure = error;
    },
  );
  return view;
}

async function writeSteadily(
  client: RestClient,
  { writesPerSecond, seconds, seed }: ListenerLoad,
): Promise<number> {
  const random = createSeededRandom(seed);
  const began = performance.now();
  const count = writesPerSecond * seconds;
  const pending: Promise<unknown>[] = [];
  for (let number = 0; number < count; number += 1) {
    const due = began + (number * 1_000) / writesPerSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    pending.push(client.commit([someWrite(client.root, random, number)]));
  }
  await Promise.all(pending);
  return count;
}

function someWrite(root: string, random: SeededRandom, number: number) {
  const path = `${COLLECTION}/d${random.int(DOCUMENTS)}`;
  if (random.chance(0.2)) return { delete: `${root}/${path}` };
  return setDocument(root, path, { number: { integerValue: String(number) } });
}

function viewText({ latest, failure }: View): string {
  if (failure !== undefined) return `failed: ${failure.message}`;
  return textOf((latest?.docs ?? []).map((document) => [document.id, document.get('number')]));
}

function textOf(entries: readonly (readonly unknown[])[]): string {
  return entries
    .map(([id, number]) => `${id}=${number}`)
    .sort()
    .join(' ');
}

/** Waits for a condition, in vain after two minutes: what is counted is that it comes, and machines may be slow. */
async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!condition() && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
