import { isRecord, readList, readOneOf, readText } from './json-readers.ts';
import type { MenuNode, RemoteMenu, RouteDecl } from './menu.ts';
import { readContractVersion } from './parse-contract-version.ts';
import { readMenuNodes } from './parse-menu-nodes.ts';
import { Findings, type ParseResult } from './parse-result.ts';
import { readPath } from './read-path.ts';
import {
  familyOf,
  REMOTE_NAMES,
  REMOTE_OF_FAMILY,
  ROLE_CODES,
  ROLE_FAMILIES,
  type RoleCode,
  type RoleFamily,
} from './roles.ts';

/**
 * Reads a remote's menu (architecture 3a, rule 3). Refuses a bad frame: contract, remote, family, or a missing
 * table. Drops single entries it cannot use and makes relative paths absolute, each with a warning. Never throws.
 */
export function parseRemoteMenu(value: unknown): ParseResult<RemoteMenu> {
  const findings = new Findings();
  if (!isRecord(value)) return { ok: false, problems: ['the menu is no object'] };
  const contract = readContractVersion(value.contract) ?? findings.refuse('contract is no version');
  const remote = readOneOf(value.remote, REMOTE_NAMES) ?? findings.refuse('remote is no known remote');
  const family = readOneOf(value.family, ROLE_FAMILIES) ?? findings.refuse('family is no known family');
  if (remote !== undefined && family !== undefined && REMOTE_OF_FAMILY[family] !== remote)
    findings.refuse(`${remote} does not serve the family ${family}`);
  const menus = isRecord(value.menus) ? value.menus : findings.refuse('menus is no table by role');
  const routes = readList(value.routes) ?? findings.refuse('routes is no list');
  if (!contract || !remote || !family || !menus || !routes) return findings.result<RemoteMenu>(undefined);
  return findings.result<RemoteMenu>({
    contract,
    remote,
    family,
    menus: readMenus(menus, family, findings),
    routes: routes.flatMap((item, index) => readRoute(item, `routes[${index}]`, family, findings) ?? []),
  });
}

function readMenus(
  value: Readonly<Record<string, unknown>>,
  family: RoleFamily,
  findings: Findings,
): Partial<Record<RoleCode, readonly MenuNode[]>> {
  const menus: Partial<Record<RoleCode, readonly MenuNode[]>> = {};
  for (const [key, nodes] of Object.entries(value)) {
    const role = readRole(key, family);
    if (role === undefined) findings.warn(`menus.${key} is no role of the family ${family} and was dropped`);
    else menus[role] = readMenuNodes(nodes, `menus.${role}`, findings);
  }
  return menus;
}

function readRole(value: unknown, family: RoleFamily): RoleCode | undefined {
  const role = readOneOf(value, ROLE_CODES);
  return role !== undefined && familyOf(role) === family ? role : undefined;
}

function readRoute(
  value: unknown,
  place: string,
  family: RoleFamily,
  findings: Findings,
): RouteDecl | undefined {
  if (!isRecord(value)) return findings.warn(`${place} is no route and was dropped`);
  const target = readPath(value.path);
  if (target === undefined) return findings.warn(`${place} has no usable path and was dropped`);
  if (target.repaired) findings.warn(`${place} has a relative path; it was made absolute`);
  const named = readList(value.roles, ROLE_CODES.length * 2) ?? [];
  const roles = named.flatMap((role) => readRole(role, family) ?? []);
  if (roles.length === 0)
    return findings.warn(`${place} names no role of the family ${family} and was dropped`);
  if (roles.length < named.length)
    findings.warn(`${place} names roles outside its family; they were left out`);
  return { path: target.path, roles, ...readOptional(value, place, findings) };
}

function readOptional(
  value: Readonly<Record<string, unknown>>,
  place: string,
  findings: Findings,
): Pick<RouteDecl, 'label' | 'parent'> {
  const label = readText(value.label, 200);
  const parent = readPath(value.parent);
  if (value.label !== undefined && label === undefined)
    findings.warn(`${place} has a label that is no text; it was left out`);
  if (value.parent !== undefined && parent === undefined)
    findings.warn(`${place} has a parent that is no path; it was left out`);
  return {
    ...(label === undefined ? {} : { label }),
    ...(parent === undefined ? {} : { parent: parent.path }),
  };
}
