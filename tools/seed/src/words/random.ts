/** Repeatable choices: the same seed gives the same demo data. */
export interface Random {
  /** A whole number, both bounds included. */
  int(least: number, most: number): number;
  /** One entry. Throws a RangeError for an empty list. */
  pick<T>(values: readonly T[]): T;
  /** The same entries in another order. */
  shuffle<T>(values: readonly T[]): readonly T[];
}

/** A 32-bit linear congruential sequence with a xor-shift output: plenty for sample data, not for secrets. */
function createSequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d) >>> 0;
    return ((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32;
  };
}

export function createRandom(seed: number): Random {
  const next = createSequence(seed);
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  function pick<T>(values: readonly T[]): T {
    if (values.length === 0) throw new RangeError('There is nothing to pick from.');
    return values[int(0, values.length - 1)] as T;
  }
  function shuffle<T>(values: readonly T[]): readonly T[] {
    const left = [...values];
    const drawn: T[] = [];
    while (left.length > 0) drawn.push(...left.splice(int(0, left.length - 1), 1));
    return drawn;
  }
  return { int, pick, shuffle };
}
