import type { Usage } from './backend.ts';

/** A thing that happens, what it costs once, and how often a day per engagement. */
export interface Activity {
  readonly name: string;
  readonly cost: Usage;
  readonly perEngagement: number;
}

export const SIZES: readonly number[] = [100, 10_000, 1_000_000];

/** US dollars for 100,000, list price of a United States multi-region in 2026; check before quoting. */
export const PRICES = { reads: 0.06, writes: 0.18, deletes: 0.02 } as const;

export const NOTHING: Usage = { reads: 0, writes: 0, deletes: 0 };

export function scaled(cost: Usage, times: number): Usage {
  return { reads: cost.reads * times, writes: cost.writes * times, deletes: cost.deletes * times };
}

export function added(left: Usage, right: Usage): Usage {
  return {
    reads: left.reads + right.reads,
    writes: left.writes + right.writes,
    deletes: left.deletes + right.deletes,
  };
}

export function dollars({ reads, writes, deletes }: Usage): number {
  return (reads * PRICES.reads + writes * PRICES.writes + deletes * PRICES.deletes) / 100_000;
}

/** What a day costs at so many engagements. */
export function dayOf(activities: readonly Activity[], engagements: number): Usage {
  return activities.reduce(
    (sum, { cost, perEngagement }) => added(sum, scaled(cost, perEngagement * engagements)),
    NOTHING,
  );
}
