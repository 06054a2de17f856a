import { type CommandLine, parseCommandLine } from './command-line.ts';
import type { CommandResult } from './command-result.ts';
import { compare } from './compare/compare.ts';
import { HELP } from './help.ts';
import { merge, operate } from './operate.ts';
import { promoteWhenHealthy } from './promote-when-healthy.ts';
import { publish } from './publish.ts';
import { EXIT, type ExitCode, ReleaseFailure, sentenceOf } from './release-failure.ts';
import { status } from './status.ts';
import { openTarget } from './target.ts';
import { watchRelease } from './watch-release.ts';
import type { Workbench } from './workbench.ts';

/** What a run prints, and its exit code. */
export interface RunOutcome {
  readonly code: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one command line from beginning to end; never rejects. */
export async function runRelease(args: readonly string[], bench: Workbench): Promise<RunOutcome> {
  const json = args.includes('--json');
  try {
    const line = parseCommandLine(args);
    const result = await perform(line, bench);
    const facts = { ok: true, command: line.command.name, dryRun: line.options.dryRun, ...result.facts };
    return { code: EXIT.done, stdout: json ? JSON.stringify(facts) : result.lines.join('\n'), stderr: '' };
  } catch (error) {
    const failure = asFailure(error);
    const facts = { ok: false, code: failure.code, message: failure.message };
    return json
      ? { code: failure.code, stdout: JSON.stringify(facts), stderr: '' }
      : { code: failure.code, stdout: '', stderr: failure.message };
  }
}

async function perform({ command, options }: CommandLine, bench: Workbench): Promise<CommandResult> {
  if (command.name === 'help') return { lines: [HELP], facts: { help: HELP } };
  const target = await openTarget(options, bench.root);
  switch (command.name) {
    case 'publish':
      return publish(command, options, target, bench);
    case 'status':
      return status(target, bench, command.counts);
    case 'merge':
      return merge(options, target, bench);
    case 'watch':
      return watchRelease(command, options, target, bench);
    case 'compare':
      return compare(command, options, target, bench);
    case 'promote': {
      const { counts } = command;
      if (counts !== undefined) return promoteWhenHealthy({ ...command, counts }, options, target, bench);
      return operate(command, options, target, bench);
    }
    default:
      return operate(command, options, target, bench);
  }
}

/** Whatever else is thrown came from the target: a folder, a bucket or the network. */
function asFailure(error: unknown): ReleaseFailure {
  if (error instanceof ReleaseFailure) return error;
  const sentence = sentenceOf(error).split('\n')[0] ?? '';
  const code = /changed by others|Another program holds/.test(sentence) ? EXIT.conflict : EXIT.unavailable;
  return new ReleaseFailure(code, `The target could not be used: ${sentence}`, { cause: error });
}
