/** One step of a sequence in which every step must get its turn. */
export interface Step {
  readonly name: string;
  readonly run: () => void | Promise<void>;
}

export interface StepFailure {
  readonly step: string;
  readonly cause: unknown;
}

/**
 * Runs the steps in order and collects the failures; a failing step does not keep the next one from running, nor does
 * one that takes longer than `limitMs` (its late outcome is ignored).
 */
export async function runSteps(steps: readonly Step[], limitMs: number): Promise<readonly StepFailure[]> {
  const failures: StepFailure[] = [];
  for (const { name, run } of steps) {
    try {
      await withLimit(run, limitMs);
    } catch (cause) {
      failures.push({ step: name, cause });
    }
  }
  return failures;
}

async function withLimit(run: Step['run'], limitMs: number): Promise<void> {
  const outcome = run();
  if (outcome === undefined) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms.`)), limitMs);
  });
  try {
    await Promise.race([outcome, limit]);
  } finally {
    clearTimeout(timer);
  }
}
