import { describe, expect, it } from 'vitest';
import { type Effort, waitPatiently } from './patience.ts';

/** A machine on which each look costs the given processor time, however long it takes by the clock. */
function machine(cpuMsPerLook: number): Effort & { looks: number } {
  const effort = {
    looks: 0,
    cpuMs: () => effort.looks * cpuMsPerLook,
    pause: () => {
      effort.looks += 1;
      return Promise.resolve();
    },
  };
  return effort;
}

const LIMITS = { cpuMs: 1_000, looks: 50 };

/** Passes at the given look. */
function arrivesAt(look: number, effort: { readonly looks: number }): () => void {
  return () => {
    if (effort.looks < look) throw new Error('still loading');
  };
}

describe('patience', () => {
  it('ends with the first look that finds nothing wrong', async () => {
    const effort = machine(1);

    await waitPatiently(arrivesAt(7, effort), LIMITS, effort);

    expect(effort.looks).toBe(7);
  });

  it('does not end while a busy machine lets the process do next to nothing', async () => {
    const effort = machine(0);

    await waitPatiently(arrivesAt(50, effort), LIMITS, effort);

    expect(effort.looks).toBe(50);
  });

  it('ends with the last complaint when the work took more processor time than it may', async () => {
    const effort = machine(300);

    await expect(waitPatiently(arrivesAt(20, effort), LIMITS, effort)).rejects.toThrow('still loading');

    expect(effort.looks).toBe(4);
  });

  it('ends when nothing comes for as many looks as it may take', async () => {
    const effort = machine(0);

    await expect(waitPatiently(arrivesAt(51, effort), LIMITS, effort)).rejects.toThrow('still loading');
  });
});
