import { randomBytes } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
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

let known: Trusted | undefined;

/** The services of the project this code runs in; made at the first call, so that loading stays quick. */
export function productionContext(): Trusted {
  if (known !== undefined) return known;
  const [app = initializeApp()] = getApps();
  known = {
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
  return known;
}
