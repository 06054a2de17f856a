import {
  createQuestionDesk,
  createValueStore,
  type RemoteApp,
  type RemoteMenu,
  type RoleCode,
  type Session,
  type ShellApi,
} from '@vcms/contract';
import { lookOf } from './apply-look.ts';
import { onAddressChange } from './page-history.ts';
import { createPageToaster, notifierOf } from './page-toaster.ts';
import type { PageState, StandalonePage } from './standalone-page.ts';
import type { StandaloneAccount } from './standalone-settings.ts';
import { createStandaloneShell, type StandaloneShellParts } from './standalone-shell.ts';

export interface StandalonePageParts
  extends Pick<StandaloneShellParts, 'backend' | 'uiSystem' | 'log' | 'view'> {
  readonly menu: RemoteMenu;
  readonly app: RemoteApp;
  readonly accounts: readonly StandaloneAccount[];
  readonly signIn: (account: StandaloneAccount) => Promise<Session>;
  /** Remembers the chosen account and scheme while the tab is open. */
  readonly storage: Storage;
}

const ROLE_KEY = 'vcms.standalone.role';
const SCHEME_KEY = 'vcms.standalone.scheme';

/** Signs in as the remembered account, else as the first one of the remote. */
export function createStandalonePage(parts: StandalonePageParts): StandalonePage {
  const { accounts, storage, view } = parts;
  const roles = [...new Set(accounts.map(({ role }) => role))];
  const first = roles.find((role) => role === storage.getItem(ROLE_KEY)) ?? roles[0];
  if (first === undefined) throw new Error(`There is no demo account for ${parts.menu.remote}.`);
  const state = createValueStore<PageState>({ kind: 'signing-in', role: first });
  const theme = createValueStore(lookOf(storage.getItem(SCHEME_KEY)));
  const path = createValueStore(view.location.pathname);
  const toaster = createPageToaster();
  const questions = createQuestionDesk();
  onAddressChange(view, () => path.set(view.location.pathname));
  let turn = 0;

  function shellFor(session: Session): ShellApi {
    const { backend, uiSystem, log } = parts;
    const notify = notifierOf(toaster);
    return createStandaloneShell({
      session: createValueStore(session),
      theme,
      notify,
      backend,
      uiSystem,
      log,
      questions,
      view,
    });
  }

  async function choose(role: RoleCode): Promise<void> {
    const account = accounts.find((known) => known.role === role);
    if (account === undefined) return;
    turn += 1;
    const current = turn;
    storage.setItem(ROLE_KEY, role);
    state.set({ kind: 'signing-in', role });
    const next = await parts.signIn(account).then(
      (session): PageState => ({ kind: 'ready', role, turn: current, shell: shellFor(session) }),
      (cause: unknown): PageState => ({ kind: 'failed', role, message: sentenceOf(cause, account.email) }),
    );
    if (current === turn) state.set(next);
  }

  void choose(first);
  return {
    ...{ menu: parts.menu, app: parts.app, roles, state, theme, path, toaster, questions },
    choose: (role) => void choose(role),
    changeScheme(scheme) {
      storage.setItem(SCHEME_KEY, scheme);
      theme.set(lookOf(scheme));
    },
  };
}

function sentenceOf(cause: unknown, email: string): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `${email}: ${reason} See that the local Firebase runs and holds the demo data, then try again.`;
}
