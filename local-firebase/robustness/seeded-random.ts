/** Repeatable random choices: the same seed makes the same sequence. */
export interface SeededRandom {
  /** A whole number from 0 to `below` - 1. */
  int(below: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** Text of up to `longest` UTF-16 units, odd ones among them. */
  text(longest: number): string;
}

const ODD_CHARACTERS = [
  '\0',
  '"',
  '\\',
  '/',
  '%',
  '\n',
  '\r',
  'é',
  '😀',
  '\ud800',
  '\u2028',
  ' ',
  '.',
  '_',
  '`',
];

/** Mulberry32, a small generator of 32 bits of state with an even spread. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  function unit(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const int = (below: number) => Math.floor(unit() * below);
  function pick<T>(choices: readonly T[]): T {
    return choices[int(choices.length)] as T;
  }
  return {
    int,
    pick,
    chance: (probability) => unit() < probability,
    text: (longest) =>
      Array.from({ length: int(longest + 1) }, () =>
        unit() < 0.2 ? pick(ODD_CHARACTERS) : String.fromCharCode(97 + int(26)),
      ).join(''),
  };
}
