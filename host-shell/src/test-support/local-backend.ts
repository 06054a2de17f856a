import type { RuntimeConfig } from '@vcms/contract';

/** Project id of every local run. */
export const PROJECT = 'demo-vcms';
/** The administrator of a local Firebase: bypasses rules. */
const ADMIN = { authorization: 'Bearer owner', 'content-type': 'application/json' };

interface AccountInput {
  readonly email: string;
  readonly password: string;
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly disabled?: boolean;
}

/** An administrator's hand to fill a local Firebase. */
export interface LocalBackend {
  readonly config: RuntimeConfig['firebase'];
  /** Returns the account's user id. */
  createAccount(account: AccountInput): Promise<string>;
  disableAccount(userId: string): Promise<void>;
  /** Fields in Firestore's REST form. */
  putDocument(path: string, fields: Readonly<Record<string, unknown>>): Promise<void>;
  /** The stored fields in Firestore's REST form. */
  getDocument(path: string): Promise<Readonly<Record<string, unknown>>>;
  /** Names of the stored files. */
  listFiles(): Promise<readonly string[]>;
  /** Opens the link of the last mail that the sign-in service wrote to somebody. */
  openMailedLink(email: string): Promise<void>;
}

/** `origin`: where the local Firebase answers. */
export function createLocalBackend(origin: string): LocalBackend {
  return {
    config: {
      apiKey: 'local',
      projectId: PROJECT,
      appId: 'local',
      storageBucket: `${PROJECT}.appspot.com`,
    },
    createAccount: (account) => createAccount(origin, account),
    disableAccount: (localId) => updateAccount(origin, { localId, disableUser: true }),
    async putDocument(path, fields) {
      await send(`${origin}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`, 'PATCH', {
        fields,
      });
    },
    async getDocument(path) {
      const url = `${origin}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`;
      return ((await send(url, 'GET')) as { readonly fields: Record<string, unknown> }).fields;
    },
    async listFiles() {
      const listed = await send(`${origin}/storage/v1/b/${PROJECT}.appspot.com/o`, 'GET');
      return (
        (listed as { readonly items?: readonly { readonly name: string }[] }).items?.map(
          ({ name }) => name,
        ) ?? []
      );
    },
    openMailedLink: (email) => openMailedLink(origin, email),
  };
}

async function updateAccount(origin: string, change: Readonly<Record<string, unknown>>): Promise<void> {
  await send(
    `${origin}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`,
    'POST',
    change,
  );
}

async function createAccount(origin: string, account: AccountInput): Promise<string> {
  const { email, password, claims = {}, disabled = false } = account;
  const base = `${origin}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
  const created = await send(base, 'POST', { email, password });
  const localId = (created as { readonly localId: string }).localId;
  await updateAccount(origin, {
    localId,
    customAttributes: JSON.stringify(claims),
    disableUser: disabled,
    emailVerified: true,
  });
  return localId;
}

async function openMailedLink(origin: string, email: string): Promise<void> {
  const listed = await send(`${origin}/emulator/v1/projects/${PROJECT}/oobCodes`, 'GET');
  const { oobCodes } = listed as { readonly oobCodes: readonly { email: string; oobLink: string }[] };
  const last = oobCodes.filter((code) => code.email === email).at(-1);
  if (last === undefined) throw new Error(`No mail was written for ${email}.`);
  const response = await fetch(last.oobLink);
  if (!response.ok) throw new Error(`${last.oobLink}: ${response.status} ${await response.text()}`);
}

async function send(url: string, method: string, body?: unknown): Promise<unknown> {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(url, { method, headers: ADMIN, ...init });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
