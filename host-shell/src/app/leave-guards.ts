import type { LeaveGuard } from '@vcms/contract';

/** The guards of dirty forms, whoever registered them (architecture 3e, rule 6). */
export interface LeaveGuards {
  /** Returns the function that takes the guard away. */
  add(guard: LeaveGuard): () => void;
  /** Asks every guard in turn; the first objection ends the asking. */
  mayLeave(to: string): Promise<boolean>;
  /**
   * Asks before the shell's own router moves, which would take the page away at once; the routing event that follows is
   * not asked again. At once true when there is no guard.
   */
  mayMove(to: string): true | Promise<boolean>;
  /** True once for a path that `mayMove` has let through. */
  takeClearance(to: string): boolean;
  /** Forgets every guard: the session is over, and nothing can be saved any more. */
  clear(): void;
  readonly isEmpty: () => boolean;
}

export function createLeaveGuards(): LeaveGuards {
  const guards = new Set<LeaveGuard>();
  let cleared: string | undefined;

  async function mayLeave(to: string): Promise<boolean> {
    cleared = undefined;
    for (const guard of [...guards]) {
      if (!(await guard(to))) return false;
    }
    return true;
  }

  async function askToMove(to: string): Promise<boolean> {
    const fine = await mayLeave(to);
    if (fine) cleared = to;
    return fine;
  }

  return {
    add(guard) {
      const entry: LeaveGuard = (to) => guard(to);
      guards.add(entry);
      return () => void guards.delete(entry);
    },
    mayLeave,
    mayMove: (to) => guards.size === 0 || askToMove(to),
    takeClearance(to) {
      const had = cleared === to;
      cleared = undefined;
      return had;
    },
    clear: () => guards.clear(),
    isEmpty: () => guards.size === 0,
  };
}

/** Detail of single-spa's event before it follows a navigation; only what is used here. */
interface RoutingDetail {
  readonly newUrl: string;
  readonly oldUrl: string;
  readonly cancelNavigation: (answer: Promise<boolean>) => void;
}

/** Lets the guards speak before every navigation inside the app and before the page is closed. */
export function connectLeaveGuards(guards: LeaveGuards, view: Window): () => void {
  const onRouting = (event: Event) => {
    const detail = event instanceof CustomEvent ? (event.detail as RoutingDetail) : undefined;
    if (detail === undefined || guards.isEmpty() || !isOtherPage(detail)) return;
    const { pathname } = new URL(detail.newUrl);
    if (guards.takeClearance(pathname)) return;
    detail.cancelNavigation(guards.mayLeave(pathname).then((fine) => !fine));
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!guards.isEmpty()) event.preventDefault();
  };
  view.addEventListener('single-spa:before-routing-event', onRouting);
  view.addEventListener('beforeunload', onUnload);
  return () => {
    view.removeEventListener('single-spa:before-routing-event', onRouting);
    view.removeEventListener('beforeunload', onUnload);
  };
}

/** A change of query or hash leaves nothing. */
function isOtherPage({ newUrl, oldUrl }: RoutingDetail): boolean {
  return new URL(newUrl).pathname !== new URL(oldUrl).pathname;
}
