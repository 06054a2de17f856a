import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parseCommandLine } from './command-line.ts';
import { createBench } from './release-rig.ts';
import { runRelease } from './run-release.ts';

test('a canary is read with its roles and users', () => {
  const args = [
    'canary',
    'remote-cs',
    '--version',
    '1.1.0',
    '--percent',
    '2.5',
    '--roles',
    '5002',
    '--users',
    'a, b',
  ];

  expect(parseCommandLine(args).command).toEqual({
    name: 'canary',
    remote: 'remote-cs',
    version: '1.1.0',
    percent: 2.5,
    roles: ['5002'],
    users: ['a', 'b'],
  });
});

test('common options are read, and the CDN’s address loses its last slash', () => {
  const args = [
    'status',
    '--target',
    'gs://b',
    '--env',
    'staging',
    '--cdn-url',
    'https://cdn.example.com/',
    '--json',
  ];

  expect(parseCommandLine(args).options).toEqual({
    data: '.data',
    dryRun: false,
    json: true,
    target: 'gs://b',
    env: 'staging',
    cdnUrl: 'https://cdn.example.com',
  });
});

test.each([
  [['launch'], 'There is no command "launch".'],
  [['publish'], 'Write: publish REMOTE.'],
  [['publish', 'remote-x'], '"remote-x" is no remote; there are remote-admin'],
  [['block', 'remote-cs'], 'Write: block REMOTE VERSION.'],
  [['canary', 'remote-cs', '--percent', '5'], 'A canary needs --version and --percent.'],
  [
    ['canary', 'remote-cs', '--version', '1.0.0', '--percent', '101'],
    '--percent takes a number from 0 to 100',
  ],
  [['canary', 'remote-cs', '--version', '1.0.0', '--percent', '1', '--roles', '9'], '"9" is no role'],
  [['disable', 'remote-cs'], 'Say with --message what users shall read.'],
  [['promote', 'remote-cs', '--to', '1.0.0'], '"promote" takes no --to.'],
  [['status', '--colour'], "Unknown option '--colour'."],
  [['status', '--env', '../x'], '--env takes small letters'],
  [['status', '--target', 'ftp://x'], '--target takes folder:DIR or gs://bucket'],
])('%j is refused with one sentence and exit code 2', async (args, sentence) => {
  const outcome = await runRelease(args, createBench('/nonexistent'));

  expect(outcome).toMatchObject({ code: 2, stdout: '' });
  expect(outcome.stderr).toContain(sentence);
});

test('help is given for --help and for no command at all', async () => {
  for (const args of [['publish', '--help'], []]) {
    const outcome = await runRelease(args, createBench('/nonexistent'));
    expect(outcome).toMatchObject({ code: 0, stdout: expect.stringContaining('rollback REMOTE') });
  }
});

test('machines get a failure as one line too', async () => {
  const outcome = await runRelease(['publish', '--json'], createBench('/nonexistent'));

  expect(outcome.stderr).toBe('');
  expect(JSON.parse(outcome.stdout)).toMatchObject({ ok: false, code: 2 });
  expect(outcome.stdout).not.toContain('\n');
});

/** The commands of `npm run … release -- …` that a text shows, a backslash at the end of a line joining two. */
function commandsIn(text: string): readonly string[][] {
  const joined = text.replaceAll('\\\n', ' ');
  return [...joined.matchAll(/npm run (?:-s )?release -- ([^`\n]+)/g)].map(([, words = '']) =>
    [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? ''),
  );
}

test.each(['canary', 'disable', 'publish', 'rollback'])(
  'every command that the runbook "%s" shows is understood',
  async (name) => {
    const runbook = new URL(`../../../docs/runbooks/${name}.md`, import.meta.url);
    const commands = commandsIn(await readFile(runbook, 'utf8'));

    expect(commands.length).toBeGreaterThanOrEqual(3);
    expect(commands.map((args) => parseCommandLine(args).command.name)).toContain(name);
  },
);
