/** What waiting is measured by: work that was done and looks that were taken, never the clock of a busy machine. */
export interface Effort {
  /** Processor time that this process has used, ms. */
  cpuMs(): number;
  /** Lets the process go on until the next look. */
  pause(): Promise<void>;
}

/** How long to wait at most. */
export interface Patience {
  /** Processor time for what is waited for, ms. */
  readonly cpuMs: number;
  /** Looks; an idle process takes 50 in a second, one that gets no processor takes none. */
  readonly looks: number;
}

const LOOK_EVERY_MS = 20;

const processEffort: Effort = {
  cpuMs() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
  pause: () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS)),
};

/** Resolves with the first look that throws nothing; rejects with the last complaint when the patience is used up. */
export async function waitPatiently(
  look: () => void,
  { cpuMs, looks }: Patience,
  effort: Effort = processEffort,
): Promise<void> {
  const before = effort.cpuMs();
  for (let taken = 0; ; taken += 1) {
    try {
      look();
      return;
    } catch (complaint) {
      if (taken >= looks || effort.cpuMs() - before > cpuMs) throw complaint;
    }
    await effort.pause();
  }
}
