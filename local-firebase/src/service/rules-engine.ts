import type { CoverageReport } from '../rules/coverage-report.ts';
import type { DocumentReader, RulesRequest } from '../rules/rules-request.ts';
import type { RulesError, Verdict } from '../rules/verdict.ts';

/** Decides the operations of one call; they share the platform's budget of documents that rules may look at. */
type RulesSession = (request: RulesRequest, reader: DocumentReader) => Verdict;

/** Compiled rules of one project. */
export interface LoadedRules {
  /** Begins a call: a read, a query, a batched read or a whole commit. */
  open(): RulesSession;
  /** What every expression evaluated to since the rules were loaded. */
  coverage(): CoverageReport;
}

export type CompiledRules =
  | { readonly ok: true; readonly rules: LoadedRules }
  | { readonly ok: false; readonly errors: readonly RulesError[] };

/** What the service needs of the rules language. */
export type RulesCompiler = (source: string) => CompiledRules;
