import { checkNode, ensureInstalled, ROOT, run, runMain } from '../../launcher/bin/prepare.mjs';

/**
 * Compiles the generator, lets it write, then installs and formats what it wrote.
 * @param {(generator: object) => (args: string[], root: string) => { files: string[], nextSteps: string } | undefined} pick
 *   which of the generator's commands writes; undefined from it means that it only printed its help
 */
export async function writeWorkspace(pick) {
  await runMain(async () => {
    checkNode();
    ensureInstalled(console.log);
    const tool = (path) => `${ROOT}/node_modules/${path}`;
    const sentence = 'The sources do not compile. Mend the errors above and run the command again.';
    run(process.execPath, [tool('typescript/bin/tsc'), '-b', 'tools/generator'], sentence);
    const written = pick(await import('../build/index.js'))(process.argv.slice(2), ROOT);
    if (written === undefined) return;
    run(
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '--no-fund'],
      'npm install failed; run it again.',
    );
    const format = [tool('@biomejs/biome/bin/biome'), 'check', '--write', ...written.files];
    run(process.execPath, format, 'The new files do not pass the linter; mend them as it says.');
    console.log(written.nextSteps);
  });
}
