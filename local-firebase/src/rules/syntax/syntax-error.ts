import type { SourcePosition } from '../verdict.ts';

/** Ends parsing; caught by compileRules, never seen outside of it. */
export class RulesSyntaxError extends Error {
  readonly position: SourcePosition;

  constructor(position: SourcePosition, message: string) {
    super(message);
    this.name = 'RulesSyntaxError';
    this.position = position;
  }
}
