import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DROPPED, listStatements, type Statement } from './acceptance-list.ts';

/** Where titles of tests may carry numbers of statements, from the root of the repository. */
const TEST_ROOTS = ['e2e/specs', 'host-shell/src', 'shared-config', 'remote-admin/src', 'tools'] as const;

const TEST_FILE = /\.(?:spec|test)\.tsx?$/u;
const GENERATED = new Set(['node_modules', 'build', 'dist', '.local']);

/** A call whose first argument is a title that begins with numbers: `test('S33 S34: ...'`, `it.each(table)('S5: ...'`. */
const TITLE = /(\.(?:skip|fixme|todo|fails))?\(\s*['"`]((?:S\d{1,3} )*S\d{1,3}): /gu;
/** The numbers alone, as one column of a table of tests. */
const COLUMN = /['"]((?:S\d{1,3} )*S\d{1,3})['"]/gu;

/** Numbers of the statements that a test file's titles name; a skipped test proves nothing. */
export function statementsIn(source: string): readonly number[] {
  const titles = [...source.matchAll(TITLE)].filter(([, skipped]) => skipped === undefined);
  const columns = [...source.matchAll(COLUMN)];
  const texts = [...titles.map(([, , text]) => text), ...columns.map(([, text]) => text)];
  return texts.flatMap((text) => (text ?? '').split(' ').map((word) => Number(word.slice(1))));
}

async function* testFiles(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !GENERATED.has(entry.name)) yield* testFiles(path);
    else if (entry.isFile() && TEST_FILE.test(entry.name)) yield path;
  }
}

/** Which test files prove which statement, by number; paths from the repository's root. */
async function readCoverage(root: string): Promise<ReadonlyMap<number, readonly string[]>> {
  const proofs = new Map<number, string[]>();
  for (const folder of TEST_ROOTS) {
    for await (const path of testFiles(join(root, folder))) {
      for (const number of statementsIn(await readFile(path, 'utf8'))) {
        const files = proofs.get(number) ?? [];
        const name = relative(root, path).split(sep).join('/');
        proofs.set(number, files.includes(name) ? files : [...files, name]);
      }
    }
  }
  return proofs;
}

/** Statements without a test and without a decision that drops them, in the order of their numbers. */
export async function findUnproven(root: string): Promise<readonly Statement[]> {
  const proofs = await readCoverage(root);
  return listStatements().filter(({ number }) => !proofs.has(number) && !DROPPED.has(number));
}

async function main(): Promise<void> {
  const unproven = await findUnproven(process.cwd());
  for (const { number, mark, group } of unproven) console.log(`S${number} [${mark}] ${group}`);
  for (const [number, decision] of DROPPED) console.log(`S${number} dropped by docs/adr/${decision}.md`);
  const missing = (mark: Statement['mark']) => unproven.filter((one) => one.mark === mark).length;
  console.log(`Without a test: ${missing('spec')} of the specification, ${missing('design')} of the design.`);
  if (missing('spec') > 0) process.exitCode = 1;
}

const started = process.argv[1];
if (started !== undefined && import.meta.url === pathToFileURL(started).href) await main();
