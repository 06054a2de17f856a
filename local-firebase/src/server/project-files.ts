import { readFileSync } from 'node:fs';
import { type IndexFile, parseIndexFile } from '../query/index-file.ts';
import type { LocalFirestore } from '../service/firestore-options.ts';
import { StartupFailure } from './startup-failure.ts';

/** Loads the rules of a project. Throws a StartupFailure with one line `file:line:column message` per error. */
export function loadRulesFile(firestore: LocalFirestore, projectId: string, file: string): void {
  const errors = firestore.loadRules(projectId, readProjectFile(file, '--rules'));
  if (errors.length === 0) return;
  const lines = errors.map(({ line, column, message }) => `${file}:${line}:${column} ${message}`);
  throw new StartupFailure(lines.join('\n'));
}

/** Reads firestore.indexes.json. Throws a StartupFailure that names the first wrong place. */
export function readIndexesFile(file: string): IndexFile {
  const text = readProjectFile(file, '--indexes');
  try {
    return parseIndexFile(JSON.parse(text));
  } catch (error) {
    throw new StartupFailure(`${file}: ${(error as Error).message}`);
  }
}

function readProjectFile(file: string, flag: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartupFailure(`The file ${file} cannot be read. Check the path after ${flag}.`);
  }
}
