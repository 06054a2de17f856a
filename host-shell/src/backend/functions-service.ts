import type { FirebaseApp } from 'firebase/app';
import { connectFunctionsEmulator, type Functions, getFunctions } from 'firebase/functions';

/** Prepares calls of Cloud Functions for the app. Reached by a dynamic import only. */
export function startFunctions(app: FirebaseApp, localFirebase: string | undefined): Functions {
  const functions = getFunctions(app);
  if (localFirebase !== undefined) {
    const { hostname, port } = new URL(localFirebase);
    connectFunctionsEmulator(functions, hostname, Number(port));
  }
  return functions;
}
