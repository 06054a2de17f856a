import type { RemoteApp, RemoteProps, ShellApi } from '@vcms/contract';
import { browserClock } from './clock.ts';
import { createReference, type LoadFailure, type LoadFailureKind } from './load-failure.ts';
import { createRemoteAdapter, type RemoteAdapterDeps } from './remote-adapter.ts';
import type { LoadOptions, LoadOutcome, RemoteLoader } from './remote-loader.ts';
import type { Candidate } from './remote-loader-deps.ts';
import { createRemoteStatusStore } from './remote-status-store.ts';
import { anApp, aRelease, BASE, type Deferred, defer, fakeLog } from './test-federation.ts';

/** A load that the test ends. */
interface PendingLoad {
  readonly options: LoadOptions;
  readonly outcome: Deferred<LoadOutcome<RemoteApp>>;
}

export function aFailure(kind: LoadFailureKind): LoadFailure {
  return {
    kind,
    remote: 'remote-admin',
    release: '1.1.0',
    attempt: 1,
    cause: new Error(kind),
    reference: createReference(kind, () => 0),
  };
}

export function aCandidate(version = '1.1.0'): Candidate {
  return { located: { release: aRelease(version), folder: `${BASE}${version}/` }, source: 'active' };
}

/** An app that draws a mark into its element, and whose life-cycle functions can be replaced. */
export function aDrawingApp(change: Partial<RemoteApp> = {}): RemoteApp & { readonly calls: string[] } {
  const calls: string[] = [];
  const draw = ({ domElement }: RemoteProps) => domElement.append(document.createElement('main'));
  const app = anApp('1.1.0', {
    bootstrap: async () => void calls.push('bootstrap'),
    mount: async (props) => {
      calls.push('mount');
      draw(props);
    },
    unmount: async ({ domElement }) => {
      calls.push('unmount');
      domElement.replaceChildren();
    },
    ...change,
  });
  return { ...app, calls };
}

/** An adapter with a loader that the test answers for. */
export function setUpAdapter({
  isAnotherLeft = () => true,
  ...change
}: Partial<RemoteAdapterDeps> & Partial<Pick<RemoteLoader, 'isAnotherLeft'>> = {}) {
  const loads: PendingLoad[] = [];
  const rejected: string[] = [];
  const forgiven: number[] = [];
  const failures: LoadFailureKind[] = [];
  const log = fakeLog();
  const status = createRemoteStatusStore();
  const slotElement = document.createElement('div');
  document.body.append(slotElement);
  const loader: RemoteLoader = {
    prepare: () => Promise.resolve({ kind: 'aborted' }),
    load(options) {
      const outcome = defer<LoadOutcome<RemoteApp>>();
      loads.push({ options, outcome });
      return outcome.promise;
    },
    failed: new Set(),
    reject: (version) => void rejected.push(version),
    forgive: () => void forgiven.push(loads.length),
    isAnotherLeft,
    fail(kind, cause, release) {
      failures.push(kind);
      return { ...aFailure(kind), cause, release };
    },
  };
  const adapter = createRemoteAdapter({
    remote: 'remote-admin',
    loader,
    clock: browserClock,
    log,
    status,
    slotElement,
    user: () => ({ userId: 'u1', role: '5001' }),
    shellApi: () => ({ log }) as unknown as ShellApi,
    onCandidate: () => {},
    onMissingChunk: () => Promise.resolve(false),
    ...change,
  });
  const last = () => {
    const load = loads.at(-1);
    if (load === undefined) throw new Error('nothing was loaded');
    return load;
  };
  /** Ends the latest load with this app, as the real loader would. */
  const finishLoad = (app: RemoteApp, candidate = aCandidate()) => {
    const { options, outcome } = last();
    options.onCandidate?.(candidate);
    outcome.resolve({ kind: 'done', value: app, candidate });
  };
  const drawn = () => slotElement.querySelectorAll('main').length;
  return { adapter, loads, last, finishLoad, rejected, forgiven, failures, log, status, slotElement, drawn };
}
