import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const OPERATIONS = ['create', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** With the names of its segments left out. */
export const bare = (path: string) => path.replace(/^\//, '').replaceAll(/\{[^}]*\}/g, '*');

/** The paths under which the rules let somebody create, change or delete something, by what stands in them. */
export function writtenByBrowsers(): ReadonlyMap<string, ReadonlySet<Operation>> {
  const open: { readonly depth: number; readonly path: string }[] = [];
  const found = new Map<string, Set<Operation>>();
  const rules = readFileSync(join(import.meta.dirname, '../firestore.rules'), 'utf8');
  for (const line of rules.split('\n')) {
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

const SOURCES = join(import.meta.dirname, '../functions/src');

/** Where triggers are made: of several lines in one file, or of a line in its own. */
const FUNCTIONS = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?:^|-|\/)triggers\.ts$/.test(name))
  .map((name) => readFileSync(join(SOURCES, name), 'utf8'));

interface WatchedPath {
  readonly type: string;
  readonly path: readonly string[];
  /** Its source, from its path to that of the next one. */
  readonly source: string;
}

/** Of every trigger of a document: what it watches. That each counts is tested beside them. */
export const TRIGGERS: readonly WatchedPath[] = FUNCTIONS.flatMap((source) => {
  const found = [...source.matchAll(/onDocument(\w+)\(\s*\{\s*document: '([^']+)'/g)];
  return found.map((match, at) => ({
    type: (match[1] ?? '').toLowerCase(),
    path: bare(match[2] ?? '').split('/'),
    source: source.slice(match.index, found[at + 1]?.index),
  }));
});

/** How many triggers of documents the sources have, however they are written. */
export const TRIGGER_COUNT = FUNCTIONS.join('').match(/onDocument\w+\(/g)?.length ?? 0;

/** The triggers that a browser's write reaches. */
export function triggersOf(path: string, operation: Operation): readonly WatchedPath[] {
  const segments = path.split('/');
  return TRIGGERS.filter(
    (trigger) =>
      (trigger.type === 'written' || trigger.type === `${operation}d`) &&
      trigger.path.length === segments.length &&
      trigger.path.every((segment, at) => segment === '*' || segment === segments[at]),
  );
}
