import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BuildFailure } from './build-failure.ts';
import { integrityOf } from './build-files.ts';

/**
 * Puts a small blocking script first in the page's head, with its integrity. Used for the script that applies the
 * stored theme before the first paint; the page carries no inline script (architecture 3g).
 */
export function addHeadScript(page: string, file: string, publicPath: string): void {
  const outDir = dirname(page);
  const html = readFileSync(page, 'utf8');
  const integrity = integrityOf(readFileSync(join(outDir, file)));
  const tag = `<script src="${publicPath}${file}" integrity="${integrity}" crossorigin="anonymous"></script>`;
  writeFileSync(page, insertBeforeScripts(html, tag, page, FIRST_REQUEST));
}

/** Lets the browser fetch scripts that the first ones will ask for, one round trip earlier. */
export function addPreloads(page: string, files: readonly string[], publicPath: string): void {
  const outDir = dirname(page);
  const links = files.map((file) => {
    const integrity = integrityOf(readFileSync(join(outDir, file)));
    return `<link rel="preload" as="script" href="${publicPath}${file}" integrity="${integrity}" crossorigin="anonymous">`;
  });
  writeFileSync(page, insertBeforeScripts(readFileSync(page, 'utf8'), links.join(''), page));
}

const FIRST_SCRIPT = /<script\b(?![^>]*type="application\/json")/;
/** What is asked for first comes first on a slow line. */
const FIRST_REQUEST = /<link rel="preload"|<script\b(?![^>]*type="application\/json")/;

function insertBeforeScripts(html: string, tags: string, page: string, place = FIRST_SCRIPT): string {
  const firstScript = html.search(place);
  if (firstScript < 0)
    throw new BuildFailure(`${page} carries no script; the shell's build is not complete.`);
  return `${html.slice(0, firstScript)}${tags}${html.slice(firstScript)}`;
}

/** Throws unless every script of the page's build is loaded with an integrity that fits its file. */
export function checkPageScripts(page: string, publicPath: string): void {
  const [outDir, name] = [dirname(page), basename(page)];
  const html = readFileSync(page, 'utf8');
  for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) {
    const source = /\bsrc="([^"]+)"/.exec(tag)?.[1];
    if (source === undefined) {
      if (!tag.includes('type="application/json"'))
        throw new BuildFailure(`${name} carries an inline script; move it into a file.`);
      continue;
    }
    const file = source.startsWith(publicPath) ? source.slice(publicPath.length) : undefined;
    const expected = file === undefined ? undefined : integrityOf(readFileSync(join(outDir, file)));
    if (expected === undefined || !tag.includes(`integrity="${expected}"`))
      throw new BuildFailure(
        `The script ${source} of ${name} has no fitting integrity; build the shell again.`,
      );
  }
}
