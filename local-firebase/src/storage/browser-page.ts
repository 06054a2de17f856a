import { initializeApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import {
  connectStorageEmulator,
  getBytes,
  getDownloadURL,
  getStorage,
  listAll,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';

/** What the page found out, as JSON. */
export interface BrowserFindings {
  readonly uploaded: number;
  readonly read: number;
  readonly sameBytes: boolean;
  readonly firstBytes: number;
  readonly listed: readonly string[];
  readonly byUrl: number;
  readonly deniedCode: string;
  readonly called: unknown;
}

declare global {
  var useServices: (projectId: string, host: string, port: number) => Promise<BrowserFindings>;
}

const SIZE = 3 * 1024 * 1024;

/** Runs in a real browser: uploads in pieces with a pause, reads back in all ways, and calls a function. */
globalThis.useServices = async (projectId, host, port) => {
  const app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com`, apiKey: 'any' });
  const storage = getStorage(app);
  connectStorageEmulator(storage, host, port, { mockUserToken: { user_id: 'ada' } });
  const functions = getFunctions(app);
  connectFunctionsEmulator(functions, host, port);
  const bytes = Uint8Array.from({ length: SIZE }, (_, at) => (at * 7) & 0xff);
  const target = ref(storage, 'own/a file.bin');

  const task = uploadBytesResumable(target, bytes);
  const stop = task.on('state_changed', ({ bytesTransferred, state }) => {
    if (bytesTransferred === 0 || state !== 'running') return;
    task.pause();
    stop();
    setTimeout(() => task.resume());
  });
  const { metadata } = await task;
  const read = new Uint8Array(await getBytes(target));
  const denied = await getBytes(ref(storage, 'secret')).catch((error: { code: string }) => error);
  return {
    uploaded: metadata.size,
    read: read.length,
    sameBytes: read.every((byte, at) => byte === bytes[at]),
    firstBytes: (await getBytes(target, 100)).byteLength,
    listed: (await listAll(ref(storage, 'own'))).items.map(({ name }) => name),
    byUrl: (await (await fetch(await getDownloadURL(target))).arrayBuffer()).byteLength,
    deniedCode: 'code' in denied ? denied.code : 'none',
    called: (await httpsCallable(functions, 'twice')(21)).data,
  };
};
