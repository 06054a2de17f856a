import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRelease, type Release } from '@vcms/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { integrityOf } from './build-files.ts';
import { type BuildResult, buildRemote } from './build-remote.ts';
import { createRemoteConfig } from './create-remote-config.ts';
import { evaluateMenu } from './evaluate-menu.ts';
import { refuseUnsafeConfig } from './refuse-unsafe-config.ts';
import { copyFixture, type FixtureCopy } from './test-folders.ts';

describe('a release of a remote', () => {
  let fixture: FixtureCopy;
  let result: BuildResult;
  let release: Release;

  const read = (file: string) => readFileSync(join(fixture.outDir, file));
  const scripts = () => result.files.filter((file) => file.endsWith('.js'));

  beforeAll(async () => {
    fixture = copyFixture('remote-admin');
    result = await buildRemote({ dir: fixture.folder, version: '1.2.3', outDir: fixture.outDir });
    const parsed = parseRelease(JSON.parse(read('release.json').toString()));
    if (!parsed.ok) throw new Error(parsed.problems.join());
    release = parsed.value;
  });

  afterAll(() => fixture.remove());

  it('lists its files and warns of nothing', () => {
    expect(result.files).toContain('release.json');
    expect(result.files).toContain(release.entry);
    expect(result.warnings).toEqual([]);
  });

  it('puts the container under a global name with the version', () => {
    expect(release.container).toBe('remote_admin__1_2_3');
    expect(read(release.entry).toString()).toContain('var remote_admin__1_2_3;');
  });

  it('names the entry by its content and needs no runtime chunk beside it', () => {
    expect(release.entry).toMatch(/^remoteEntry\.[0-9a-f]{8}\.js$/);
    expect(result.files.filter((file) => /runtime/.test(file))).toEqual([]);
  });

  it('states the sha384 of what loads before the entry has run, and of nothing else', () => {
    expect(Object.keys(release.integrity)).toEqual([release.entry, ...(release.preload ?? [])]);
    for (const [file, integrity] of Object.entries(release.integrity))
      expect(integrity).toBe(integrityOf(read(file)));
  });

  it('carries the integrity of all other scripts inside the entry', () => {
    const entry = read(release.entry).toString();
    const others = scripts().filter((file) => file !== release.entry);

    expect(others.length).toBeGreaterThan(1);
    for (const file of others) expect(entry).toContain(integrityOf(read(file)));
  });

  it('carries no copy of React or of the design system', () => {
    const everything = scripts().map((file) => read(file).toString());

    expect(everything.some((code) => code.includes('react.transitional.element'))).toBe(false);
    expect(everything.some((code) => code.includes('chakra'))).toBe(false);
  });

  it('holds the menu that ./menu exposes', async () => {
    expect(release.menu).toEqual(await evaluateMenu(fixture.folder));
  });

  it('bakes the version into the app', () => {
    const app = scripts().find((file) => file.startsWith('app.')) ?? '';

    expect(read(app).toString()).toContain('"1.2.3"');
  });

  it('names the scripts of the app for preloading', () => {
    expect(release.preload).toEqual([expect.stringMatching(/^app\.[0-9a-f]{8}\.js$/)]);
  });

  it('measures its size', () => {
    expect(release.budget.entryGzip).toBeGreaterThan(1000);
    expect(release.budget.totalGzip).toBeGreaterThan(release.budget.entryGzip);
  });

  it('comes out byte for byte the same from the same sources', async () => {
    const again = join(fixture.outDir, '..', 'again');

    const { files } = await buildRemote({ dir: fixture.folder, version: '1.2.3', outDir: again });

    expect(files).toEqual(result.files);
    for (const file of files) expect(readFileSync(join(again, file)).equals(read(file))).toBe(true);
  });
});

describe('a build that cannot go on', () => {
  let fixture: FixtureCopy;

  beforeAll(() => {
    fixture = copyFixture('remote-admin');
  });

  afterAll(() => fixture.remove());

  const build = (version = '1.0.0') => buildRemote({ dir: fixture.folder, version, outDir: fixture.outDir });

  it('says that a version is none', async () => {
    await expect(build('latest')).rejects.toThrow(/^"latest" is no version; give one such as/);
  });

  it('says which folder is no remote', async () => {
    await expect(buildRemote({ dir: '/tmp', version: '1.0.0', outDir: fixture.outDir })).rejects.toThrow(
      /^\/tmp is no remote; name one of remote-admin/,
    );
  });

  it('refuses a menu that the shell would have to repair, and names the entry', async () => {
    const file = join(fixture.folder, 'src', 'menu.ts');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, good.replace("to: '/dashboard'", "to: 'dashboard'"));

    await expect(build()).rejects.toThrow(/The release of remote-admin is refused: menu: menus\.5001\[0\]/);
    writeFileSync(file, good);
  });

  it('refuses a menu file without a menu', async () => {
    const file = join(fixture.folder, 'src', 'menu.ts');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, 'export const other = 1;');

    await expect(build()).rejects.toThrow(/exports no "menu"; add it and build again\.$/);
    writeFileSync(file, good);
  });

  it('says in one sentence what is wrong with the code', async () => {
    const file = join(fixture.folder, 'src', 'page.tsx');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, "import { gone } from './gone.ts';\nexport const Page = gone;");

    await expect(build()).rejects.toThrow(
      /^The build of remote_admin__1_0_0 failed: .*gone\.ts.*Correct it and build again\.$/,
    );
    writeFileSync(file, good);
  });
});

describe('settings that break the composition', () => {
  const config = () =>
    createRemoteConfig({
      remote: 'remote-admin',
      folder: join(import.meta.dirname, '..', 'fixtures', 'remote-admin'),
      version: '1.0.0',
      outDir: '/tmp/unused',
    });

  it('takes what the preset makes', () => {
    expect(() => refuseUnsafeConfig(config())).not.toThrow();
  });

  it.each([
    ['a runtime chunk', { optimization: { runtimeChunk: 'single' as const } }],
    ['chunks split over all', { optimization: { splitChunks: { chunks: 'all' as const } } }],
    ['a fixed public path', { output: { ...config().output, publicPath: '/x/' } }],
    ['a name without the version', { output: { ...config().output, uniqueName: 'remote_admin' } }],
    ['code in eval', { devtool: 'eval-source-map' as const }],
    ['scripts without CORS', { output: { ...config().output, crossOriginLoading: false as const } }],
  ])('refuses %s', (_, change) => {
    expect(() => refuseUnsafeConfig({ ...config(), ...change })).toThrow(/may not be built like this/);
  });
});
