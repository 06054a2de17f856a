import { RELEASE_REPORT_PATH, type ReadableStore } from '@vcms/contract';
import type { LoadFailure } from '../federation/load-failure.ts';
import type { RemoteStatus } from '../federation/remote-status-store.ts';
import type { ReleaseReports } from './release-reports.ts';

export interface ReleaseReportsConnection {
  failed(failure: LoadFailure): void;
  follow(status: ReadableStore<RemoteStatus>): void;
}

/** Loads what reports releases beside them; what happens before it is there is told then. Reports that do not load are lost. */
export function connectReleaseReports(percent: number, view: Window): ReleaseReportsConnection {
  const { navigator, performance, sessionStorage: storage } = view;
  const loading = import(/* webpackChunkName: "release-reports" */ './release-reports.ts').then(
    ({ createReleaseReports }) =>
      createReleaseReports({
        storage,
        percent,
        random: Math.random,
        isOnline: () => navigator.onLine,
        send: (report) => void navigator.sendBeacon(RELEASE_REPORT_PATH, JSON.stringify(report)),
      }),
  );
  const later = (use: (reports: ReleaseReports) => void) => void loading.then(use).catch(() => undefined);
  return {
    failed: (failure) => later((reports) => reports.failed(failure)),
    follow(status) {
      status.subscribe(() => {
        const seen = status.getSnapshot();
        const at = performance.now();
        later((reports) => reports.followed(seen, at));
      });
    },
  };
}
