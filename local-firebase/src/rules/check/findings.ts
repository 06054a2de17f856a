import type { RulesError, SourcePosition } from '../verdict.ts';

/** Collects what the checker has to say. */
export class Findings {
  readonly errors: RulesError[] = [];
  readonly warnings: RulesError[] = [];

  error({ line, column }: SourcePosition, message: string): void {
    this.errors.push({ line, column, message });
  }

  warn({ line, column }: SourcePosition, message: string): void {
    this.warnings.push({ line, column, message });
  }
}
