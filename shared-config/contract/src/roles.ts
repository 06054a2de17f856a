/** Role codes of the specification, section 6. */
export type RoleCode = '5001' | '5002' | '5003' | '5004' | '5005' | '5006';
/** One remote per role family. */
export type RoleFamily = 'admin' | 'cs' | 'client' | 'contractor';
/** Workspace and registry name of a family's remote. */
export type RemoteName = 'remote-admin' | 'remote-cs' | 'remote-client' | 'remote-contractor';

/** Every role code, in order. */
export const ROLE_CODES: readonly RoleCode[] = ['5001', '5002', '5003', '5004', '5005', '5006'];

/** Every remote, in the order of their families. */
export const REMOTE_NAMES: readonly RemoteName[] = [
  'remote-admin',
  'remote-cs',
  'remote-client',
  'remote-contractor',
];

/** Which remote serves a family. */
export const REMOTE_OF_FAMILY: Readonly<Record<RoleFamily, RemoteName>> = {
  admin: 'remote-admin',
  cs: 'remote-cs',
  client: 'remote-client',
  contractor: 'remote-contractor',
};

const FAMILY_OF_ROLE: Readonly<Record<RoleCode, RoleFamily>> = {
  '5001': 'admin',
  '5002': 'cs',
  '5003': 'client',
  '5004': 'client',
  '5005': 'contractor',
  '5006': 'contractor',
};

/**
 * The role code a stored value stands for, or null for an unknown role.
 * Numbers and surrounding blanks are accepted; '6 of 5006' is the specification's other reading of 5006.
 */
export function parseRole(value: unknown): RoleCode | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  const code = text === '6 of 5006' ? '5006' : text;
  return ROLE_CODES.find((known) => known === code) ?? null;
}

/** The family of a role; null for an unknown role: the shell then shows no menu and loads no remote. */
export function familyOf(role: unknown): RoleFamily | null {
  const code = parseRole(role);
  return code === null ? null : FAMILY_OF_ROLE[code];
}
