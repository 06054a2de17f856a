import { evaluateRequest } from '../rules/evaluate-request.ts';
import { compileRules } from '../rules/ruleset.ts';
import type { CompiledStorageRules } from './storage-rules.ts';

/** The rules language as Storage uses it. */
export function compileStorageRules(source: string): CompiledStorageRules {
  const compiled = compileRules(source);
  if (!compiled.ok) return compiled;
  const { ruleset } = compiled;
  return { ok: true, evaluate: (request, reader) => evaluateRequest(ruleset, request, reader).allowed };
}
