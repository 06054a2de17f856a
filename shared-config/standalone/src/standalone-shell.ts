import {
  type BackendHandles,
  CONTRACT_VERSION,
  type LeaveGuard,
  type Notifier,
  type QuestionDesk,
  type ReadableStore,
  type RemoteLogger,
  type Session,
  type ShellApi,
  type ThemeConfig,
  type UiSystem,
} from '@vcms/contract';

export interface StandaloneShellParts {
  readonly session: ReadableStore<Session>;
  readonly theme: ReadableStore<ThemeConfig>;
  readonly notify: Notifier;
  readonly backend: BackendHandles;
  readonly uiSystem: UiSystem;
  readonly log: RemoteLogger;
  readonly questions: QuestionDesk;
  readonly view: Window;
}

/** What the shell offers to a remote, made for the standalone page: every capability, no more than the contract. */
export function createStandaloneShell({ view, questions, ...parts }: StandaloneShellParts): ShellApi {
  const guards = new Set<LeaveGuard>();
  return Object.freeze<ShellApi>({
    contract: CONTRACT_VERSION,
    has: () => true,
    ...parts,
    navigate(to, options) {
      leave(guards, to).then(
        (free) => {
          if (!free) return;
          const change = options?.replace === true ? 'replaceState' : 'pushState';
          view.history[change](options?.state ?? null, '', to);
        },
        (cause: unknown) => parts.log.error('standalone.leave-guard', cause, { to }),
      );
    },
    addLeaveGuard(guard) {
      const entry: LeaveGuard = (to) => guard(to);
      guards.add(entry);
      return () => void guards.delete(entry);
    },
    ask: questions.ask,
  });
}

async function leave(guards: ReadonlySet<LeaveGuard>, to: string): Promise<boolean> {
  for (const guard of guards) {
    if (!(await guard(to))) return false;
  }
  return true;
}
