import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveEndpoints } from '../testing/http-server.ts';
import { type AccountStore, openAccountStore } from './account-store.ts';
import { createAuthEndpoint } from './auth-endpoint.ts';

const project = 'demo-auth';
let folder: string;
let store: AccountStore;
let server: Awaited<ReturnType<typeof serveEndpoints>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'local-firebase-auth-'));
  await start();
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function start() {
  store = openAccountStore(folder);
  const auth = createAuthEndpoint(project, store);
  server = await serveEndpoints(auth.handle);
}

async function stop() {
  await server.close();
  await store.close();
}

async function restart() {
  await stop();
  await start();
}

async function call(path: string, body?: unknown, headers: Record<string, string> = {}, method = 'POST') {
  const init = body === undefined ? { headers } : { method, body: JSON.stringify(body), headers };
  const response = await fetch(`${server.origin}${path}`, {
    ...init,
    headers: { ...headers, 'Content-Type': 'application/json' },
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

const accounts = (verb: string) => `/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=any`;
const admin = { Authorization: 'Bearer owner' };
const ada = { email: 'ada@example.com', password: 'secret1', returnSecureToken: true };

test('an acknowledged account is on disk before the answer leaves', async () => {
  const { json } = await call(accounts('signUp'), ada);

  const saved = store.read(project).find(({ kind }) => kind === 'user');
  expect(saved).toMatchObject({ id: json.localId, record: { email: 'ada@example.com' } });
});

test('accounts, custom claims and passwords outlive a restart', async () => {
  const { json: signedUp } = await call(accounts('signUp'), ada);
  const claims = JSON.stringify({ role: '5001', active: true });
  const path = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`;
  await call(path, { localId: signedUp.localId, customAttributes: claims }, admin);
  await restart();

  const { status, json } = await call(accounts('signInWithPassword'), ada);
  expect(status).toBe(200);
  const [, payload = ''] = String(json.idToken).split('.');
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    user_id: signedUp.localId,
    role: '5001',
    active: true,
    aud: project,
  });
});

test('a refresh token issued before a restart still works', async () => {
  const { json } = await call(accounts('signUp'), ada);
  await restart();
  const refresh = { grantType: 'refresh_token', refreshToken: json.refreshToken };

  expect((await call('/securetoken.googleapis.com/v1/token?key=any', refresh)).status).toBe(200);
});

test('a deleted account stays deleted', async () => {
  const { json } = await call(accounts('signUp'), ada);
  await call(accounts('delete'), { idToken: json.idToken });
  await restart();

  const { status, json: answer } = await call(accounts('signInWithPassword'), ada);
  expect(status).toBe(400);
  expect(answer).toMatchObject({ error: { message: 'EMAIL_NOT_FOUND' } });
});

test('a reset mail can be read, outlives a restart and is good for one use', async () => {
  await call(accounts('signUp'), ada);
  await call(accounts('sendOobCode'), { requestType: 'PASSWORD_RESET', email: ada.email });
  await restart();
  const { json } = await call(`/emulator/v1/projects/${project}/oobCodes`);
  const [mail] = json.oobCodes as { oobCode: string; oobLink: string; email: string }[];
  expect(mail?.email).toBe(ada.email);
  expect(mail?.oobLink).toMatch(new RegExp(`^${server.origin.replace(/\d+$/, '\\d+')}/emulator/action`));

  const reset = { oobCode: mail?.oobCode, newPassword: 'another1' };
  expect((await call(accounts('resetPassword'), reset)).status).toBe(200);
  await restart();
  expect((await call(accounts('resetPassword'), reset)).json).toMatchObject({
    error: { message: 'INVALID_OOB_CODE' },
  });
  expect((await call(accounts('signInWithPassword'), { ...ada, password: 'another1' })).status).toBe(200);
});

test('deleting all accounts empties the disk too', async () => {
  await call(accounts('signUp'), ada);
  await fetch(`${server.origin}/emulator/v1/projects/${project}/accounts`, {
    method: 'DELETE',
    headers: admin,
  });

  expect(store.read(project).filter(({ kind }) => kind === 'user')).toEqual([]);
});

test('the sign-in settings of the project outlive a restart', async () => {
  const path = `/emulator/v1/projects/${project}/config`;
  await call(path, { signIn: { allowDuplicateEmails: true } }, admin, 'PATCH');
  await restart();

  expect((await call(path, undefined, admin)).json).toMatchObject({ signIn: { allowDuplicateEmails: true } });
});

test('a tenant is refused, because tenants are not kept', async () => {
  const { status, json } = await call(accounts('signUp'), { ...ada, tenantId: 'misspelt' });
  expect(status).toBe(400);
  expect(json).toMatchObject({ error: { message: 'INVALID_TENANT_ID' } });
});

test('the parameters of Google front ends do no harm', async () => {
  const { status } = await call(`${accounts('signUp')}&alt=json&prettyPrint=false`, ada);
  expect(status).toBe(200);
});
