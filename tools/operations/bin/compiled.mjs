// What the commands of this folder begin with: they compile themselves when something changed, then run one function.
import { checkNode, ensureInstalled, ROOT, run, runMain } from '../../launcher/bin/prepare.mjs';

const SENTENCE = 'The sources do not compile. Mend the errors above and run the command again.';

/** Runs `main` of the built module; its answer is the exit code. Progress goes to standard error. */
export function runCompiled(main) {
  return runMain(async () => {
    checkNode();
    ensureInstalled(console.error);
    const tsc = `${ROOT}/node_modules/typescript/bin/tsc`;
    run(process.execPath, [tsc, '-b', 'tools/operations'], SENTENCE, { stdio: ['ignore', 2, 'inherit'] });
    process.exitCode = await main(await import('../build/index.js'), process.argv.slice(2));
  });
}
