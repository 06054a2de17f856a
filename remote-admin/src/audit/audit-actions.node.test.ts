import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INPUT_ROWS, linesOf } from '@vcms/domain/test-support/inputs';
import { AUDIT_VERBS } from '@vcms/kits/trail';
import { expect, it } from 'vitest';
import { AUDIT_ACTIONS } from './audit-actions.ts';

const ROOT = join(import.meta.dirname, '../../..');

function inFolder(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('test-support'))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'));
}

const LINES = readdirSync(join(ROOT, 'features')).filter((line) =>
  readdirSync(join(ROOT, 'features', line)).includes('server'),
);
const SOURCES = [
  'firebase/functions/src',
  'shared-config/server/src',
  ...LINES.map((line) => `features/${line}/server`),
].flatMap(inFolder);

/** What the server's sources name, such as `action: 'user.move'`. */
function named(pattern: RegExp): readonly string[] {
  const found = SOURCES.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name ?? ''));
  return [...new Set(found)].sort();
}

it('has words for every action', () => {
  const verbs = [...new Set(Object.values(AUDIT_ACTIONS).flat())];
  expect(verbs.filter((verb) => AUDIT_VERBS[verb] === undefined)).toEqual([]);
});

it('knows every action and every object that the server names', () => {
  const actions = named(/(?:action: |\? |: |return )'([a-z_]+\.[a-z_]+)'/g).filter(
    // A key of a demand.
    (name) => name !== 'policy.endorsements',
  );
  expect(actions.length).toBeGreaterThan(25);
  const known = Object.entries(AUDIT_ACTIONS).flatMap(([type, verbs]) =>
    verbs.map((verb) => `${type}.${verb}`),
  );
  expect(actions.filter((name) => !known.includes(name))).toEqual([]);

  const objects = named(/entityType: '([a-z_]+)'/g);
  expect(objects.length).toBeGreaterThan(15);
  expect(objects.filter((name) => !Object.hasOwn(AUDIT_ACTIONS, name))).toEqual([]);
});

it('knows every line that the table of inputs says is left, and the table one for every field that somebody writes', () => {
  const known = Object.entries(AUDIT_ACTIONS).flatMap(([type, verbs]) =>
    verbs.map((verb) => `${type}.${verb}`),
  );
  const strange = INPUT_ROWS.flatMap((row) =>
    linesOf(row)
      .filter((line) => !known.includes(line))
      .map((line) => `${row.place}: ${line}`),
  );
  expect(strange).toEqual([]);

  const silent = INPUT_ROWS.filter((row) => linesOf(row).length === 0).map(({ place }) => place);
  expect(silent).toEqual(['asOf', 'damaged', 'evidence.staff.documents[].holder']);
});
