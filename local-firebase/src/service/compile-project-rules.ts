import { CoverageRecorder } from '../rules/coverage.ts';
import { coverageReport } from '../rules/coverage-report.ts';
import { LookupBudget } from '../rules/evaluate/lookup-budget.ts';
import { evaluateRequest } from '../rules/evaluate-request.ts';
import { compileRules } from '../rules/ruleset.ts';
import type { CompiledRules } from './rules-engine.ts';

/** The rules language as the service uses it. */
export function compileProjectRules(source: string): CompiledRules {
  const compiled = compileRules(source);
  if (!compiled.ok) return compiled;
  const { ruleset } = compiled;
  const coverage = new CoverageRecorder();
  return {
    ok: true,
    rules: {
      open() {
        const budget = new LookupBudget();
        return (request, reader) => evaluateRequest(ruleset, request, reader, { budget, coverage });
      },
      coverage: () => coverageReport(ruleset, coverage),
    },
  };
}
