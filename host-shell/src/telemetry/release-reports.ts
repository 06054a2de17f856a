import type { FirstPageWait, ReleaseOutcome, ReleaseReport, RemoteName } from '@vcms/contract';
import type { LoadFailure, LoadFailureKind } from '../federation/load-failure.ts';
import type { RemoteStatus } from '../federation/remote-status-store.ts';

/** Session key: whether this tab tells how releases went, and what it has told, such as "on remote-cs@1.2.0=ready". */
export const RELEASE_REPORTS_KEY = 'vcms.release-reports';

export interface ReleaseReportsDeps {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** How many of a hundred tabs report. */
  readonly percent: number;
  /** A number in [0, 1), as Math.random. */
  readonly random: () => number;
  readonly isOnline: () => boolean;
  readonly send: (report: ReleaseReport) => void;
}

/** Tells once per tab how each release of a remote went (decision 0051): nothing of the person, the page or the time. */
export interface ReleaseReports {
  failed(failure: Pick<LoadFailure, 'kind' | 'remote' | 'release'>): void;
  /** @param at ms, of any clock that only goes forward */
  followed(status: RemoteStatus, at: number): void;
}

export function createReleaseReports(deps: ReleaseReportsDeps): ReleaseReports {
  const { storage, send } = deps;
  const drawn = deps.random() * 100 < deps.percent ? 'on' : 'off';
  // Reloads of a tab are no new sessions: somebody whose page fails reloads most.
  const [isOn = drawn, ...told] = storage.getItem(RELEASE_REPORTS_KEY)?.split(' ') ?? [];
  let startedAt = 0;
  if (told.length === 0) storage.setItem(RELEASE_REPORTS_KEY, isOn);

  function outcomeOf(remote: RemoteName, version: string): string | undefined {
    return told.findLast((word) => word.startsWith(`${remote}@${version}=`))?.split('=')[1];
  }

  function hasFailed(remote: RemoteName): boolean {
    return told.some((word) => word.startsWith(`${remote}@`) && !/=(ready|stand-in)$/.test(word));
  }

  function tell(report: ReleaseReport): void {
    if (isOn !== 'on') return;
    told.push(`${report.remote}@${report.version}=${report.outcome}`);
    storage.setItem(RELEASE_REPORTS_KEY, [isOn, ...told].join(' '));
    send(report);
  }

  return {
    failed({ kind, remote, release: version }) {
      const outcome = outcomeOfKind(kind);
      if (version === undefined || outcome === undefined || !deps.isOnline()) return;
      const before = outcomeOf(remote, version);
      if (before === 'ready') tell({ remote, version, outcome: 'broke' });
      // What fails in the place of a failed release was not given to this tab: it says nothing of its own share.
      else if (before === undefined && !hasFailed(remote)) tell({ remote, version, outcome });
    },
    followed({ phase, remote, release: version, source }, at) {
      if (phase === 'choosing') startedAt = at;
      if (phase !== 'ready' || remote === undefined || version === undefined || source === 'override') return;
      if (outcomeOf(remote, version) !== undefined) return;
      if (hasFailed(remote)) tell({ remote, version, outcome: 'stand-in' });
      else tell({ remote, version, outcome: 'ready', wait: waitOf(at - startedAt) });
    },
  };
}

function waitOf(ms: number): FirstPageWait {
  return (['1', '2', '4', '8'] as const).find((seconds) => ms <= Number(seconds) * 1000) ?? 'more';
}

/** Undefined: it says nothing of the release. */
function outcomeOfKind(kind: LoadFailureKind): ReleaseOutcome | undefined {
  switch (kind) {
    case 'registry-unreachable':
    case 'registry-invalid':
    case 'disabled':
    case 'no-release':
    case 'unmount-error':
    case 'override-failed':
      return undefined;
    case 'release-unreachable':
    case 'entry-network':
    case 'entry-timeout':
    case 'chunk-network':
    case 'chunk-timeout':
    case 'lazy-chunk':
      return 'network';
    case 'mount-error':
    case 'mount-timeout':
    case 'render-error':
      return 'mount';
    case 'integrity':
      return 'integrity';
    default:
      return 'code';
  }
}
