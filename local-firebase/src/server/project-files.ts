import { readFileSync } from 'node:fs';
import { parseSignInSettings, type SignInSettings } from '../auth/sign-in-settings.ts';
import { type IndexFile, parseIndexFile } from '../query/index-file.ts';
import { compileRules } from '../rules/ruleset.ts';
import type { RulesError } from '../rules/verdict.ts';
import type { LocalFirestore } from '../service/firestore-options.ts';
import type { LocalStorage } from '../storage/local-storage.ts';
import type { LocalFirebaseOptions } from './local-firebase-options.ts';
import { StartupFailure } from './startup-failure.ts';

/**
 * Loads the rules of every project that is given none of its own later on.
 * Throws a StartupFailure with one line `file:line:column message` per error.
 */
export function loadRulesFile(firestore: LocalFirestore, file: string): void {
  refuseErrors(file, firestore.loadRules(undefined, readProjectFile(file, '--rules')));
}

/** Loads storage.rules; as `loadRulesFile`. */
export function loadStorageRulesFile(storage: LocalStorage, file: string): void {
  refuseErrors(file, storage.loadRules(readProjectFile(file, '--storage-rules')));
}

/**
 * Reads and compiles what rules the options name, so that a mistake in them is found before anything is opened.
 * Throws as `loadRulesFile`.
 */
export function checkRulesFiles({
  rulesFile,
  storageRulesFile,
}: Pick<LocalFirebaseOptions, 'rulesFile' | 'storageRulesFile'>): void {
  if (rulesFile !== undefined) refuseErrors(rulesFile, errorsIn(rulesFile, '--rules'));
  if (storageRulesFile !== undefined) {
    refuseErrors(storageRulesFile, errorsIn(storageRulesFile, '--storage-rules'));
  }
}

function errorsIn(file: string, flag: string): readonly RulesError[] {
  const compiled = compileRules(readProjectFile(file, flag));
  return compiled.ok ? [] : compiled.errors;
}

function refuseErrors(file: string, errors: readonly RulesError[]): void {
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

/** Reads the sign-in settings. Throws a StartupFailure that names the first wrong place. */
export function readSignInSettings(file: string): SignInSettings {
  const text = readProjectFile(file, '--auth');
  try {
    return parseSignInSettings(JSON.parse(text));
  } catch (error) {
    throw new StartupFailure(`${file}: ${(error as Error).message}`);
  }
}

/** Reads passwords that nobody may choose, in small letters. */
export function readRefusedPasswords(file: string | undefined): ReadonlySet<string> {
  const text = file === undefined ? '' : readProjectFile(file, '--refused-passwords');
  return new Set(text.toLowerCase().split(/\s+/).filter(Boolean));
}

function readProjectFile(file: string, flag: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartupFailure(`The file ${file} cannot be read. Check the path after ${flag}.`);
  }
}
