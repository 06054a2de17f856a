import { configure } from '@testing-library/react';
import { deleteApp, getApps } from 'firebase/app';
import { afterAll, vi } from 'vitest';
import { beginLiveBackend, endLiveBackend } from './live-address.ts';

// In Node the SDK has only the other form of this read: the same request under the same rules.
vi.mock('firebase/storage', async (load) => {
  const sdk = await load<typeof import('firebase/storage')>();
  const getBlob: typeof sdk.getBlob = async (place) => new Blob([new Uint8Array(await sdk.getBytes(place))]);
  return { ...sdk, getBlob };
});

// A real server on a busy machine answers later than Testing Library's one second; waiting ends with the answer.
configure({ asyncUtilTimeout: 15_000 });

// Before the file is loaded: its first lines may open the backend already.
await beginLiveBackend();

// Files share the modules of the SDK, but neither the backend nor what is connected to it. The backend goes first: where a
// channel of the SDK is closed while a call of a page begins, grpc-js picks the lost connection again for ever.
afterAll(async () => {
  await endLiveBackend();
  await Promise.all(getApps().map(deleteApp));
});
