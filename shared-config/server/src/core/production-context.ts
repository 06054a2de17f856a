import { randomBytes } from 'node:crypto';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { chooseScanner } from '../files/scan/choose-scanner.ts';
import { createStoredFiles } from '../files/stored-file.ts';
import type { Trusted } from './context.ts';
import {
  APP_ORIGIN,
  PASSWORD_MIN_LENGTH,
  SECOND_FACTOR_ROLES,
  SIGN_IN_NOTICES,
  VIRUS_SCANNER,
} from './parameters.ts';
import { leastPasswordLength } from './password-length.ts';
import { secondFactorRoles } from './second-factor.ts';
import { serverFirestore } from './server-firestore.ts';

/** By app: tests that share a process begin and end one after the other. */
const known = new WeakMap<App, Trusted>();

/** The services of the project this code runs in; made at the first call, so that loading stays quick. */
export function productionContext(): Trusted {
  const [app = initializeApp()] = getApps();
  const made = known.get(app) ?? contextOf(app);
  known.set(app, made);
  return made;
}

function contextOf(app: App): Trusted {
  return {
    db: serverFirestore(app),
    auth: getAuth(app),
    files: createStoredFiles(() => getStorage(app)),
    scanner: chooseScanner(VIRUS_SCANNER.value()),
    now: () => new Date(),
    random: (count) => randomBytes(count),
    secondFactorRoles: secondFactorRoles(SECOND_FACTOR_ROLES.value()),
    leastPasswordLength: leastPasswordLength(PASSWORD_MIN_LENGTH.value()),
    signInNotices: SIGN_IN_NOTICES.value(),
    appOrigin: APP_ORIGIN.value().replace(/\/$/, ''),
  };
}
