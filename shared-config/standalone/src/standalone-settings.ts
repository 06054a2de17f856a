import {
  parseRole,
  parseRuntimeConfig,
  type RoleCode,
  RUNTIME_CONFIG_ELEMENT_ID,
  type RuntimeConfig,
} from '@vcms/contract';

/** A demo account that the page can sign in as. */
export interface StandaloneAccount {
  readonly role: RoleCode;
  readonly email: string;
  readonly password: string;
}

export interface StandaloneSettings {
  readonly config: RuntimeConfig;
  /** At least one. */
  readonly accounts: readonly StandaloneAccount[];
}

/** Id of the element that holds the demo accounts as a JSON list. */
export const ACCOUNTS_ELEMENT_ID = 'vcms-accounts';

/** Reads what the development server wrote into the page. Throws when a part is missing or damaged. */
export function readSettings(document: Document): StandaloneSettings {
  const config = parseRuntimeConfig(readJson(document, RUNTIME_CONFIG_ELEMENT_ID));
  if (!config.ok) throw new Error(`The page's configuration is damaged: ${config.problems.join('; ')}.`);
  const listed = readJson(document, ACCOUNTS_ELEMENT_ID);
  const accounts = (Array.isArray(listed) ? listed : []).flatMap(readAccount);
  if (accounts.length === 0) throw new Error('The page names no demo account of this remote.');
  return { config: config.value, accounts };
}

function readJson(document: Document, id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}

function readAccount(value: unknown): readonly StandaloneAccount[] {
  if (typeof value !== 'object' || value === null) return [];
  const { role, email, password } = value as Readonly<Record<string, unknown>>;
  const code = parseRole(role);
  return code !== null && typeof email === 'string' && typeof password === 'string'
    ? [{ role: code, email, password }]
    : [];
}
