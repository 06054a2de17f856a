/** Project id of every local run. */
export const PROJECT = 'demo-vcms';
/** The administrator of a local Firebase: bypasses rules. */
const ADMIN = { authorization: 'Bearer owner', 'content-type': 'application/json' };

export interface AccountInput {
  readonly email: string;
  readonly password: string;
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly disabled?: boolean;
}

/** An administrator's hand to fill a local Firebase. */
export interface LocalBackend {
  readonly config: { readonly apiKey: string; readonly projectId: string; readonly appId: string };
  /** Returns the account's user id. */
  createAccount(account: AccountInput): Promise<string>;
  /** Fields in Firestore's REST form. */
  putDocument(path: string, fields: Readonly<Record<string, unknown>>): Promise<void>;
}

/** `origin`: where the local Firebase answers. */
export function createLocalBackend(origin: string): LocalBackend {
  return {
    config: { apiKey: 'local', projectId: PROJECT, appId: 'local' },
    createAccount: (account) => createAccount(origin, account),
    async putDocument(path, fields) {
      await send(`${origin}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`, 'PATCH', {
        fields,
      });
    },
  };
}

async function createAccount(origin: string, account: AccountInput): Promise<string> {
  const { email, password, claims = {}, disabled = false } = account;
  const base = `${origin}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
  const created = await send(base, 'POST', { email, password });
  const localId = (created as { readonly localId: string }).localId;
  await send(`${base}:update`, 'POST', {
    localId,
    customAttributes: JSON.stringify(claims),
    disableUser: disabled,
  });
  return localId;
}

async function send(url: string, method: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, { method, headers: ADMIN, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
