import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cdnOriginOf, firebaseHosting, withHosting } from './firebase-hosting.ts';
import { headersFor } from './header-policy.ts';
import { withHeaderTable } from './header-table.ts';

const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const readCommitted = (path: string) => readFile(inRepository(path), 'utf8');
const ORIGINS = { cdn: 'https://cdn.example.com' };

/** The headers that Firebase sends for a path: of the rules that match, the last one wins. */
function sentFor(path: string): Record<string, string> {
  const inFolder = /^\/(s|r|registry)\//.exec(path)?.[1];
  const rules = firebaseHosting(ORIGINS).headers.filter(({ source }) =>
    source.startsWith('!') ? inFolder === undefined : source === `/${inFolder}/**`,
  );
  const pairs = rules.flatMap(({ headers }) =>
    headers.map(({ key, value }) => [key.toLowerCase(), value] as const),
  );
  return Object.fromEntries(pairs);
}

test('the committed firebase.json is what the header policy makes', async () => {
  const committed = await readCommitted('firebase.json');
  const made = withHosting(committed, { cdn: cdnOriginOf(committed) ?? '' });

  expect(JSON.parse(made)).toEqual(JSON.parse(committed));
});

test('the committed table of headers is what the header policy makes', async () => {
  const committed = await readCommitted('docs/runbooks/headers.md');
  const cdn = cdnOriginOf(await readCommitted('firebase.json')) ?? '';

  expect(withHeaderTable(committed, cdn)).toBe(committed);
});

test('rules and indexes stay beside the hosting section', async () => {
  const before = { firestore: { rules: 'a', indexes: 'b' }, hosting: { public: 'old' } };
  const made = JSON.parse(withHosting(JSON.stringify(before), ORIGINS));
  const committed = JSON.parse(await readCommitted('firebase.json'));

  expect(made).toEqual({ ...before, hosting: firebaseHosting(ORIGINS) });
  expect(committed.firestore).toEqual({
    rules: 'firebase/firestore.rules',
    indexes: 'firebase/firestore.indexes.json',
  });
});

test.each([
  ['/', 'page'],
  ['/contractor-approval/123', 'page'],
  ['/s/1.0.0/main.js', 'shell-asset'],
  ['/registry/production.json', 'registry'],
  ['/r/remote-admin/x.js', 'missing'],
] as const)('%s comes with the headers of the policy for "%s"', (path, kind) => {
  expect(sentFor(path)).toEqual(headersFor(kind, ORIGINS));
});

test('the page answers no path that holds files', () => {
  expect(firebaseHosting(ORIGINS).rewrites).toEqual([
    { source: '!/@(s|r|registry)/**', destination: '/index.html' },
  ]);
});
