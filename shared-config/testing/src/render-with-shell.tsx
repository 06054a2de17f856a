import { type RenderResult, render } from '@testing-library/react';
import type { RemoteName } from '@vcms/contract';
import { REMOTE_OF_FAMILY } from '@vcms/contract';
import { RemoteContext } from '@vcms/sdk';
import { UiProvider } from '@vcms/ui';
import type { ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { type FakeShell, type FakeShellOptions, fakeShell } from './fake-shell.ts';

export interface RenderWithShellOptions extends FakeShellOptions {
  /** The page's path; default /dashboard. */
  readonly path?: string;
  /** A shell that the test has made already. */
  readonly shell?: FakeShell;
}

export type RenderedWithShell = RenderResult & {
  readonly shell: FakeShell;
  /** Aborts the signal that the shell gives to the remote. */
  readonly abort: () => void;
};

/** Renders a part of a remote as it runs in the shell: design system, router, and the hooks of the kit. */
export function renderWithShell(page: ReactElement, options: RenderWithShellOptions = {}): RenderedWithShell {
  const shell = options.shell ?? fakeShell(options);
  const controller = new AbortController();
  const name: RemoteName = REMOTE_OF_FAMILY[shell.session.getSnapshot().family];
  window.history.replaceState(null, '', options.path ?? '/dashboard');
  const props = { name, domElement: document.body, shell: shell.api, signal: controller.signal };
  const rendered = render(
    <UiProvider system={shell.api.uiSystem}>
      <RemoteContext value={props}>
        <BrowserRouter>{page}</BrowserRouter>
      </RemoteContext>
    </UiProvider>,
  );
  return { ...rendered, shell, abort: () => controller.abort() };
}
