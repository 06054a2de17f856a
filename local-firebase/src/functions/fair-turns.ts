import type { Delivery } from './delivery.ts';

/**
 * The tree of documents or objects that a call is about: `companies/a` for everything below it. Calls by the clock are about
 * their function.
 */
export function treeOf({ functionName, payload }: Pick<Delivery, 'functionName' | 'payload'>): string {
  if (payload.kind === 'schedule') return functionName;
  // Behind `documents/` or `objects/`.
  return String(payload.event.subject).split('/').slice(1, 3).join('/');
}

/**
 * Which of the waiting calls begin now: one after the other, of the tree that has the fewest calls running, among equals the one
 * that waits longest. So a burst in one tree holds up another one's call for as long as one call takes, not for the burst.
 * Instances in production see to that by their number.
 * @param waiting in the order in which they came
 * @param running calls that run now, by tree
 * @param free how many may begin
 */
export function nextTurns<Waiting extends { readonly tree: string }>(
  waiting: readonly Waiting[],
  running: ReadonlyMap<string, number>,
  free: number,
): readonly Waiting[] {
  if (waiting.length <= free) return waiting;
  const lines = new Map<string, { busy: number; readonly calls: Waiting[] }>();
  for (const call of waiting) {
    const line = lines.get(call.tree);
    if (line === undefined) lines.set(call.tree, { busy: running.get(call.tree) ?? 0, calls: [call] });
    else line.calls.push(call);
  }
  const turns: Waiting[] = [];
  while (turns.length < free) {
    let next: { busy: number; readonly calls: Waiting[] } | undefined;
    for (const line of lines.values())
      if (line.calls.length > 0 && (next === undefined || line.busy < next.busy)) next = line;
    const call = next?.calls.shift();
    if (next === undefined || call === undefined) return turns;
    next.busy += 1;
    turns.push(call);
  }
  return turns;
}
