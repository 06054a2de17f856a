import type { RuntimeConfig } from '@vcms/contract';
import { createNestedSystem } from '@vcms/ui';
import type { SessionController } from '../auth/session-controller.ts';
import type { Backend } from '../backend/backend.ts';
import { browserClock } from '../federation/clock.ts';
import { createRemoteRuntime } from '../federation/create-remote-runtime.ts';
import type { Overrides } from '../federation/overrides.ts';
import type { RemoteRuntime } from '../federation/remote-runtime.ts';
import { connectReleaseReports } from '../telemetry/connect-release-reports.ts';
import type { BaseServices } from './create-base-services.ts';
import { createShellApiFactory } from './create-shell-api.ts';
import type { LeaveGuards } from './leave-guards.ts';
import { createRemoteSessionStore } from './remote-session-store.ts';
import { isShellPath } from './shell-paths.ts';

export interface RuntimeContext {
  readonly config: RuntimeConfig;
  readonly view: Window & typeof globalThis;
  readonly base: BaseServices;
  readonly backend: Backend;
  readonly session: SessionController;
  readonly guards: LeaveGuards;
  readonly overrides: Overrides | undefined;
}

/** The shell's hold on the remotes, with the ShellApi that each of them gets. */
export function createShellRuntime(context: RuntimeContext): RemoteRuntime {
  const { config, view, base, backend, session, guards, overrides } = context;
  const reports = config.releaseReports && connectReleaseReports(config.releaseReports.percent, view);
  const runtime = createRemoteRuntime({
    env: config.env,
    fetch: view.fetch.bind(view),
    localStorage: view.localStorage,
    sessionStorage: view.sessionStorage,
    clock: browserClock,
    random: Math.random,
    log: base.telemetry.shell,
    shellApi: createShellApiFactory({
      session: createRemoteSessionStore(session.store),
      theme: base.theme,
      notifier: base.notifier,
      navigate: base.navigator.navigate,
      guards,
      ask: base.questions.ask,
      backend: backend.handles,
      uiSystem: createNestedSystem(base.uiSystem),
      telemetry: base.telemetry,
    }),
    isShellPath,
    mayReload: guards.isEmpty,
    overrides,
    onFailure: reports?.failed,
  });
  reports?.follow(runtime.status);
  return runtime;
}
