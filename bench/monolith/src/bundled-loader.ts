import { CONTRACT_VERSION, type Release, type RemoteName } from '@vcms/contract';
import { createReference, type LoadFailure } from '../../../host-shell/src/federation/load-failure.ts';
import type { RemoteLoader } from '../../../host-shell/src/federation/remote-loader.ts';
import type { Candidate } from '../../../host-shell/src/federation/remote-loader-deps.ts';
import { type BundledRemote, REMOTE_LOADERS } from './remote-loaders.ts';

/** A loader without registry, releases or containers: the code is part of the bundle. */
export function createBundledLoader(remote: RemoteName): RemoteLoader {
  function fail(kind: LoadFailure['kind'], cause: unknown): LoadFailure {
    return {
      kind,
      remote,
      release: undefined,
      attempt: 1,
      cause,
      reference: createReference(kind, Math.random),
    };
  }
  return {
    failed: new Set(),
    async prepare({ onCandidate }) {
      const candidate = candidateOf(remote, await REMOTE_LOADERS[remote]());
      onCandidate?.(candidate);
      return { kind: 'done', value: undefined, candidate };
    },
    async load({ onCandidate }) {
      const bundled = await REMOTE_LOADERS[remote]();
      const candidate = candidateOf(remote, bundled);
      onCandidate?.(candidate);
      return { kind: 'done', value: bundled.app, candidate };
    },
    reject: () => {},
    isAnotherLeft: () => false,
    forgive: () => {},
    fail,
  };
}

function candidateOf(remote: RemoteName, { app, menu }: BundledRemote): Candidate {
  const release: Release = {
    schema: 1,
    remote,
    version: app.release,
    commit: 'local',
    builtAt: '1970-01-01T00:00:00.000Z',
    contract: CONTRACT_VERSION,
    container: '',
    entry: '',
    exposes: [],
    integrity: {},
    requires: {},
    menu,
    budget: { entryGzip: 0, totalGzip: 0 },
  };
  return { located: { release, folder: '/' }, source: 'active' };
}
