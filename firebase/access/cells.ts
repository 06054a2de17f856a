import { COLLECTION_TEMPLATES, type CollectionName } from '@vcms/domain';
import { ACTORS, type Actor, ROLES, type Role } from '../rules-world.ts';
import { CLIENT_FIXTURES } from './client-fixtures.ts';
import { COMPANY_FIXTURES } from './company-fixtures.ts';
import { EVIDENCE_FIXTURES } from './evidence-fixtures.ts';
import { type Fixture, type Fixtures, PLACEMENTS, type Placement, type Spot } from './fixture.ts';
import { MESSAGE_FIXTURES } from './message-fixtures.ts';
import { PAPER_FIXTURES } from './paper-fixtures.ts';
import { MATRIX } from './permission-matrix.ts';
import { RELATION_FIXTURES } from './relation-fixtures.ts';
import { REVIEW_FIXTURES } from './review-fixtures.ts';

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

export const ENTITIES = Object.keys(COLLECTION_TEMPLATES) as CollectionName[];

const FIXTURES: Fixtures = {
  ...COMPANY_FIXTURES,
  ...CLIENT_FIXTURES,
  ...EVIDENCE_FIXTURES,
  ...PAPER_FIXTURES,
  ...RELATION_FIXTURES,
  ...REVIEW_FIXTURES,
  ...MESSAGE_FIXTURES,
};

export function fixtureOf(name: CollectionName): Fixture {
  const fixture = FIXTURES[name];
  if (fixture === undefined) throw new Error(`No documents to test the cells of ${name} with.`);
  return fixture;
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
  const entry: string = MATRIX[name][role];
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
