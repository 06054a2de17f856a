import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTION_TEMPLATES, type CollectionName } from '@vcms/domain';
import { expect, it } from 'vitest';
import { cellsOf } from './access/cells.ts';
import { ENTITIES } from './access/records.ts';

/** What browsers write under the rules and no trigger counts (ADR 54, 65), with what bounds it. */
const BOUNDED_OTHERWISE: Readonly<Record<string, string>> = {
  'companies/*/reviews/*/internal/*':
    'One for each review, created with it and never changed: reviews are counted.',
  'notifications/*':
    'Marks on those that the server wrote, one field, by their reader alone: nothing grows and nothing follows.',
  'naicsCodes/*': 'The firm alone, which works for all companies.',
  'helpTexts/*': 'The firm alone, which works for all companies.',
};

type Operation = 'create' | 'update';
const OPERATIONS: readonly Operation[] = ['create', 'update'];

/** With the names of its segments left out. */
const bare = (path: string) => path.replace(/^\//, '').replaceAll(/\{[^}]*\}/g, '*');

const pathOfRecords = (name: CollectionName) => `${bare(COLLECTION_TEMPLATES[name])}/*`;

/** The paths under which the rules let somebody create or change something, by what stands in them. */
function writtenByBrowsers(): ReadonlyMap<string, ReadonlySet<Operation>> {
  const open: { readonly depth: number; readonly path: string }[] = [];
  const found = new Map<string, Set<Operation>>();
  for (const line of readFileSync(join(import.meta.dirname, 'firestore.rules'), 'utf8').split('\n')) {
    const depth = line.search(/\S/);
    const match = /^\s*match (\/\S+) \{/.exec(line)?.[1];
    if (match !== undefined) {
      while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
      open.push({ depth, path: match });
    }
    const named = /^\s*(?:match \/\S+ \{ )?allow ([a-z, ]+)(?::|;)/.exec(line)?.[1]?.split(/, */) ?? [];
    // The first one is the database.
    const path = bare(
      open
        .slice(1)
        .map(({ path: part }) => part)
        .join(''),
    );
    for (const operation of OPERATIONS)
      if (named.includes(operation) || named.includes('write'))
        found.set(path, (found.get(path) ?? new Set()).add(operation));
  }
  return found;
}

const FUNCTIONS = ['triggers.ts', 'message-triggers.ts', 'count-triggers.ts'].map((name) =>
  readFileSync(join(import.meta.dirname, 'functions/src', name), 'utf8'),
);
/** Of every trigger of a document: what it watches. That each counts is tested beside them. */
const TRIGGERS = FUNCTIONS.flatMap((source) =>
  [...source.matchAll(/onDocument(\w+)\(\s*\{\s*document: '([^']+)'/g)].map(([, type = '', path = '']) => ({
    type: type.toLowerCase(),
    path: bare(path).split('/'),
  })),
);

function isCounted(path: string, operation: Operation): boolean {
  const segments = path.split('/');
  return TRIGGERS.some(
    (trigger) =>
      (trigger.type === 'written' || trigger.type === `${operation}d`) &&
      trigger.path.length === segments.length &&
      trigger.path.every((segment, at) => segment === '*' || segment === segments[at]),
  );
}

it('counts every write of browsers by a trigger, or says what bounds it', () => {
  const written = writtenByBrowsers();
  expect(written.size).toBeGreaterThan(30);
  expect(TRIGGERS).toHaveLength(FUNCTIONS.join('').match(/onDocument\w+\(/g)?.length ?? 0);
  const uncounted = [...written]
    .filter(([path, operations]) => [...operations].some((operation) => !isCounted(path, operation)))
    .map(([path]) => path);

  expect(uncounted.sort()).toEqual(Object.keys(BOUNDED_OTHERWISE).sort());
});

it('finds every collection that the matrix lets somebody write', () => {
  const allowed = ENTITIES.flatMap((name) =>
    cellsOf(name)
      .filter((cell) => cell.allowed && OPERATIONS.some((operation) => operation === cell.operation))
      .map(() => pathOfRecords(name)),
  );
  const written = writtenByBrowsers();

  expect([...new Set(allowed)].filter((path) => !written.has(path))).toEqual([]);
});

it('leaves out no write of clients and contractors because the firm writes there', () => {
  const firms = Object.entries(BOUNDED_OTHERWISE).filter(([, why]) => why.startsWith('The firm alone'));
  const names = ENTITIES.filter((name) => firms.some(([path]) => path === pathOfRecords(name)));
  const outside = names
    .flatMap((name) => cellsOf(name))
    .filter(
      ({ allowed, operation, role }) =>
        allowed && ['create', 'update', 'delete'].includes(operation) && role > '5002',
    );

  expect(names).toHaveLength(firms.length);
  expect(outside).toEqual([]);
});
