import type { RuntimeConfig } from '@vcms/contract';
import { type Functions, httpsCallable } from 'firebase/functions';
import { type AuthChange, observeIdentity } from './auth-gateway.ts';
import { startFirebase } from './firebase-app.ts';
import { startFunctions } from './functions-service.ts';
import { type GateAnswer, parseGateAnswer } from './gate-answer.ts';
import type { GateListener } from './gate-listener.ts';
import { loadOnce } from './load-once.ts';
import { openFile } from './open-file.ts';
import { type TrustedCall, type TrustedResult, trustedFailure } from './trusted-call.ts';

/** What the page at the gate gets from Firebase. Nothing here rejects but `listen`. */
export interface GateBackend {
  observe(listener: (change: AuthChange) => void): () => void;
  ask(staffId: string): Promise<TrustedResult<GateAnswer>>;
  /** undefined: it cannot be had now. Each opening is a line in the contractor's access log. */
  openPhoto(companyId: string, documentId: string): Promise<Blob | undefined>;
  /** Loads the code for it. Rejects when that does not arrive. */
  readonly listen: GateListener;
}

/** Shorter than elsewhere: somebody waits at the gate. */
const LIMIT_MS = 15_000;
const UNKNOWN = 'This page is out of date. Reload it.';

/** The session that the shell keeps, in a page of its own: all code that the first answer needs is in the page's one file. */
export function createGateBackend(config: RuntimeConfig): GateBackend {
  const { app, auth } = startFirebase(config);
  const { appCheck, localFirebase } = config;
  // Services look for App Check as they start.
  const checked = loadOnce(async () => {
    if (appCheck === undefined) return;
    const { recaptcha, startAppCheck } = await import(
      /* webpackChunkName: "app-check" */ './app-check-service.ts'
    );
    startAppCheck(app, recaptcha(appCheck.siteKey));
  });
  const functions = loadOnce(async () => {
    await checked();
    return startFunctions(app, localFirebase);
  });
  const listener = loadOnce(async () => {
    const [{ createGateListener }] = await Promise.all([
      import(/* webpackChunkName: "gate-live" */ './gate-listener.ts'),
      checked(),
    ]);
    return createGateListener(app, localFirebase);
  });
  const call = createCall(functions);
  return {
    observe: (told) => observeIdentity(auth, told),
    async ask(staffId) {
      const result = await call('gateCheck', { staffId });
      if (!result.ok) return result;
      const value = parseGateAnswer(result.value);
      return value === undefined ? { ok: false, kind: 'other', message: UNKNOWN } : { ok: true, value };
    },
    openPhoto: (companyId, documentId) => openFile(call, companyId, documentId),
    listen: async (paths, news) => (await listener())(paths, news),
  };
}

function createCall(load: () => Promise<Functions>): TrustedCall {
  return async (name, request) => {
    try {
      const { data } = await httpsCallable(await load(), name, { timeout: LIMIT_MS })(request);
      return { ok: true, value: data };
    } catch (cause) {
      return trustedFailure(cause);
    }
  };
}
