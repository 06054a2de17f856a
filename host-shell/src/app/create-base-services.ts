import { createQuestionDesk, type RuntimeConfig } from '@vcms/contract';
import { createUiSystem } from '@vcms/ui';
import type { Backend } from '../backend/backend.ts';
import { browserClock } from '../federation/clock.ts';
import { createLayoutStore, desktopMedia } from '../layout/layout-store.ts';
import { createNotificationFeed } from '../notifications/notification-feed.ts';
import { createNotifier } from '../notifications/notifier.ts';
import { createConsoleSink } from '../telemetry/console-sink.ts';
import { createTelemetry } from '../telemetry/logger.ts';
import { createThemeStore } from '../theme/theme-store.ts';
import { createNavigator } from './navigator.ts';
import type { EntryServices } from './shell-services.ts';

/** The services that need neither session nor remotes. */
export type BaseServices = Pick<
  EntryServices,
  | 'telemetry'
  | 'notifier'
  | 'feed'
  | 'theme'
  | 'layout'
  | 'navigator'
  | 'questions'
  | 'uiSystem'
  | 'sessionStorage'
>;

/** Environment in which events go to the console as well. */
const CONSOLE_ENV = 'local';

export function createBaseServices(
  config: RuntimeConfig,
  backend: Backend,
  view: Window & typeof globalThis,
): BaseServices {
  const telemetry = createTelemetry({
    now: browserClock.now,
    path: () => view.location.pathname,
    sinks: config.env === CONSOLE_ENV ? [createConsoleSink(view.console)] : [],
  });
  const notifier = createNotifier(browserClock.after);
  const theme = createThemeStore({
    storage: view.localStorage,
    root: view.document.documentElement,
    tabs: view,
  });
  return {
    telemetry,
    notifier,
    theme,
    layout: createLayoutStore(theme.getSnapshot().menuMode, desktopMedia(view).matches),
    feed: createNotificationFeed({
      repository: backend.notifications,
      after: browserClock.after,
      notify: notifier,
      log: telemetry.shell,
    }),
    navigator: createNavigator(),
    questions: createQuestionDesk(),
    uiSystem: createUiSystem(),
    sessionStorage: view.sessionStorage,
  };
}
