import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, containerName, parseRelease, type Release, type RemoteName } from '@vcms/contract';
import { BuildFailure } from './build-failure.ts';
import { gzipSize, integrityMap } from './build-files.ts';
import { requirements } from './shared-table.ts';

export interface ReleaseInputs {
  readonly remote: RemoteName;
  readonly version: string;
  readonly commit: string;
  /** ISO 8601, UTC. */
  readonly builtAt: string;
  readonly outDir: string;
  /** What src/menu.ts evaluated to. */
  readonly menu: unknown;
  /** Scripts that the app needs before its first page. */
  readonly preload: readonly string[];
}

/**
 * Writes release.json beside the scripts of a finished build (architecture 3a). A menu that the guard would have to
 * repair is refused here: its author can still correct it. So is a script that could run unchecked: one whose integrity neither
 * release.json nor the entry names.
 */
export function emitRelease(inputs: ReleaseInputs): Release {
  const integrity = integrityMap(inputs.outDir);
  const entry = Object.keys(integrity).find((file) => /^remoteEntry\.[0-9a-f]+\.js$/.test(file));
  if (entry === undefined)
    throw new BuildFailure(
      `The build of ${inputs.remote} left no remote entry in ${inputs.outDir}; build again.`,
    );
  const first = [entry, ...inputs.preload].map((file) => [file, integrity[file]] as const);
  const code = readFileSync(join(inputs.outDir, entry), 'utf8');
  const unchecked = Object.entries(integrity).find(
    ([file, hash]) => !code.includes(hash) && !first.some(([name]) => name === file),
  );
  if (unchecked !== undefined)
    throw new BuildFailure(`The entry of ${inputs.remote} does not name the integrity of ${unchecked[0]}.`);
  const sizes = Object.keys(integrity).map((file) => [file, gzipSize(join(inputs.outDir, file))] as const);
  const parsed = parseRelease({
    schema: 1,
    remote: inputs.remote,
    version: inputs.version,
    commit: inputs.commit,
    builtAt: inputs.builtAt,
    contract: CONTRACT_VERSION,
    container: containerName(inputs.remote, inputs.version),
    entry,
    exposes: ['./app', './menu'],
    preload: inputs.preload,
    integrity: Object.fromEntries(first),
    requires: requirements(),
    menu: inputs.menu,
    budget: {
      entryGzip: sizes.find(([file]) => file === entry)?.[1] ?? 0,
      totalGzip: sizes.reduce((sum, [, size]) => sum + size, 0),
    },
  });
  const complaints = parsed.ok ? parsed.warnings : parsed.problems;
  if (!parsed.ok || complaints.length > 0)
    throw new BuildFailure(`The release of ${inputs.remote} is refused: ${complaints.join('; ')}.`);
  writeFileSync(join(inputs.outDir, 'release.json'), `${JSON.stringify(parsed.value)}\n`);
  return parsed.value;
}
