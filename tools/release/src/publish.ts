import { cp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { familyOf, REMOTE_OF_FAMILY, type RemoteName, ROLE_CODES, type RoleFamily } from '@vcms/contract';
import { precompressFolder } from '@vcms/hosting';
import {
  activateRelease,
  addRelease,
  type Fragment,
  type FragmentChange,
  type FragmentOrigin,
} from '@vcms/registry';
import { checkBudget, weigh } from './byte-budget.ts';
import type { Command, CommonOptions } from './command.ts';
import type { CommandResult } from './command-result.ts';
import { dropFiles } from './drop-files.ts';
import { EXIT, ReleaseFailure } from './release-failure.ts';
import { type ReleaseFiles, readReleaseFiles } from './release-files.ts';
import { checkSameSources, makeBuildFolder, sourcesOf } from './same-sources.ts';
import type { Target } from './target.ts';
import { uploadRelease } from './upload-release.ts';
import { verifyRelease } from './verify-release.ts';
import type { Workbench } from './workbench.ts';
import { applyChange, previewChange } from './write-registry.ts';

type Publish = Extract<Command, { name: 'publish' }>;

/**
 * Publishes a release: build, integrity, contract suite, bytes; then upload, verification from outside, fragment,
 * registry, in this order (architecture 3g). Nothing that users get changes before the last two.
 */
export async function publish(
  command: Publish,
  options: CommonOptions,
  target: Target,
  bench: Workbench,
): Promise<CommandResult> {
  const base = baseOf(command.remote, target);
  const by = options.by ?? (await bench.gitUserName());
  if (by === undefined)
    throw new ReleaseFailure(EXIT.usage, 'Say who publishes with --by NAME, or set user.name in git.');
  const built = await makeRelease(command, target, bench);
  const change = publication(
    command,
    { family: familyServedBy(command.remote), base },
    built,
    by,
    bench.now(),
  );
  const preview = await previewChange(target, command.remote, change, bench.now);
  const weight = weigh(built);
  checkBudget(weight, bench.budget);
  if (command.from !== undefined) await checkSameSources(built, command, bench);
  const suite = await checkContract(command, bench);
  const facts = {
    remote: command.remote,
    version: built.release.version,
    files: built.files.size,
    ...weight,
    ...suite,
    by,
  };
  if (options.dryRun)
    return {
      lines: [dryRunLine(built, target), ...linesOf(suite)],
      facts: { ...facts, active: preview.active },
    };

  bench.progress(`Uploading ${built.files.size} files to ${target.cdn.label} …`);
  const uploaded = await uploadRelease(target.cdn, built);
  bench.progress(`Verifying at ${base}${built.path} …`);
  const verified = await verifyRelease(base, built, bench.fetch);
  const applied = await applyChange(target, command.remote, change, bench.now);
  const dropped = await dropFiles(target, command.remote, applied);
  return {
    lines: [publishedLine(command, built, applied.serial, by), ...linesOf(suite), ...applied.warnings],
    facts: { ...facts, uploaded, verified, dropped, serial: applied.serial, active: applied.fragment.active },
  };
}

function baseOf(remote: RemoteName, target: Target): string {
  if (target.cdnUrl === undefined)
    throw new ReleaseFailure(
      EXIT.unavailable,
      'The CDN’s address is not known: run "npm start" in another window, or name it with --cdn-url.',
    );
  return `${target.cdnUrl}/r/${remote}/`;
}

async function makeRelease(command: Publish, target: Target, bench: Workbench): Promise<ReleaseFiles> {
  const folder = await makeBuildFolder(bench.root, command.remote);
  try {
    if (command.from === undefined) {
      bench.progress(`Building ${command.remote} …`);
      await bench.build({
        ...sourcesOf(command),
        remote: command.remote,
        version: command.version,
        outDir: folder,
      });
    } else await copyBuild(resolve(bench.root, command.from), folder);
    if (target.precompressed) await precompressFolder(folder);
    return await readReleaseFiles(folder, command.remote);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyBuild(from: string, to: string): Promise<void> {
  try {
    await cp(from, to, { recursive: true });
  } catch (error) {
    throw new ReleaseFailure(
      EXIT.unavailable,
      `${from} cannot be read; name the folder of a finished build.`,
      {
        cause: error,
      },
    );
  }
}

/** What the result says of a suite that passed. */
interface PassedSuite {
  /** Why its first run failed, when it took two. */
  readonly suiteFailedOnce?: string;
}

/** Runs the contract suite, once more when it failed: a fault that is there is there twice. Throws the second reason. */
async function checkContract({ remote, sources }: Publish, bench: Workbench): Promise<PassedSuite> {
  bench.progress(`Running the contract suite of ${remote} …`);
  const first = await bench.runContractSuite(remote, sources);
  if (first.ok) return {};
  bench.progress(first.output);
  bench.progress(`The contract suite of ${remote} failed: ${first.reason}. Running it once more …`);
  const second = await bench.runContractSuite(remote, sources);
  if (second.ok) return { suiteFailedOnce: first.reason };
  bench.progress(second.output);
  throw new ReleaseFailure(
    EXIT.refused,
    `The contract suite of ${remote} failed twice: ${second.reason}; mend it with: npx vitest run --project live ${sources ?? remote}/src/app.live.test.ts`,
  );
}

function linesOf({ suiteFailedOnce }: PassedSuite): readonly string[] {
  return suiteFailedOnce === undefined
    ? []
    : [`Its contract suite passed when it was run again; before, it failed: ${suiteFailedOnce}.`];
}

/** The change of the fragment. A version that is listed with other content, or blocked, is refused. */
function publication(
  command: Publish,
  origin: FragmentOrigin,
  built: ReleaseFiles,
  by: string,
  now: Date,
): (current: Fragment | undefined) => FragmentChange {
  const { version } = built.release;
  return (current) => {
    const listed = current?.releases[version];
    if (listed !== undefined && listed.releaseIntegrity !== built.integrity)
      return { ok: false, problem: `Release ${version} is published with other content; raise the version.` };
    if (current?.blocked.includes(version))
      return { ok: false, problem: `Release ${version} is blocked; unblock it or publish a new version.` };
    const release = listed ?? {
      path: built.path,
      releaseIntegrity: built.integrity,
      publishedAt: now.toISOString(),
      publishedBy: by,
    };
    if (command.hold) return { ok: true, fragment: addRelease(current, origin, version, release) };
    const active = activateRelease(current, origin, version, release);
    const canary = active.canary?.version === version ? null : active.canary;
    return { ok: true, fragment: { ...active, canary } };
  };
}

function familyServedBy(remote: RemoteName): RoleFamily {
  const families = ROLE_CODES.map(familyOf).filter((family) => family !== null);
  const family = families.find((candidate) => REMOTE_OF_FAMILY[candidate] === remote);
  if (family === undefined) throw new Error(`No role family is served by ${remote}.`);
  return family;
}

function dryRunLine(built: ReleaseFiles, target: Target): string {
  const { remote, version } = built.release;
  return `${remote} ${version} passed all checks; ${built.files.size} files would go to ${target.cdn.label}. Nothing was changed.`;
}

function publishedLine(command: Publish, built: ReleaseFiles, serial: number, by: string): string {
  const { remote, version } = built.release;
  return command.hold
    ? `${remote} ${version} is published by ${by} and given to nobody yet (registry ${serial}).`
    : `${remote} ${version} is published by ${by} and active for new tabs (registry ${serial}).`;
}
