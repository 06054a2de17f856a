import { createValueStore, type Notifier, type ReadableStore, type ToastInput } from '@vcms/contract';

/** A toast on screen. */
export interface ShownToast extends ToastInput {
  readonly id: string;
}

export interface ToastNotifier extends Notifier {
  /** Toasts on screen, oldest first. */
  readonly toasts: ReadableStore<readonly ShownToast[]>;
  /** Stops the clock of a toast while it is being read. */
  hold(id: string): void;
  /** Starts the clock of a held toast anew. */
  release(id: string): void;
}

/** How long a toast stays, in milliseconds, unless it says otherwise. Errors stay until closed. */
export const TOAST_DURATION = 6_000;
/** The oldest toast gives way to one more than this. */
export const MAX_TOASTS = 4;

type After = (ms: number, action: () => void) => () => void;

/** The shell's toasts. A toast with the key of one on screen replaces it in place. */
export function createNotifier(after: After): ToastNotifier {
  const toasts = createValueStore<readonly ShownToast[]>([]);
  const timers = new Map<string, () => void>();
  let count = 0;

  function stopTimer(id: string): void {
    timers.get(id)?.();
    timers.delete(id);
  }

  function startTimer(toast: ShownToast): void {
    const duration = toast.durationMs ?? (toast.kind === 'error' ? undefined : TOAST_DURATION);
    if (duration !== undefined)
      timers.set(
        toast.id,
        after(duration, () => close(toast.id)),
      );
  }

  function close(id: string): void {
    stopTimer(id);
    const left = toasts.getSnapshot().filter((toast) => toast.id !== id);
    if (left.length !== toasts.getSnapshot().length) toasts.set(left);
  }

  function show(input: ToastInput): string {
    const shown = toasts.getSnapshot();
    const replaced = input.key === undefined ? undefined : shown.find(({ key }) => key === input.key);
    count += 1;
    const toast: ShownToast = { ...input, id: replaced?.id ?? `toast-${count}` };
    stopTimer(toast.id);
    const next =
      replaced === undefined ? [...shown, toast] : shown.map((one) => (one === replaced ? toast : one));
    for (const dropped of next.slice(0, -MAX_TOASTS)) stopTimer(dropped.id);
    toasts.set(next.slice(-MAX_TOASTS));
    startTimer(toast);
    return toast.id;
  }

  return {
    toasts,
    show,
    close,
    hold: stopTimer,
    release(id) {
      const toast = toasts.getSnapshot().find((one) => one.id === id);
      if (toast !== undefined && !timers.has(id)) startTimer(toast);
    },
  };
}
