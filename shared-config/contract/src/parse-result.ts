/** Outcome of reading a value from outside: a bad item is dropped with a warning, a bad frame refuses the whole. */
export type ParseResult<T> =
  | { readonly ok: true; readonly value: T; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Collects what a parser finds. Problems refuse the value, warnings only tell of repairs. */
export class Findings {
  readonly problems: string[] = [];
  readonly warnings: string[] = [];

  refuse(problem: string): undefined {
    this.problems.push(problem);
    return undefined;
  }

  warn(warning: string): undefined {
    this.warnings.push(warning);
    return undefined;
  }

  /** Adds the findings of a nested parser under a place name. */
  adopt<T>(place: string, nested: ParseResult<T>): T | undefined {
    if (!nested.ok) {
      for (const problem of nested.problems) this.refuse(`${place}: ${problem}`);
      return undefined;
    }
    for (const warning of nested.warnings) this.warn(`${place}: ${warning}`);
    return nested.value;
  }

  result<T>(value: T | undefined): ParseResult<T> {
    if (this.problems.length > 0) return { ok: false, problems: this.problems };
    if (value === undefined) return { ok: false, problems: ['the value is not complete'] };
    return { ok: true, value, warnings: this.warnings };
  }
}
