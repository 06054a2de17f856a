import { createAuthEndpoint } from '../auth/auth-endpoint.ts';
import { createClockEndpoint } from '../clock/clock-endpoint.ts';
import { createSettableClock } from '../clock/settable-clock.ts';
import { createEmulatorControl } from './emulator-control.ts';
import { createEmulatorHub } from './emulator-hub.ts';
import { createEntrance, createGuardedEntrance } from './entrance.ts';
import {
  DEFAULT_HOST,
  DEFAULT_PORT,
  DEFAULT_PROJECT_ID,
  type LocalFirebase,
  type LocalFirebaseOptions,
} from './local-firebase-options.ts';
import { isLoopbackHost } from './loopback.ts';
import { createTriggerSwitch, openExtensions } from './open-extensions.ts';
import { openStores } from './open-stores.ts';
import { listenOnPort } from './port-listener.ts';
import { checkRulesFiles, loadRulesFile, readRefusedPasswords, readSignInSettings } from './project-files.ts';
import { StartupFailure } from './startup-failure.ts';
import { createTeardown } from './teardown.ts';

/**
 * Starts Auth, Firestore, Storage and functions on one port. Resolves when it answers; everything acknowledged is on disk.
 * Rejects with a StartupFailure when the port, the data folder, the rules or the indexes do not allow it.
 */
export async function startLocalFirebase(options: LocalFirebaseOptions = {}): Promise<LocalFirebase> {
  const { host = DEFAULT_HOST, port = DEFAULT_PORT, projectId = DEFAULT_PROJECT_ID } = options;
  const { openCors = false } = options;
  if (openCors && !isLoopbackHost(host)) {
    throw new StartupFailure(
      `--open-cors needs a --host of this computer alone, such as 127.0.0.1, not ${host}.`,
    );
  }
  checkRulesFiles(options);
  const teardown = createTeardown();
  try {
    const clock = createSettableClock(options.clock);
    teardown.add(clock.close);
    const triggers = createTriggerSwitch(options.functionsFolder !== undefined);
    const firestoreOptions = { clock: clock.now, ...triggers.firestoreOptions };
    const { firestore, accounts } = openStores(options, teardown.add, firestoreOptions);
    if (options.rulesFile !== undefined) loadRulesFile(firestore, options.rulesFile);
    const settings = options.authFile === undefined ? {} : readSignInSettings(options.authFile);
    const auth = createAuthEndpoint(projectId, accounts, {
      settings,
      refusedPasswords: readRefusedPasswords(options.refusedPasswordsFile),
    });
    const extensions = await openExtensions(
      { ...options, projectId },
      { clock, firestore, triggers },
      teardown.add,
    );
    const parts = {
      firestore,
      endpoints: [
        createEmulatorControl(firestore),
        createEmulatorHub({ services: servicesOf(options), enableTriggers: triggers.enable }),
        createClockEndpoint(clock),
        ...extensions.endpoints,
        auth.handle,
      ],
      openCors,
    };
    // Nobody else can reach a loopback address.
    const entrance = isLoopbackHost(host) ? createEntrance(parts) : createGuardedEntrance(parts);
    const listener = await listenOnPort({ host, port, ...entrance });
    teardown.add(async () => {
      entrance.close();
      await listener.close();
    });
    const origin = originOf(host, listener.port);
    extensions.start(origin);
    return { origin, stop: teardown.run };
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

function servicesOf({ functionsFolder }: LocalFirebaseOptions): readonly string[] {
  return ['hub', 'auth', 'firestore', 'storage', ...(functionsFolder === undefined ? [] : ['functions'])];
}

function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
