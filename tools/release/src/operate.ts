import type { RemoteName } from '@vcms/contract';
import {
  blockRelease,
  disableRemote,
  enableRemote,
  type Fragment,
  type FragmentChange,
  mergeRegistry,
  promote,
  readFragment,
  rollback,
  setCanary,
  unblockRelease,
} from '@vcms/registry';
import type { Command, CommonOptions } from './command.ts';
import type { CommandResult } from './command-result.ts';
import { dropFiles } from './drop-files.ts';
import { EXIT, ReleaseFailure } from './release-failure.ts';
import type { Target } from './target.ts';
import type { Workbench } from './workbench.ts';
import { applyChange, placeOf, previewChange } from './write-registry.ts';

export type Operation = Exclude<
  Command,
  { name: 'publish' | 'status' | 'watch' | 'compare' | 'merge' | 'help' }
>;

/** Changes what users get of releases that are published already: no build, no upload. */
export async function operate(
  operation: Operation,
  options: CommonOptions,
  target: Target,
  bench: Workbench,
): Promise<CommandResult> {
  const { remote } = operation;
  const { fragment: seen } = await readFragment(placeOf(target, bench.now), remote);
  const change = onPublished(remote, changeOf(operation, seen));
  if (options.dryRun) {
    const planned = await previewChange(target, remote, change, bench.now);
    return {
      lines: [`Dry run, nothing was changed. Afterwards: ${outcomeOf(operation, planned)}.`],
      facts: factsOf(remote, planned),
    };
  }
  const applied = await applyChange(target, remote, change, bench.now);
  const dropped = await dropFiles(target, remote, applied);
  return {
    lines: [`${outcomeOf(operation, applied.fragment)} (registry ${applied.serial}).`, ...applied.warnings],
    facts: { ...factsOf(remote, applied.fragment), serial: applied.serial, dropped },
  };
}

/** Merges all fragments, after a program was stopped between its two writes. */
export async function merge(
  options: CommonOptions,
  target: Target,
  bench: Workbench,
): Promise<CommandResult> {
  if (options.dryRun)
    throw new ReleaseFailure(EXIT.usage, '"merge" has no --dry-run; "status" says whether it is needed.');
  const { registry, warnings } = await mergeRegistry(placeOf(target, bench.now));
  const remotes = Object.keys(registry.remotes);
  return {
    lines: [`The registry has serial ${registry.serial} and lists ${remotes.join(', ')}.`, ...warnings],
    facts: { serial: registry.serial, remotes },
  };
}

/**
 * What the operator asked for, seen from the fragment that was there when the command began. The target of a rollback
 * is fixed by it: two people who roll back at once go back one release, not two.
 */
function changeOf(operation: Operation, seen: Fragment | undefined): (fragment: Fragment) => FragmentChange {
  switch (operation.name) {
    case 'canary': {
      const { version, percent, roles, users } = operation;
      const wish = { version, percent, ...(roles ? { roles } : {}), ...(users ? { users } : {}) };
      return (fragment) => setCanary(fragment, wish);
    }
    case 'promote':
      return promote;
    case 'rollback': {
      const to = operation.to ?? seen?.previous ?? undefined;
      return (fragment) => rollback(fragment, to);
    }
    case 'block':
      return (fragment) => blockRelease(fragment, operation.version);
    case 'unblock':
      return (fragment) => unblockRelease(fragment, operation.version);
    case 'disable':
      return (fragment) => disableRemote(fragment, operation.message);
    case 'enable':
      return enableRemote;
  }
}

function onPublished(remote: RemoteName, change: (fragment: Fragment) => FragmentChange) {
  return (current: Fragment | undefined): FragmentChange =>
    current === undefined
      ? { ok: false, problem: `${remote} was never published here; start with "publish ${remote}".` }
      : change(current);
}

function outcomeOf(operation: Operation, fragment: Fragment): string {
  const { remote } = operation;
  switch (operation.name) {
    case 'canary':
      return `${remote} ${operation.version} is a canary for ${whoOf(operation)}`;
    case 'promote':
    case 'rollback':
      return `${remote} ${fragment.active} is active for new tabs`;
    case 'block':
      return `${remote} ${operation.version} is blocked; open tabs that run it ask for a refresh`;
    case 'unblock':
      return `${remote} ${operation.version} may run again`;
    case 'disable':
      return `${remote} is switched off`;
    case 'enable':
      return `${remote} is switched on; ${fragment.active} is active`;
  }
}

/** Such as "5 % of 5001, 5002 and 2 named users". */
function whoOf({ percent, roles, users }: Extract<Operation, { name: 'canary' }>): string {
  const share = `${percent} %${roles === undefined ? '' : ` of ${roles.join(', ')}`}`;
  if (users === undefined) return share;
  return `${share} and ${users.length} named ${users.length === 1 ? 'user' : 'users'}`;
}

function factsOf(remote: RemoteName, fragment: Fragment): CommandResult['facts'] {
  const { active, previous, canary, blocked, disabled } = fragment;
  return { remote, active, previous, canary, blocked, disabled };
}
