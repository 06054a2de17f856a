/** Every role of the specification, section 6, and the family it belongs to. A new family adds its rows here. */
const FAMILY_OF_ROLE = {
  '5001': 'admin',
  '5002': 'cs',
  '5003': 'client',
  '5004': 'client',
  '5005': 'contractor',
  '5006': 'contractor',
} as const;

/** Role codes of the specification, section 6. */
export type RoleCode = keyof typeof FAMILY_OF_ROLE;
/** One remote per role family. */
export type RoleFamily = (typeof FAMILY_OF_ROLE)[RoleCode];
/** Workspace and registry name of a family's remote. */
export type RemoteName = `remote-${RoleFamily}`;

/** Every role code, in order. */
export const ROLE_CODES: readonly RoleCode[] = (Object.keys(FAMILY_OF_ROLE) as RoleCode[]).sort();

/** Every family, in the order of their roles. */
export const ROLE_FAMILIES: readonly RoleFamily[] = [
  ...new Set(ROLE_CODES.map((role) => FAMILY_OF_ROLE[role])),
];

function remoteOf(family: RoleFamily): RemoteName {
  return `remote-${family}`;
}

/** Every remote, in the order of their families. */
export const REMOTE_NAMES: readonly RemoteName[] = ROLE_FAMILIES.map(remoteOf);

/** Which remote serves a family. */
export const REMOTE_OF_FAMILY = Object.fromEntries(
  ROLE_FAMILIES.map((family) => [family, remoteOf(family)]),
) as Readonly<Record<RoleFamily, RemoteName>>;

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
