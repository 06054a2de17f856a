import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runCli } from './cli.ts';
import { copyFixture, type FixtureCopy } from './test-folders.ts';

describe('the command line', () => {
  let fixture: FixtureCopy | undefined;

  afterEach(() => fixture?.remove());

  it('builds a remote and says so in one line', async () => {
    fixture = copyFixture('remote-admin');
    const args = ['remote-admin', '--out', fixture.outDir, '--version', '3.0.0', '--commit', 'abc1234'];

    const line = await runCli(args, dirname(fixture.folder));

    expect(line).toBe(`Built remote-admin 3.0.0: 5 files in ${fixture.outDir}`);
    expect(existsSync(join(fixture.outDir, 'release.json'))).toBe(true);
  });

  it.each([
    ['nothing', []],
    ['an unknown part', ['remote-x', '--out', '/tmp/x']],
    ['two parts', ['host', 'remote-cs', '--out', '/tmp/x']],
    ['an unknown option', ['host', '--fast']],
  ])('explains itself when it is given %s', async (_, args) => {
    await expect(runCli(args, '/nowhere')).rejects.toThrow(/Usage: build\.mjs host\|remote-admin/);
  });

  it('asks for the folder of the result', async () => {
    await expect(runCli(['host'], '/nowhere')).rejects.toThrow(
      /^Name the folder for the result with --out\./,
    );
  });
});
