/** Steps to undo a start, run once, the last first. */
export interface Teardown {
  add(step: () => void | Promise<void>): void;
  run(): Promise<void>;
}

export function createTeardown(): Teardown {
  const steps: (() => void | Promise<void>)[] = [];
  let running: Promise<void> | undefined;
  async function runAll(): Promise<void> {
    for (const step of steps.reverse()) await step();
  }
  return {
    add(step) {
      steps.push(step);
    },
    run() {
      running ??= runAll();
      return running;
    },
  };
}
