/** Runs the task for every item, at most `limit` at once. Rejects with the first failure. */
export async function runLimited<T>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items];
  async function work(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item);
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
}
