// Finds Chromium for the browser tests, and installs Debian's where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PlainError, run } from './prepare.mjs';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's build without a window: the same engine, for a quarter less of the processor's time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SENTENCE = 'Chromium could not be installed. Install it and set CHROMIUM_PATH to its program.';

function named() {
  const path = process.env.CHROMIUM_PATH;
  return path !== undefined && existsSync(path) ? path : undefined;
}

function mayInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

function install(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], SENTENCE, { env });
  run('apt-get', ['install', '-y', '-qq', ...packages, 'fonts-liberation'], SENTENCE, { env });
}

/** Path of a Chromium as people have it, for what is measured and looked at; installs Debian's when there is none and this user may. */
export function ensureChromium(log) {
  const found = named() ?? CANDIDATES.find((path) => existsSync(path));
  if (found !== undefined) return found;
  if (!mayInstall()) {
    throw new PlainError(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  }
  log('Installing Chromium …');
  install(['chromium']);
  return ensureChromium(log);
}

/** Path of the Chromium for the checks: the one without a window where Debian has it, any other where not. */
export function ensureQuickChromium(log) {
  const found = named() ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined);
  if (found !== undefined) return found;
  if (mayInstall()) {
    log('Installing Chromium without a window …');
    try {
      install(['chromium-headless-shell']);
      return HEADLESS_SHELL;
    } catch (error) {
      if (!(error instanceof PlainError)) throw error;
      log('Debian does not have it here: any other Chromium does as well.');
    }
  }
  return ensureChromium(log);
}
