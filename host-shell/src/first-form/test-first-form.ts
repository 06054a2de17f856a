import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { carryOnFrom } from './carry-on.ts';
import { connectFirstForm } from './connect-first-form.ts';

const MARKUP = readFileSync(join(import.meta.dirname, '../../public/sign-in.html'), 'utf8');

let isConnected = false;

/** The page as the browser has it before the app: the first form in the root, its script listening. */
export function openFirstForm(providers: readonly string[] = []): HTMLElement {
  document.body.innerHTML = `<div id="root">${MARKUP}</div>`;
  // It listens to the page for good, as nobody ends a page's script.
  if (!isConnected) connectFirstForm(window, providers);
  isConnected = true;
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root.');
  carryOnFrom(root);
  return root;
}
