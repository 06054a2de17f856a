import { runSteps, type Step, type StepFailure } from './run-steps.ts';
import type { SignedOutReason } from './session-state.ts';

/** Who or what ends the session. */
export type SignOutCause =
  | 'user'
  | 'other-tab'
  | 'session-ended'
  | 'disabled'
  | 'company-closed'
  | 'access-changed';

/** The parts that have a say in a sign-out; each is one step. */
export interface SignOutParts {
  /** Asks the leave guards; false keeps the user signed in. Asked only when the user signs out in this tab. */
  readonly mayLeave: () => Promise<boolean>;
  readonly closePanels: () => void;
  readonly announceToOtherTabs: () => void;
  readonly unmountRemote: () => Promise<void>;
  /** Ends the live queries: one that is still open when the token goes away fails (firebase-js-sdk#6717). */
  readonly stopListeners: () => void;
  readonly signOutOfService: () => Promise<void>;
  readonly clearStorage: () => Promise<void>;
  readonly endSession: (reason: SignedOutReason) => void;
  readonly goToSignIn: () => void;
  /** Called once after the last step when any failed. */
  readonly onFailures: (failures: readonly StepFailure[]) => void;
}

/** Longest wait for one step, in milliseconds; the sign-out goes on without its answer. */
export const SIGN_OUT_STEP_LIMIT = 5_000;
/** Name of the step whose failure leaves a session at the service. */
export const SERVICE_STEP = 'sign out of the service';

const REASON: Readonly<Record<SignOutCause, SignedOutReason>> = {
  user: 'signed-out',
  'other-tab': 'signed-out',
  'session-ended': 'session-ended',
  disabled: 'disabled',
  'company-closed': 'company-closed',
  'access-changed': 'access-changed',
};

/**
 * The sign-out sequence (architecture 3d, shell-behaviour 2.8). Every step runs, whatever happened to the ones before.
 * Resolves to false when a leave guard objected. A call during a running sequence joins it; an end from outside does not
 * wait for a question that nobody may ever answer.
 */
export function createSignOut(parts: SignOutParts): (cause: SignOutCause) => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  let running: Promise<boolean> | undefined;

  function end(cause: SignOutCause): Promise<boolean> {
    running ??= carryOut(parts, cause).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function ask(): Promise<boolean> {
    const fine = await mayLeave(parts);
    return fine ? end('user') : (running ?? false);
  }

  return (cause) => {
    if (running !== undefined || cause !== 'user') return end(cause);
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

async function carryOut(parts: SignOutParts, cause: SignOutCause): Promise<true> {
  const failures = await runSteps(stepsOf(parts, cause), SIGN_OUT_STEP_LIMIT);
  if (failures.length > 0) parts.onFailures(failures);
  return true;
}

async function mayLeave(parts: SignOutParts): Promise<boolean> {
  try {
    return await parts.mayLeave();
  } catch {
    // A broken guard must not keep anybody signed in.
    return true;
  }
}

function stepsOf(parts: SignOutParts, cause: SignOutCause): readonly Step[] {
  return [
    { name: 'close panels', run: parts.closePanels },
    ...(cause === 'user' ? [{ name: 'tell other tabs', run: parts.announceToOtherTabs }] : []),
    { name: 'unmount the remote', run: parts.unmountRemote },
    { name: 'stop listeners', run: parts.stopListeners },
    { name: SERVICE_STEP, run: parts.signOutOfService },
    { name: 'clear storage', run: parts.clearStorage },
    { name: 'end the session', run: () => parts.endSession(REASON[cause]) },
    { name: 'go to sign-in', run: parts.goToSignIn },
  ];
}
