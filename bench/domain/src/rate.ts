const ROUNDS = 5;
const ROUND_SECONDS = 2;
const TURNS = 50;

/** How often something ran in a second: of the time this process had a processor for, and of the clock on the wall. */
export interface Rate {
  readonly perCpuSecond: number;
  readonly perSecond: number;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** One round over the inputs in turn. What is garbage afterwards is collected within it, by helper threads too. */
function measureRound<Input>(inputs: readonly Input[], run: (input: Input) => unknown): Rate {
  const began = performance.now();
  const cpu = process.cpuUsage();
  let count = 0;
  let spent = 0;
  while (spent < ROUND_SECONDS) {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const input = inputs[(count + turn) % inputs.length];
      if (input !== undefined) run(input);
    }
    count += TURNS;
    const { user, system } = process.cpuUsage(cpu);
    spent = (user + system) / 1_000_000;
  }
  return { perCpuSecond: count / spent, perSecond: count / ((performance.now() - began) / 1_000) };
}

/** The median of some rounds after one to warm up. */
export function rateOf<Input>(inputs: readonly Input[], run: (input: Input) => unknown): Rate {
  measureRound(inputs, run);
  const rounds = Array.from({ length: ROUNDS }, () => measureRound(inputs, run));
  return {
    perCpuSecond: median(rounds.map((round) => round.perCpuSecond)),
    perSecond: median(rounds.map((round) => round.perSecond)),
  };
}
