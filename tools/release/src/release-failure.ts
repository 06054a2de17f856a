/** Exit codes of vcms-release, for pipelines; docs/runbooks/publish.md explains them. */
export const EXIT = {
  done: 0,
  /** A check said no, or the wish contradicts the registry; nothing was changed. */
  refused: 1,
  /** The command line is not complete or not understood. */
  usage: 2,
  /** The target, the CDN or the build could not be used. */
  unavailable: 3,
  /** Other files lie where this release would go, or others keep changing the registry. */
  conflict: 4,
  /** `promote --when-healthy`: too little is known of the canary; `watch`: its last look decided nothing. Nothing was changed. */
  undecided: 5,
  /** `promote --when-healthy`, `watch`: the canary is worse than its control; new tabs no longer get it. */
  worse: 6,
  /** `watch`: the active release goes worse than the one before it did; nothing was changed. */
  activeWorse: 7,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A command that cannot go on; the message is one plain sentence with what to do next. */
export class ReleaseFailure extends Error {
  override readonly name = 'ReleaseFailure';
  readonly code: ExitCode;

  constructor(code: ExitCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The sentence of a failure, whatever was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
