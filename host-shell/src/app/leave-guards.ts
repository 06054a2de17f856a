import type { LeaveGuard } from '@vcms/contract';

/** The guards of dirty forms, whoever registered them (architecture 3e, rule 6). */
export interface LeaveGuards {
  /** Returns the function that takes the guard away. */
  add(guard: LeaveGuard): () => void;
  /** Asks every guard in turn; the first objection ends the asking. */
  mayLeave(to: string): Promise<boolean>;
  readonly isEmpty: () => boolean;
}

export function createLeaveGuards(): LeaveGuards {
  const guards = new Set<LeaveGuard>();
  return {
    add(guard) {
      const entry: LeaveGuard = (to) => guard(to);
      guards.add(entry);
      return () => void guards.delete(entry);
    },
    async mayLeave(to) {
      for (const guard of [...guards]) {
        if (!(await guard(to))) return false;
      }
      return true;
    },
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
