import { prepare, runMain } from '../../launcher/bin/prepare.mjs';

/** Compiles the generators and hands them to a command; of errors the command's user reads a plain sentence. */
export function withGenerators(work) {
  return runMain(async () => {
    prepare('tools/generator');
    await work(await import('../build/index.js'));
  });
}
