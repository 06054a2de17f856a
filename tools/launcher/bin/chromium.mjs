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

const SENTENCE = 'Chromium could not be installed. Install it and set CHROMIUM_PATH to its program.';

/** Path of a Chromium; installs Debian's package when there is none and this user may. */
export function ensureChromium(log) {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && existsSync(named)) return named;
  const found = CANDIDATES.find((path) => existsSync(path));
  if (found !== undefined) return found;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) {
    throw new PlainError(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  }
  log('Installing Chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], SENTENCE, { env });
  run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-liberation'], SENTENCE, { env });
  return ensureChromium(log);
}
