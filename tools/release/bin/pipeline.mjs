#!/usr/bin/env node
// npm run pipeline -- REMOTE [options of "release publish"] [--percent N]: what a team's pipeline does, on one machine. It stops
// at the first step that fails, and says how long each took.
import { PlainError, prepare, ROOT, run, runMain } from '../../launcher/bin/prepare.mjs';

function minutesSince(began) {
  return `${((performance.now() - began) / 60_000).toFixed(1)} min`;
}

await runMain(async () => {
  prepare('tools/release', { quiet: true });
  const program = (name) => `${ROOT}/node_modules/${name}`;
  const quiet = { stdio: ['ignore', 2, 'inherit'] };
  const { createLocalWorkbench, publishCanary, readPipeline, remoteNamed } = await import(
    '../build/index.js'
  );
  const [name, ...options] = process.argv.slice(2);
  const remote = remoteNamed(name);
  if (remote === undefined)
    throw new PlainError('Name the remote, such as: npm run -s pipeline -- remote-client');

  const began = performance.now();
  const { folders, checks } = readPipeline(ROOT, remote);
  console.error(`The pipeline of ${remote}: ${folders.join(', ')}`);
  for (const check of checks) {
    const start = performance.now();
    const sentence = `The pipeline of ${remote} ends at ${check.name}. Nothing was published.`;
    run(process.execPath, [program(check.program), ...check.args], sentence, quiet);
    console.error(`${check.name}: ${minutesSince(start)}`);
  }
  const start = performance.now();
  const bench = createLocalWorkbench(ROOT, (line) => console.error(line));
  const outcome = await publishCanary(remote, options, bench);
  if (outcome.stdout !== '') console.log(outcome.stdout);
  if (outcome.stderr !== '') console.error(outcome.stderr);
  process.exitCode = outcome.code;
  console.error(`release: ${minutesSince(start)}; all: ${minutesSince(began)}`);
});
