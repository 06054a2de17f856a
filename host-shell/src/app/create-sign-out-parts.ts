import { clearUserStorage, type TabStorage } from '../auth/clear-user-storage.ts';
import type { CrossTab } from '../auth/cross-tab.ts';
import { eraseDeviceData } from '../auth/erase-device-data.ts';
import type { StepFailure } from '../auth/run-steps.ts';
import type { SessionController } from '../auth/session-controller.ts';
import { SERVICE_STEP, type SignOutParts } from '../auth/sign-out.ts';
import type { Backend } from '../backend/backend.ts';
import type { RemoteRuntime } from '../federation/remote-runtime.ts';
import type { BaseServices } from './create-base-services.ts';
import type { LeaveGuards } from './leave-guards.ts';

export interface SignOutContext {
  readonly base: BaseServices;
  readonly backend: Backend;
  readonly session: SessionController;
  /** undefined while the code of the signed-in part has not loaded: then nothing is mounted. */
  readonly runtime: () => Pick<RemoteRuntime, 'setSession'> | undefined;
  readonly guards: LeaveGuards;
  readonly crossTab: CrossTab;
  readonly storage: TabStorage;
  /** undefined: the browser keeps nothing for pages. */
  readonly device: IDBFactory | undefined;
}

/** Binds the steps of the sign-out to the parts of this page. */
export function createSignOutParts(context: SignOutContext): SignOutParts {
  const { base, backend, session, runtime, guards, crossTab, storage, device } = context;
  return {
    mayLeave: () => guards.mayLeave('/login/'),
    closePanels() {
      base.layout.dispatch({ type: 'menus-hidden' });
      base.layout.dispatch({ type: 'profile-closed' });
      base.layout.dispatch({ type: 'config-closed' });
      base.layout.dispatch({ type: 'notifications-closed' });
      base.questions.answer(false);
    },
    announceToOtherTabs: () => crossTab.announceSignOut(),
    unmountRemote: async () => runtime()?.setSession(null),
    stopListeners() {
      base.feed.stop();
      session.stopListeners();
    },
    signOutOfService: () => backend.auth.signOut(),
    clearStorage() {
      clearUserStorage(storage);
      return eraseDeviceData(device);
    },
    endSession(reason) {
      base.telemetry.shell.info('session-ended', { reason });
      guards.clear();
      session.end(reason);
    },
    goToSignIn: () => base.navigator.navigate('/login/', { replace: true }),
    onFailures: (failures) => reportFailures(failures, base, session),
  };
}

function reportFailures(
  failures: readonly StepFailure[],
  { telemetry, notifier }: BaseServices,
  session: SessionController,
): void {
  for (const { step, cause } of failures) telemetry.shell.error('sign-out.step-failed', cause, { step });
  if (!failures.some(({ step }) => step === SERVICE_STEP)) return;
  session.markSignOutPending();
  notifier.show({
    kind: 'error',
    message: 'You are signed out here, but the sign-in service did not confirm it.',
    description: 'Close this window before somebody else uses this computer.',
  });
}
