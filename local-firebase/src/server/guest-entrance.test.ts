import type { ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
import { Firestore } from '@google-cloud/firestore';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRecordingService, type RecordingService } from '../testing/recording-service.ts';
import { createGuardedEntrance, type Entrance } from './entrance.ts';
import { isOwnAddress, withoutAdministrator } from './guest-entrance.ts';
import { listenOnPort, type PortListener } from './port-listener.ts';

const DOCUMENT = '/v1/projects/p/databases/(default)/documents/users/ada';

function jwt(payload: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(payload)}.`;
}
const PERMISSION_DENIED = 7;
const SERVER = 'server@demo.example.com';
const user = `Bearer ${jwt({ sub: 'ada' })}`;

describe('a guest', () => {
  let service: RecordingService;
  let entrance: Entrance;
  let listener: PortListener;
  const reached: string[] = [];
  beforeEach(async () => {
    service = createRecordingService();
    reached.splice(0);
    const endpoints = [
      (_request: unknown, response: ServerResponse, { pathname }: URL) => {
        reached.push(pathname);
        response.writeHead(204).end();
        return true;
      },
    ];
    const parts = { firestore: service, endpoints, openCors: false };
    entrance = createGuardedEntrance(parts, () => false);
    listener = await listenOnPort({ host: '127.0.0.1', port: 0, ...entrance });
  });
  afterEach(async () => {
    entrance.close();
    await listener.close();
  });

  const status = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    (await fetch(`http://127.0.0.1:${listener.port}${path}`, { method, headers })).status;

  test.each([
    ['owner', 'Bearer owner'],
    ['a service account', `Bearer ${jwt({ iss: SERVER, sub: SERVER })}`],
  ])('who says to be the administrator is refused: %s', async (_what, authorization) => {
    expect(await status(DOCUMENT, { Authorization: authorization })).toBe(403);
    expect(await status('/v0/b/bucket/o/x', { Authorization: authorization })).toBe(403);
    expect([service.calls, reached]).toEqual([[], []]);
  });

  test.each(['Firebase owner', 'Bearer ya29.any'])('is refused by Storage and Auth as %s', async (all) => {
    expect(await status('/v0/b/bucket/o/x', { Authorization: all })).toBe(403);
    expect(reached).toEqual([]);
  });

  test('is refused as the administrator over gRPC and WebChannel', async () => {
    const customHeaders = { Authorization: 'Bearer owner' };
    const host = `127.0.0.1:${listener.port}`;
    const firestore = new Firestore({ projectId: 'p', host, ssl: false, customHeaders });
    await expect(firestore.doc('users/ada').set({})).rejects.toMatchObject({ code: PERMISSION_DENIED });
    await firestore.terminate();
    const headers = encodeURIComponent('Authorization:Bearer owner\r\n');
    await fetch(`http://${host}/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1&CVER=22`, {
      method: 'POST',
      body: `headers=${headers}&count=1&ofs=0&req0___data__=%7B%7D`,
    });
    expect([service.calls, service.streams]).toEqual([[], []]);
  });

  test.each([
    ['POST', '/internal/reset'],
    ['PUT', '/local/clock'],
    ['GET', '/emulator/v1/projects/p/oobCodes'],
    ['GET', '/emulators'],
    ['PUT', '/functions/disableBackgroundTriggers'],
    ['GET', '/storage/v1/b/bucket/o'],
    ['POST', '/upload/storage/v1/b/bucket/o'],
    ['GET', '/b/bucket/o/x'],
  ])('has no business at %s %s', async (method, path) => {
    expect(await status(path, {}, method)).toBe(403);
    expect(reached).toEqual([]);
  });

  test('is served as a user and as nobody', async () => {
    expect(await status(DOCUMENT, { Authorization: user })).toBe(200);
    expect(await status(DOCUMENT)).toBe(200);
    expect(await status('/emulator/action')).toBe(204);
    expect(await status('/v0/b/bucket/o/x', { Authorization: user })).toBe(204);
    expect(service.calls.map(({ caller }) => caller.kind)).toEqual(['user', 'anonymous']);
  });
});

test('Firestore for guests has no administrator, on no kind of call', async () => {
  const service = createRecordingService();
  const guests = withoutAdministrator(service);
  const admin = { kind: 'admin' } as const;
  const sink = { emit: () => undefined, fail: () => undefined };
  const denied = expect.objectContaining({ code: 'PERMISSION_DENIED' });

  await expect(guests.unary('GetDocument', {}, admin)).rejects.toEqual(denied);
  await expect(guests.serverStream('RunQuery', {}, admin)[Symbol.asyncIterator]().next()).rejects.toEqual(
    denied,
  );
  expect(() => guests.listen(admin, sink)).toThrow(denied);
  expect(() => guests.write(admin, sink)).toThrow(denied);
  guests.listen({ kind: 'anonymous' }, sink);
  await guests.unary('GetDocument', {}, { kind: 'anonymous' });
  expect([service.calls.length, service.streams.length]).toEqual([1, 1]);
});

test('addresses of this computer are told from others', () => {
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  for (const { address } of own) expect(isOwnAddress(address)).toBe(true);
  for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']) {
    expect(isOwnAddress(address)).toBe(true);
  }
  for (const address of [undefined, '', '203.0.113.9', '::ffff:203.0.113.9', '2001:db8::9']) {
    expect(isOwnAddress(address)).toBe(false);
  }
});
