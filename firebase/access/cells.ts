import type { CollectionName } from '@vcms/domain';
import {
  ACTORS,
  type Actor,
  type Fixture,
  PLACEMENTS,
  type Placement,
  ROLES,
  type Role,
  type Spot,
} from '@vcms/testing/access';
import { recordAccess } from './records.ts';

const OPERATIONS = ['get', 'list', 'list everything', 'create', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];

/** One question to the rules: may this role do this with such a document? */
export interface Cell {
  readonly name: CollectionName;
  readonly role: Role;
  readonly operation: Operation;
  readonly placement: Placement | 'all';
  readonly spot: Spot | undefined;
  readonly allowed: boolean;
}

export function fixtureOf(name: CollectionName): Fixture {
  return recordAccess(name).fixture;
}

const LETTERS: Readonly<Record<Operation, string>> = {
  get: 'g',
  list: 'l',
  'list everything': 'l',
  create: 'c',
  update: 'u',
  delete: 'd',
};

/** Where a scope letter of the matrix reaches. */
const REACH: Readonly<Record<string, readonly (Placement | 'all')[]>> = {
  A: ['own', 'engaged', 'other', 'all'],
  K: ['engaged', 'other'],
  O: ['own'],
  S: ['own'],
  E: ['engaged'],
  P: ['own', 'engaged', 'other'],
  N: ['own', 'engaged', 'other'],
};

/** Does the matrix grant this? `entry` is such as 'gu O; gl E'. */
function grants(entry: string, operation: Operation, placement: Placement | 'all'): boolean {
  return entry.split(';').some((part) => {
    const [letters = '', scope = ''] = part.trim().split(' ');
    return letters.includes(LETTERS[operation]) && (REACH[scope] ?? []).includes(placement);
  });
}

function cellsOfRole(name: CollectionName, role: Role): readonly Cell[] {
  const entry = recordAccess(name).cells[role];
  const spots = fixtureOf(name).spots(ACTORS[role]);
  const cell = (operation: Operation, placement: Placement | 'all', spot: Spot | undefined): Cell => ({
    name,
    role,
    operation,
    placement,
    spot,
    allowed: grants(entry, operation, placement),
  });
  const placed = PLACEMENTS.flatMap((placement) => {
    const spot = spots[placement];
    if (spot === undefined) return [];
    return OPERATIONS.filter((operation) => operation !== 'list everything').map((operation) =>
      cell(operation, placement, spot),
    );
  });
  return [...placed, cell('list everything', 'all', undefined)];
}

/** Every role, operation and placement of one collection. */
export function cellsOf(name: CollectionName): readonly Cell[] {
  return ROLES.flatMap((role) => cellsOfRole(name, role));
}

export function actorOf(role: Role): Actor {
  return ACTORS[role];
}

export function describeCell({ name, role, operation, placement, allowed }: Cell): string {
  return `${role} ${allowed ? 'may' : 'may not'} ${operation} ${name} (${placement})`;
}
