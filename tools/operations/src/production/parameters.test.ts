import { expect, it } from 'vitest';
import { found, serverSources, textOf } from './sources.ts';

/** What the sandbox of Cloud Functions or a test sets, and nobody has to choose. */
const GIVEN = /^(?:K_|FUNCTION_|GCLOUD_|GOOGLE_|FIREBASE_|FIRESTORE_|NODE_)/;

const SOURCES = serverSources().join('\n');
const SECRETS = found(SOURCES, /defineSecret\('([A-Z_]+)'/g);
const PARAMETERS = [
  ...SECRETS,
  ...found(SOURCES, /define(?:String|Boolean|Int|Float|List)\('([A-Z_]+)'/g),
  ...found(SOURCES, /process\.env\.([A-Z_]+)/g).filter((name) => !GIVEN.test(name)),
].toSorted();

it('the runbook names every parameter of the functions, and no other', () => {
  const [, table = ''] = textOf('docs/runbooks/go-live.md').split('<!-- parameters: begin -->');
  const rows = found(table.split('<!-- parameters: end -->')[0] ?? '', /^\| `([A-Z_]+)`/gm);

  expect(PARAMETERS.length).toBeGreaterThan(5);
  expect(rows).toEqual(PARAMETERS);
});

it('the template of a project has every parameter that is no secret, and none that is', () => {
  const lines = found(textOf('firebase/functions/env.example'), /^([A-Z_]+)=/gm);

  expect(lines).toEqual(PARAMETERS.filter((name) => !SECRETS.includes(name)));
});

it('a deploy reads the parameters from the folder that the template is in', () => {
  const { functions } = JSON.parse(textOf('firebase.json')) as {
    functions: readonly { configDir?: string }[];
  };

  expect(functions.map(({ configDir }) => configDir)).toEqual(['firebase/functions']);
});
