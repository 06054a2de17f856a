/** A small generator of pseudo-random numbers (mulberry32), so that a simulation can be repeated. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** How many of so many sessions fail, if each does with the same chance. */
export function drawFailures(random: () => number, sessions: number, rate: number): number {
  let failed = 0;
  for (let session = 0; session < sessions; session += 1) if (random() < rate) failed += 1;
  return failed;
}

/** A draw of the normal distribution (Box and Muller). */
export function drawNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
