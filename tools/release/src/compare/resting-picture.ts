const PAUSE_MS = 250;
const MOST = 40;

/**
 * The first picture that is equal to the one before it: the page has come to rest. One that never rests is taken as it is
 * after ten seconds.
 */
export async function restingPicture(
  take: () => Promise<Uint8Array>,
  pause: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
): Promise<Uint8Array> {
  let before = await take();
  for (let tries = 1; tries < MOST; tries += 1) {
    await pause();
    const next = await take();
    if (Buffer.compare(before, next) === 0) return next;
    before = next;
  }
  return before;
}
