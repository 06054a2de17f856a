/** Transactions at a time: they write different documents, and each waits for the server. */
const AT_ONCE = 16;

/** Does something with each of many, several at a time. Rejects with the first failure; those begun are let end. */
export async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  let next = 0;
  async function worker(): Promise<void> {
    for (let at = next++; at < all.length; at = next++) await work(all[at] as T);
  }
  const workers = await Promise.allSettled(Array.from({ length: Math.min(AT_ONCE, all.length) }, worker));
  const failed = workers.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
