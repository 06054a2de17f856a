#!/usr/bin/env node
// npm run gallery: builds the gallery and serves it until Ctrl-C. `-- --port 4330` chooses another port.
// `-- --keep` takes pictures of it as it is; `-- --compare` says later what looks different from them.
import { join } from 'node:path';
import { ensureChromium } from '../../launcher/bin/chromium.mjs';
import { PlainError, prepare, ROOT, run, runMain } from '../../launcher/bin/prepare.mjs';

const PORT = 4320;

function drive(args, failure) {
  prepare('e2e');
  const env = { ...process.env, CHROMIUM_PATH: ensureChromium(console.error) };
  const runner = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  run(process.execPath, [runner, 'test', '--config', 'e2e/gallery.config.ts', ...args], failure, { env });
}

function portOf(args) {
  const at = args.indexOf('--port');
  const port = at === -1 ? PORT : Number(args[at + 1]);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  throw new PlainError(`--port takes a port from 1 to 65535, not "${args[at + 1]}".`);
}

await runMain(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--keep')) {
    const rest = args.filter((arg) => arg !== '--keep');
    drive(
      ['--update-snapshots=all', 'pictures', ...rest],
      'Not every picture could be taken; what happened stands above.',
    );
    return;
  }
  if (args.includes('--compare')) {
    const rest = args.filter((arg) => arg !== '--compare');
    drive(['--update-snapshots=none', ...rest], 'Something looks different; the files are named above.');
    return;
  }
  const port = portOf(args);
  prepare('tools/gallery');
  const { buildGallery, serveGallery } = await import('../build/index.js');
  console.log('Building the gallery …');
  await buildGallery();
  const { origin } = await serveGallery(port).catch((error) => {
    throw new PlainError(error.message);
  });
  console.log(`The gallery is at ${origin}/\nCtrl-C ends it.`);
});
