import type { RoleCode, RouteDecl } from '@vcms/contract';
import { canonicalPath } from './normalise-path.ts';

function segmentsOf(path: string): readonly string[] {
  return canonicalPath(path).split('/').filter(Boolean);
}

function matchesSegment(pattern: string, segment: string | undefined): boolean {
  return segment !== undefined && (pattern.startsWith(':') || pattern === segment);
}

/** True when a declared path (segments, `:param`, a final `*`) covers the whole path, segment by segment. */
export function matchesPattern(pattern: string, path: string): boolean {
  const expected = segmentsOf(pattern);
  const actual = segmentsOf(path);
  const open = expected.at(-1) === '*';
  const fixed = open ? expected.slice(0, -1) : expected;
  if (open ? actual.length < fixed.length : actual.length !== fixed.length) return false;
  return fixed.every((segment, index) => matchesSegment(segment, actual[index]));
}

/** The first declared route of a role that covers the path; undefined: the shell shows its not-found page. */
export function matchRoute(
  routes: readonly RouteDecl[],
  role: RoleCode | undefined,
  path: string,
): RouteDecl | undefined {
  if (role === undefined) return undefined;
  return routes.find((route) => route.roles.includes(role) && matchesPattern(route.path, path));
}
