import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildFailure } from './build-failure.ts';

/** The app's page once more, with the sign-in form standing in it before the app has come (ADR 73). */
export const FIRST_FORM_PAGE = 'login.html';

/** Fetched ahead they would come before the form on a slow line, and their arrival keeps a slow processor from drawing it. */
const PRELOADS = /<link rel="preload" as="script"[^>]*>/g;

const EMPTY_ROOT = '<div id="root"></div>';

/** Makes the page out of the app's finished one, with markup and style from the shell's `public` folder. */
export function writeFirstFormPage(publicFolder: string, outDir: string): void {
  const page = readFileSync(join(outDir, 'index.html'), 'utf8');
  const markup = readFileSync(join(publicFolder, 'sign-in.html'), 'utf8').trim();
  const style = readFileSync(join(publicFolder, 'sign-in.css'), 'utf8');
  if (!page.includes(EMPTY_ROOT) || !page.includes('</head>'))
    throw new BuildFailure(`index.html has no ${EMPTY_ROOT}; the sign-in form has no place to stand.`);
  // Functions, because a dollar sign in a text to put in would mean something. The policy names the style by its exact bytes.
  const whole = page
    .replaceAll(PRELOADS, '')
    .replace('</head>', () => `<style data-first-style>${style}</style></head>`)
    .replace(EMPTY_ROOT, () => `<div id="root">${markup}</div>`);
  writeFileSync(join(outDir, FIRST_FORM_PAGE), whole);
}
