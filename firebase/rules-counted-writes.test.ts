import { COLLECTION_TEMPLATES, type CollectionName } from '@vcms/domain';
import { expect, it } from 'vitest';
import { cellsOf } from './access/cells.ts';
import { ENTITIES } from './access/records.ts';
import {
  bare,
  type Operation,
  TRIGGER_COUNT,
  TRIGGERS,
  triggersOf,
  writtenByBrowsers,
} from './access/written-paths.ts';

/** What browsers write under the rules and no trigger counts (ADR 54, 65), with what bounds it. */
const BOUNDED_OTHERWISE: Readonly<Record<string, string>> = {
  'companies/*/reviews/*/internal/*':
    'One for each review, created with it and never changed: reviews are counted.',
  'notifications/*':
    'Marks on those that the server wrote, one field, by their reader alone: nothing grows and nothing follows.',
};

const OPERATIONS: readonly Operation[] = ['create', 'update'];

const pathOfRecords = (name: CollectionName) => `${bare(COLLECTION_TEMPLATES[name])}/*`;

it('counts every write of browsers by a trigger, or says what bounds it', () => {
  const written = writtenByBrowsers();
  expect(written.size).toBeGreaterThan(30);
  expect(TRIGGERS).toHaveLength(TRIGGER_COUNT);
  const uncounted = [...written]
    .filter(([path, operations]) =>
      OPERATIONS.some((operation) => operations.has(operation) && triggersOf(path, operation).length === 0),
    )
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
