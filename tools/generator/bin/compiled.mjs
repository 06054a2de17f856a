import { checkNode, ensureInstalled, ROOT, run, runMain } from '../../launcher/bin/prepare.mjs';

/** Compiles the generators and hands them to a command; of errors the command's user reads a plain sentence. */
export function withGenerators(work) {
  return runMain(async () => {
    checkNode();
    ensureInstalled(console.error);
    const tsc = `${ROOT}/node_modules/typescript/bin/tsc`;
    run(
      process.execPath,
      [tsc, '-b', 'tools/generator'],
      'The sources do not compile. Mend the errors above first.',
    );
    await work(await import('../build/index.js'));
  });
}
