import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildHost } from './build-host.ts';
import type { BuildResult } from './build-remote.ts';
import { checkPageScripts } from './page-scripts.ts';
import { copyFixture, type FixtureCopy } from './test-folders.ts';

describe('a build of the shell', () => {
  let fixture: FixtureCopy;
  let result: BuildResult;
  let html: string;
  let gate: string;
  let signIn: string;

  beforeAll(async () => {
    fixture = copyFixture('host-shell');
    result = await buildHost({ dir: fixture.folder, version: '2.0.0', outDir: fixture.outDir });
    html = readFileSync(join(fixture.outDir, 'index.html'), 'utf8');
    gate = readFileSync(join(fixture.outDir, 'gate.html'), 'utf8');
    signIn = readFileSync(join(fixture.outDir, 'login.html'), 'utf8');
  });

  afterAll(() => fixture.remove());

  it('loads every script of the page from the versioned path with its integrity', () => {
    const tags = [...html.matchAll(/<script[^>]* src="[^>]*>/g)].map(([tag]) => tag);

    expect(tags.length).toBeGreaterThanOrEqual(2);
    for (const tag of tags) {
      const file = /src="\/s\/2\.0\.0\/([^"]+)"/.exec(tag)?.[1] ?? 'none';
      const hash = createHash('sha384')
        .update(readFileSync(join(fixture.outDir, file)))
        .digest('base64');
      expect(tag).toContain(`integrity="sha384-${hash}"`);
      expect(tag).toContain('crossorigin="anonymous"');
    }
  });

  it('fetches nothing ahead where the sign-in form stands: it would come before the form', () => {
    expect(signIn).not.toContain('rel="preload"');
    expect(signIn).toMatch(/<script[^>]* src="\/s\/2\.0\.0\/main\./);
  });

  it('lets the browser fetch what the entry imports on demand ahead of time, with its integrity', () => {
    const links = [...html.matchAll(/<link[^>]*rel="preload"[^>]*>/g)].map(([tag]) => tag);

    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const file = /href="\/s\/2\.0\.0\/([^"]+)"/.exec(link)?.[1] ?? 'none';
      const hash = createHash('sha384')
        .update(readFileSync(join(fixture.outDir, file)))
        .digest('base64');
      expect(link).toContain(`integrity="sha384-${hash}"`);
    }
    expect(html.indexOf('rel="preload"')).toBeLessThan(html.indexOf('main.'));
  });

  it('runs the theme script before any other and blocks for it', () => {
    const first = /<script[^>]* src="[^>]*>/.exec(html)?.[0] ?? '';

    expect(first).toContain('theme-boot.');
    expect(first).not.toMatch(/defer|async/);
  });

  it('writes what the theme script names by address beside it, by its content', () => {
    const boot = result.files.find((name) => name.startsWith('theme-boot.')) ?? 'none';
    const code = readFileSync(join(fixture.outDir, boot), 'utf8');
    const note = /note\.[0-9a-f]{8}\.txt/.exec(code)?.[0];

    expect(code).toContain('"/s/2.0.0/"');
    expect(result.files).toContain(note);
  });

  it('leaves the place of the configuration to the server', () => {
    expect(html).toContain('__VCMS_CONFIG__');
    expect(gate).toContain('__VCMS_CONFIG__');
  });

  it('gives the page at the gate one script of its own after the theme, and nothing of the app', () => {
    const scripts = [...gate.matchAll(/<script[^>]* src="\/s\/2\.0\.0\/([^".]+)\./g)];

    expect(scripts.map(([, name]) => name)).toEqual(['theme-boot', 'gate']);
    expect(gate).not.toContain('preload');
    expect(html).not.toMatch(/src="[^"]*\/gate\./);
  });

  it('puts the first form with its style into the page of the sign-in, which is the app’s own otherwise', () => {
    const scripts = [...signIn.matchAll(/<script[^>]* src="\/s\/2\.0\.0\/([^".]+)\./g)];
    const withoutBoot = (page: string) =>
      page.replace(/<script[^>]* src="[^"]*\/(?:theme|sign-in)-boot\.[^>]*><\/script>/, '');

    expect(scripts.map(([, name]) => name)).toEqual(['sign-in-boot', 'main']);
    expect(html).not.toContain('first form');
    expect(
      withoutBoot(signIn)
        .replace('<style data-first-style>form{color:#123456}</style>', '')
        .replace('<form>$& first form</form>', () => ''),
    ).toBe(withoutBoot(html).replaceAll(/<link rel="preload"[^>]*>/g, ''));
  });

  it('names every script by its content', () => {
    for (const file of result.files.filter((name) => name.endsWith('.js')))
      expect(file).toMatch(/\.[0-9a-f]{8}\.js$/);
  });

  it('allows no overrides of remotes', () => {
    const code = result.files
      .filter((name) => name.endsWith('.js'))
      .map((file) => readFileSync(join(fixture.outDir, file), 'utf8'));

    expect(code.join('')).not.toContain('vcms.override');
  });

  it('comes out byte for byte the same from the same sources', async () => {
    const again = join(fixture.outDir, '..', 'again');

    const { files } = await buildHost({ dir: fixture.folder, version: '2.0.0', outDir: again });

    expect(files).toEqual(result.files);
    for (const file of files)
      expect(readFileSync(join(again, file)).equals(readFileSync(join(fixture.outDir, file)))).toBe(true);
  });

  it('notices a script whose integrity does not fit', () => {
    const file = join(fixture.outDir, 'index.html');
    writeFileSync(file, html.replace(/(<script[^>]*integrity="sha384-)./, '$1!'));

    expect(() => checkPageScripts(file, '/s/2.0.0/')).toThrow(/has no fitting integrity/);
    writeFileSync(file, html);
  });

  it('notices an inline script', () => {
    const file = join(fixture.outDir, 'index.html');
    writeFileSync(file, html.replace('</head>', '<script>1</script></head>'));

    expect(() => checkPageScripts(file, '/s/2.0.0/')).toThrow(/inline script/);
    writeFileSync(file, html);
  });

  it('refuses a page without a place for the configuration', async () => {
    const file = join(fixture.folder, 'public', 'index.html');
    writeFileSync(file, readFileSync(file, 'utf8').replace('__VCMS_CONFIG__', ''));

    await expect(
      buildHost({ dir: fixture.folder, version: '2.0.0', outDir: fixture.outDir }),
    ).rejects.toThrow(/has no __VCMS_CONFIG__; the page could not be configured\.$/);
  });
});
