import type { RemoteApp, RemoteMenu } from '@vcms/contract';
import { createNestedSystem, createUiSystem, UiProvider } from '@vcms/ui';
import { createRoot } from 'react-dom/client';
import { applyLook } from './apply-look.ts';
import { consoleLog } from './console-log.ts';
import { createStandalonePage } from './create-standalone-page.ts';
import { announceHistory } from './page-history.ts';
import { signIn, startBackend } from './sign-in.ts';
import { StandaloneFrame } from './standalone-frame.tsx';
import { readSettings } from './standalone-settings.ts';

export interface StandaloneRemote {
  readonly menu: RemoteMenu;
  readonly app: RemoteApp;
}

/**
 * Runs a remote alone (architecture 3f): a small host with the real design system on the local Firebase, for the work on
 * its pages. Throws when the page was not served by the development server.
 */
export function startStandalone({ menu, app }: StandaloneRemote): void {
  const view: Window & typeof globalThis = window;
  const { config, accounts } = readSettings(view.document);
  announceHistory(view);
  if (view.location.pathname === '/') view.history.replaceState(null, '', '/dashboard');
  const backend = startBackend(config);
  const uiSystem = createUiSystem();
  const page = createStandalonePage({
    menu,
    app,
    accounts,
    backend,
    view,
    uiSystem: createNestedSystem(uiSystem),
    log: consoleLog(menu.remote, view.console),
    storage: view.sessionStorage,
    signIn: (account) => signIn(backend, account),
  });
  const follow = () => applyLook(page.theme.getSnapshot(), view.document.documentElement);
  follow();
  page.theme.subscribe(follow);
  const element = view.document.body.appendChild(view.document.createElement('div'));
  createRoot(element).render(
    <UiProvider system={uiSystem}>
      <StandaloneFrame page={page} />
    </UiProvider>,
  );
}
