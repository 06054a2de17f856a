/** A place in the rules source; both count from 1. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

/** A reason why a ruleset cannot be used. */
export interface RulesError extends SourcePosition {
  readonly message: string;
}

/**
 * One step of the explanation of a denial: an `allow` that was tried and did not grant, or, when none applied,
 * the ruleset itself. Line and column are those of the part of the condition that decided.
 */
export interface Denial extends SourcePosition {
  /**
   * `false`: the condition was false. `error`: it could not be evaluated. `unproved`: a query that may return a
   * forbidden document. `no-match`: no block matches the path. `no-method`: blocks match, but none allows the
   * method. `limit`: the rules did more than one request may.
   */
  readonly kind: 'false' | 'error' | 'unproved' | 'no-match' | 'no-method' | 'limit';
  /** A plain sentence, e.g. `Property owner is undefined on object.` */
  readonly reason: string;
  /** The `allow` statement; absent for `no-match` and `no-method`. */
  readonly rule?: SourcePosition;
}

export interface Verdict {
  readonly allowed: boolean;
  /** Empty when allowed. */
  readonly denials: readonly Denial[];
  /** What debug() printed, in order. */
  readonly debug: readonly string[];
}
