import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUCKET, PROJECT, type StorageHarness, startStorage, unsignedToken } from './storage-harness.ts';

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    function engaged(company) {
      return firestore.exists(/databases/(default)/documents/engagements/$(request.auth.token.companyId + '_' + company));
    }
    match /companies/{company}/{file=**} {
      allow get: if request.auth.token.companyId == company || engaged(company);
      allow list: if request.auth.token.companyId == company;
      allow create: if request.auth.token.companyId == company && resource == null
        && request.resource.size < 10 && request.resource.contentType == 'application/pdf'
        && firestore.get(/databases/(default)/documents/companies/$(company)).data.open == true;
      allow update: if request.resource.metadata.label == 'ok' && resource.contentType == request.resource.contentType;
      allow delete: if resource.timeCreated < request.time && request.time < timestamp.date(2100, 1, 1);
    }
  }
}`;
const ADMIN = { kind: 'admin' } as const;

describe('the rules of Storage', () => {
  let harness: StorageHarness;

  beforeAll(async () => {
    harness = await startStorage();
  });

  beforeEach(async () => {
    await harness.storage().clear();
    await harness.firestore.clear(PROJECT, '(default)');
    expect(harness.storage().loadRules(RULES)).toEqual([]);
  });

  afterAll(() => harness.stop());

  async function write(path: string, fields: Record<string, unknown>): Promise<void> {
    const name = `projects/${PROJECT}/databases/(default)/documents/${path}`;
    const database = `projects/${PROJECT}/databases/(default)`;
    await harness.firestore.unary('Commit', { database, writes: [{ update: { name, fields } }] }, ADMIN);
  }

  function call(company: string | 'owner', path: string, init: RequestInit = {}): Promise<Response> {
    const token = company === 'owner' ? 'owner' : unsignedToken('ada', { companyId: company });
    const headers = { Authorization: `Firebase ${token}`, ...init.headers };
    return fetch(`${harness.origin}/v0/b/${BUCKET}/o${path}`, { ...init, headers });
  }

  async function upload(
    company: string,
    name: string,
    body = 'pdf',
    type = 'application/pdf',
  ): Promise<number> {
    const init = { method: 'POST', body, headers: { 'Content-Type': type } };
    return (await call(company, `?name=${encodeURIComponent(name)}`, init)).status;
  }

  it('are not asked for a token that has expired', async () => {
    const token = unsignedToken('ada', { companyId: 'acme', iat: 1_700_000_000, exp: 1_700_003_600 });
    const init = { method: 'POST', body: 'pdf', headers: { Authorization: `Firebase ${token}` } };
    expect((await call('acme', '?name=companies%2Facme%2Fa.pdf', init)).status).toBe(401);
  });

  it('let a member upload when a document says so', async () => {
    expect(await upload('acme', 'companies/acme/a.pdf')).toBe(403);
    await write('companies/acme', { open: { booleanValue: true } });
    expect(await upload('acme', 'companies/acme/a.pdf')).toBe(200);
  });

  it.each([
    ['another company', 'companies/other/a.pdf', 'pdf', 'application/pdf'],
    ['too large a file', 'companies/acme/a.pdf', 'much too long', 'application/pdf'],
    ['another type', 'companies/acme/a.pdf', 'pdf', 'text/html'],
    ['a path without rules', 'elsewhere/a.pdf', 'pdf', 'application/pdf'],
  ])('deny %s and keep nothing', async (_, name, body, type) => {
    await write('companies/acme', { open: { booleanValue: true } });
    expect(await upload('acme', name, body, type)).toBe(403);
    expect((await call('owner', `/${encodeURIComponent(name)}`)).status).toBe(404);
  });

  it('deny overwriting where they ask for no object', async () => {
    await write('companies/acme', { open: { booleanValue: true } });
    await upload('acme', 'companies/acme/a.pdf', 'one');
    expect(await upload('acme', 'companies/acme/a.pdf', 'two')).toBe(403);
    const read = await call('acme', '/companies%2Facme%2Fa.pdf?alt=media');
    expect(await read.text()).toBe('one');
  });

  it('let read who is engaged, as soon as the document exists', async () => {
    await upload('owner', 'companies/acme/a.pdf');
    const path = '/companies%2Facme%2Fa.pdf';
    expect((await call('client', path)).status).toBe(403);
    await write('engagements/client_acme', {});
    expect((await call('client', path)).status).toBe(200);
  });

  it('see the metadata as it is and as it will be', async () => {
    await upload('owner', 'companies/acme/a.pdf');
    const patch = (body: unknown) =>
      call('acme', '/companies%2Facme%2Fa.pdf', { method: 'PATCH', body: JSON.stringify(body) });
    expect((await patch({ metadata: { label: 'bad' } })).status).toBe(403);
    expect((await patch({ metadata: { label: 'ok' }, contentType: 'text/plain' })).status).toBe(403);
    expect((await patch({ metadata: { label: 'ok' } })).status).toBe(200);
  });

  it('see the clock of the server', async () => {
    await upload('owner', 'companies/acme/a.pdf');
    harness.clock.set(Date.UTC(2101, 0, 1));
    expect((await call('acme', '/companies%2Facme%2Fa.pdf', { method: 'DELETE' })).status).toBe(403);
    harness.clock.reset();
    harness.clock.advance(1000);
    expect((await call('acme', '/companies%2Facme%2Fa.pdf', { method: 'DELETE' })).status).toBe(204);
    harness.clock.reset();
  });

  it('decide lists by the prefix', async () => {
    expect((await call('acme', '?prefix=companies%2Facme%2F&delimiter=%2F')).status).toBe(200);
    expect((await call('acme', '?prefix=companies%2Fother%2F&delimiter=%2F')).status).toBe(403);
    expect((await call('acme', '')).status).toBe(403);
  });

  it('answer a missing object only to those who may look', async () => {
    expect((await call('acme', '/companies%2Facme%2Fmissing.pdf')).status).toBe(404);
    expect((await call('other', '/companies%2Facme%2Fmissing.pdf')).status).toBe(403);
  });

  it('keep a user away from the administrators’ API', async () => {
    const headers = { Authorization: `Bearer ${unsignedToken('ada')}` };
    expect((await fetch(`${harness.origin}/storage/v1/b/${BUCKET}/o`, { headers })).status).toBe(403);
  });

  it('keep pages away from it as well, whose calls need no credentials to be refused', async () => {
    const list = `${harness.origin}/storage/v1/b/${BUCKET}/o`;
    const page = { Origin: 'http://127.0.0.1:4300' };
    const upload = { method: 'POST', body: 'x', headers: page };
    expect((await fetch(list, { headers: page })).status).toBe(403);
    expect((await fetch(`${list.replace('/storage', '/upload/storage')}?name=a.txt`, upload)).status).toBe(
      403,
    );
    // The server SDKs send an emulator none, and no origin.
    expect((await fetch(list)).status).toBe(200);
    expect((await fetch(list, { headers: { ...page, Authorization: 'Bearer owner' } })).status).toBe(200);
  });

  it('stay in force when new ones do not compile', async () => {
    const put = (content: string) =>
      fetch(`${harness.origin}/internal/setRules`, {
        method: 'PUT',
        body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } }),
      });
    expect((await put('service firebase.storage { match')).status).toBe(400);
    expect((await call('acme', '?prefix=companies%2Facme%2F')).status).toBe(200);
    expect((await put('service firebase.storage { match /b/{b}/o {} }')).status).toBe(200);
    expect((await call('acme', '?prefix=companies%2Facme%2F')).status).toBe(403);
  });
});
