import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly liveBackends: { readonly control: string; readonly projectId: string };
  }
}

/** Where the backend of this test file listens. */
export interface LiveAddress {
  readonly host: string;
  readonly port: number;
  readonly projectId: string;
}

let origin: string | undefined;

/** Begins the backend of this test file. */
export async function beginLiveBackend(): Promise<void> {
  const answer = await fetch(inject('liveBackends').control, { method: 'POST' });
  if (!answer.ok) throw new Error(`No backend could be started: ${await answer.text()}`);
  origin = await answer.text();
}

export async function endLiveBackend(): Promise<void> {
  if (origin === undefined) return;
  await fetch(`${inject('liveBackends').control}/?origin=${encodeURIComponent(origin)}`, {
    method: 'DELETE',
  });
}

export function liveAddress(): LiveAddress {
  if (origin === undefined) throw new Error('The backend of this test file has not been started.');
  const { hostname, port } = new URL(origin);
  return { host: hostname, port: Number(port), projectId: inject('liveBackends').projectId };
}
