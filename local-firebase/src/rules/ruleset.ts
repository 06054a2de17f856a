import { checkRules } from './check/checker.ts';
import { parseRules } from './syntax/parser.ts';
import { RulesSyntaxError } from './syntax/syntax-error.ts';
import type { RulesTree } from './syntax/syntax-tree.ts';
import type { RulesError } from './verdict.ts';

/** A compiled ruleset; immutable, to be shared by any number of requests. */
export interface Ruleset {
  readonly source: string;
  readonly tree: RulesTree;
}

export type CompileResult =
  | { readonly ok: true; readonly ruleset: Ruleset; readonly warnings: readonly RulesError[] }
  | { readonly ok: false; readonly errors: readonly RulesError[] };

/** Documented limit of a ruleset's text, in bytes. */
const MAX_SOURCE = 256 * 1024;

function parse(source: string): RulesTree | RulesError {
  try {
    return parseRules(source);
  } catch (error) {
    if (error instanceof RulesSyntaxError) {
      return { ...error.position, message: error.message };
    }
    throw error;
  }
}

/**
 * Parses and checks a ruleset. Errors are what production refuses to deploy. Warnings are what it deploys
 * although it can only deny, such as a call of an unknown function; `strict` makes them errors.
 */
export function compileRules(source: string, options: { readonly strict?: boolean } = {}): CompileResult {
  if (Buffer.byteLength(source) > MAX_SOURCE) {
    return { ok: false, errors: [{ line: 1, column: 1, message: 'A ruleset has at most 256 KiB.' }] };
  }
  const tree = parse(source);
  if ('message' in tree) {
    return { ok: false, errors: [{ line: tree.line, column: tree.column, message: tree.message }] };
  }
  const { errors, warnings } = checkRules(tree);
  const fatal = options.strict ? [...errors, ...warnings] : errors;
  return fatal.length > 0 ? { ok: false, errors: fatal } : { ok: true, ruleset: { source, tree }, warnings };
}
