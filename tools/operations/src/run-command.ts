import { EXIT, type ExitCode, OperationFailure, sentenceOf } from './operation-failure.ts';

/** Where a command speaks: results to standard output, everything else to standard error. */
export interface Speech {
  readonly result: (line: string) => void;
  readonly progress: (line: string) => void;
}

export const CONSOLE: Speech = { result: console.log, progress: console.error };

/** Runs a command and says in one sentence why it failed; answers the exit code. */
export async function runCommand(speech: Speech, command: () => Promise<void>): Promise<ExitCode> {
  try {
    await command();
    return EXIT.done;
  } catch (cause) {
    speech.progress(sentenceOf(cause));
    return cause instanceof OperationFailure ? cause.exitCode : EXIT.unreachable;
  }
}
