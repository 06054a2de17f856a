import { CONTRACT_VERSION, createValueStore, DEFAULT_THEME_CONFIG, type RemoteProps } from '@vcms/contract';
import { createNestedSystem, createUiSystem } from '@vcms/ui';

function nothing(): never {
  throw new Error('The gallery has no backend: show a part that takes its data.');
}

/** What a shell gives to a remote of customer service, without anything behind it. */
export function galleryShell(): RemoteProps {
  return {
    name: 'remote-cs',
    domElement: document.body,
    signal: new AbortController().signal,
    shell: {
      contract: CONTRACT_VERSION,
      has: () => true,
      session: createValueStore({
        userId: 'user-1',
        role: '5002',
        family: 'cs',
        email: 'grace@example.test',
        companyId: 'firm',
        companyEmail: 'office@example.test',
        company: 'The Firm',
        photoUrl: null,
      }),
      theme: createValueStore(DEFAULT_THEME_CONFIG),
      notify: { show: () => 'toast', close: () => undefined },
      navigate: () => undefined,
      addLeaveGuard: () => () => undefined,
      ask: () => Promise.resolve(false),
      backend: {
        get auth() {
          return nothing();
        },
        get firestore() {
          return nothing();
        },
        get storage() {
          return nothing();
        },
        get functions() {
          return nothing();
        },
      },
      uiSystem: createNestedSystem(createUiSystem()),
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    },
  };
}
