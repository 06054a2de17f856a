import { expect, test } from 'vitest';
import { parseCliArguments } from './cli-arguments.ts';

test('without arguments the server starts on the agreed port', () => {
  expect(parseCliArguments([])).toEqual({
    kind: 'serve',
    reset: false,
    options: { host: '127.0.0.1', port: 4302, projectId: 'demo-local' },
  });
});

test('every option reaches the server', () => {
  const line =
    '--host ::1 --port 0 --project p --data d --rules r --indexes i --storage-rules s --auth a --refused-passwords w --functions f --app-check-debug-token t --open-cors --reset --import in --export-on-exit out';
  expect(parseCliArguments(line.split(' '))).toEqual({
    kind: 'serve',
    reset: true,
    importFrom: 'in',
    exportTo: 'out',
    options: {
      host: '::1',
      port: 0,
      projectId: 'p',
      dataDir: 'd',
      rulesFile: 'r',
      indexesFile: 'i',
      storageRulesFile: 's',
      authFile: 'a',
      refusedPasswordsFile: 'w',
      functionsFolder: 'f',
      appCheckDebugTokens: ['t'],
      openCors: true,
    },
  });
});

test('export and import name a folder', () => {
  expect(parseCliArguments(['export', 'out', '--data', 'd'])).toMatchObject({
    kind: 'export',
    folder: 'out',
  });
  expect(parseCliArguments(['import', 'in', '--data', 'd'])).toMatchObject({ kind: 'import', folder: 'in' });
});

test.each([
  [['--port', 'x'], '--port x is no port'],
  [['--port', '70000'], '--port 70000 is no port'],
  [['--unknown'], '--help'],
  [['restart'], '"restart" is no command'],
  [['export', 'out'], '--data'],
  [['import', '--data', 'd'], 'needs a folder'],
  [['--reset'], '--reset needs --data'],
  [['--import', 'in'], 'need --data'],
  [['--export-on-exit', 'out'], 'need --data'],
])('%j is a mistake that says what to do', (argv, words) => {
  expect(parseCliArguments(argv)).toEqual({ kind: 'mistake', message: expect.stringContaining(words) });
});

test('help wins', () => {
  expect(parseCliArguments(['--help', '--port', 'x'])).toEqual({ kind: 'help' });
});
