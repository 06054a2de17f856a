import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  setDoc,
} from 'firebase/firestore';

/** What runs in the browser; times in milliseconds. */
export interface BenchPage {
  /** From asking for a whole collection to its first snapshot from the server, a new client each time. */
  firstSnapshots(origin: string, projectId: string, path: string, rounds: number): Promise<SnapshotTimes>;
  /** From a client's write to the snapshot of another client that shows it. */
  writeToListener(origin: string, projectId: string, rounds: number): Promise<number[]>;
  /** From a POST to its body on a hanging GET. */
  echo(origin: string, rounds: number): Promise<number[]>;
}

export interface SnapshotTimes {
  readonly documents: number;
  readonly times: readonly number[];
}

declare global {
  var benchPage: BenchPage;
}

let clients = 0;

function connect(origin: string, projectId: string): { app: FirebaseApp; db: Firestore } {
  clients += 1;
  const app = initializeApp({ projectId, apiKey: 'any', appId: 'bench' }, `client-${clients}`);
  const db = initializeFirestore(app, { localCache: memoryLocalCache() });
  const { hostname, port } = new URL(origin);
  connectFirestoreEmulator(db, hostname, Number(port));
  return { app, db };
}

async function firstSnapshots(origin: string, projectId: string, path: string, rounds: number) {
  const times: number[] = [];
  let documents = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { app, db } = connect(origin, projectId);
    const began = performance.now();
    documents = await new Promise<number>((resolve, reject) => {
      onSnapshot(collection(db, path), ({ size, metadata }) => !metadata.fromCache && resolve(size), reject);
    });
    times.push(performance.now() - began);
    await deleteApp(app);
  }
  return { documents, times };
}

async function writeToListener(origin: string, projectId: string, rounds: number): Promise<number[]> {
  const writer = connect(origin, projectId);
  const reader = connect(origin, projectId);
  let seen: (round: number) => void = () => undefined;
  await new Promise<void>((resolve, reject) => {
    const show = (round: unknown) => (typeof round === 'number' ? seen(round) : undefined);
    onSnapshot(
      doc(reader.db, 'bench/latency'),
      (snapshot) => {
        resolve();
        show(snapshot.get('round'));
      },
      reject,
    );
  });
  const times = await timed(rounds, (round) => {
    const arrival = new Promise<void>((resolve) => {
      seen = (shown) => shown === round && resolve();
    });
    return { sent: setDoc(doc(writer.db, 'bench/latency'), { round }), arrival };
  });
  await Promise.all([deleteApp(writer.app), deleteApp(reader.app)]);
  return times;
}

async function echo(origin: string, rounds: number): Promise<number[]> {
  const stop = new AbortController();
  const response = await fetch(origin, { signal: stop.signal });
  const chunks = (response.body as ReadableStream<Uint8Array>).getReader();
  const times = await timed(rounds, (round) => ({
    sent: fetch(origin, { method: 'POST', body: `round ${round};` }),
    arrival: readUntil(chunks, `round ${round};`),
  }));
  stop.abort();
  return times;
}

async function readUntil(chunks: ReadableStreamDefaultReader<Uint8Array>, wanted: string): Promise<void> {
  const decoder = new TextDecoder();
  for (let text = ''; !text.includes(wanted); ) {
    const { done, value } = await chunks.read();
    if (done) throw new Error('The echo ended.');
    text += decoder.decode(value, { stream: true });
  }
}

async function timed(
  rounds: number,
  send: (round: number) => { sent: Promise<unknown>; arrival: Promise<void> },
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const began = performance.now();
    const { sent, arrival } = send(round);
    await arrival;
    times.push(performance.now() - began);
    await sent;
  }
  return times;
}

globalThis.benchPage = { firstSnapshots, writeToListener, echo };
