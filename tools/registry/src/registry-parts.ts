import { isDeepStrictEqual } from 'node:util';
import { parseRegistry, REMOTE_NAMES, type Registry, type RemoteName } from '@vcms/contract';
import { fromJson, toJson } from './json-bytes.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';

/** Name of the file that shells of one remote's roles read. */
export function partName(env: string, remote: RemoteName): string {
  return `registry/${env}/${remote}.json`;
}

/** What the registry says of one remote, as a registry of its own: shells read nothing of the others (decision 49). */
export function partOf(registry: Registry, remote: RemoteName): Registry | undefined {
  const entry = registry.remotes[remote];
  return entry === undefined ? undefined : { ...registry, remotes: { [remote]: entry } };
}

/**
 * Writes the parts that say something else than the registry does. A part keeps its serial as long as nothing in it
 * changes, so that browsers need not read it again; a newer one, which a newer registry has left, stays.
 * @returns false when another overtook this: the registry must be read again
 */
export async function writeParts(store: ObjectStore, registry: Registry): Promise<boolean> {
  for (const remote of REMOTE_NAMES) {
    const part = partOf(registry, remote);
    if (part !== undefined && !(await writePart(store, partName(registry.env, remote), part))) return false;
  }
  return true;
}

/** Remotes whose part is missing or says something older than the registry: a write was cut short. */
export async function laggingParts(store: ObjectStore, registry: Registry): Promise<readonly RemoteName[]> {
  const lagging: RemoteName[] = [];
  for (const remote of REMOTE_NAMES) {
    const part = partOf(registry, remote);
    if (part === undefined) continue;
    const stored = await store.read(partName(registry.env, remote));
    if (!isUpToDate(stored, part)) lagging.push(remote);
  }
  return lagging;
}

async function writePart(store: ObjectStore, name: string, part: Registry): Promise<boolean> {
  const stored = await store.read(name);
  if (isUpToDate(stored, part)) return true;
  const precondition = stored === undefined ? 'absent' : { generation: stored.generation };
  return (await store.write(name, toJson(part), precondition)) === 'written';
}

function isUpToDate(stored: StoredObject | undefined, part: Registry): boolean {
  const parsed = stored === undefined ? undefined : parseRegistry(fromJson(stored.bytes));
  return parsed?.ok === true && (parsed.value.serial > part.serial || saysTheSame(parsed.value, part));
}

function saysTheSame(a: Registry, b: Registry): boolean {
  return isDeepStrictEqual(a, { ...b, serial: a.serial, generatedAt: a.generatedAt });
}
