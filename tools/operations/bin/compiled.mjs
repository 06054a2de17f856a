// What the commands of this folder begin with: they compile themselves when something changed, then run one function.
import { prepare, runMain } from '../../launcher/bin/prepare.mjs';

/** Runs `main` of the built module; its answer is the exit code. Progress goes to standard error. */
export function runCompiled(main) {
  return runMain(async () => {
    prepare('tools/operations', { quiet: true });
    process.exitCode = await main(await import('../build/index.js'), process.argv.slice(2));
  });
}
