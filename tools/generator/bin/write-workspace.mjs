import { prepare, ROOT, run, runMain } from '../../launcher/bin/prepare.mjs';

/**
 * Compiles the generator, lets it write, then installs and formats what it wrote.
 * @param {(generator: object) => (args: string[], root: string) => { files: string[], nextSteps: string } | undefined} pick
 *   which of the generator's commands writes; undefined from it means that it only printed its help
 */
export async function writeWorkspace(pick) {
  await runMain(async () => {
    prepare('tools/generator');
    const tool = (path) => `${ROOT}/node_modules/${path}`;
    const written = pick(await import('../build/index.js'))(process.argv.slice(2), ROOT);
    if (written === undefined) return;
    run(
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '--no-fund'],
      'npm install failed; run it again.',
    );
    run(
      process.execPath,
      [`${ROOT}/tools/release/bin/write-workflows.mjs`],
      'The workflows are not written: npm run workflows.',
    );
    const format = [tool('@biomejs/biome/bin/biome'), 'check', '--write', ...written.files];
    run(process.execPath, format, 'The new files do not pass the linter; mend them as it says.');
    console.log(written.nextSteps);
  });
}
