// What must be true before any built code can run. Plain JavaScript without dependencies: on a fresh clone
// there is neither node_modules nor a build.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

const NEEDED = [20, 19];

/** A problem the user can mend; shown as one plain sentence. */
export class PlainError extends Error {}

/** Throws PlainError when this Node is too old for the product. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  throw new PlainError(
    `VCMS needs Node ${NEEDED.join('.')} or newer; this is ${version}. Install a newer Node and run the command again.`,
  );
}

/** Installs the pinned packages unless what is installed is what the lock file says. */
export function ensureInstalled(log) {
  if (isInstalled()) return;
  log('Installing packages …');
  run(
    'npm',
    ['ci', '--no-audit', '--no-fund'],
    'The packages could not be installed. Check the network and run the command again.',
  );
}

/** npm notes what it installed in a lock file of its own; packages of other platforms are not in it. */
function isInstalled() {
  const wanted = readPackages(join(ROOT, 'package-lock.json'));
  const installed = readPackages(join(ROOT, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (found === undefined) return entry.optional === true || entry.peer === true;
    return found.version === entry.version && found.resolved === entry.resolved;
  });
}

function readPackages(path) {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')).packages ?? {}) : {};
}

/** Compiles the Node side of the product; a no-op takes a fraction of a second. */
export function compileTools(log) {
  if (!existsSync(join(ROOT, 'tools', 'launcher', 'build', 'start.js'))) log('Compiling …');
  compile('tools/launcher');
}

/**
 * What the built code of one folder needs: a Node that is new enough, the packages, the folder compiled. Progress goes to
 * standard error; with `quiet`, what the compiler says does too, so that standard output holds the result alone.
 */
export function prepare(folder, { quiet = false } = {}) {
  checkNode();
  ensureInstalled(console.error);
  compile(folder, quiet ? { stdio: ['ignore', 2, 'inherit'] } : {});
}

function compile(folder, options) {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const sentence = 'The sources do not compile. Mend the errors above and run the command again.';
  run(process.execPath, [tsc, '-b', folder], sentence, options);
}

/** Runs a command in the repository with its output shown; throws PlainError when it fails. */
export function run(command, args, sentence, options = {}) {
  const result = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (result.status !== 0) throw new PlainError(sentence);
}

/** Runs a program's main function; a PlainError ends it with one sentence and code 1. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    if (error?.name === 'PlainError' || error instanceof PlainError) console.error(`\n${error.message}`);
    else console.error(error);
    process.exitCode = 1;
  }
}
