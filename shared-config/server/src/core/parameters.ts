import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';

/**
 * Whether calls must carry a token of App Check. Off where no provider is set up: on a developer's machine and in tests.
 * Production sets ENFORCE_APP_CHECK=true in firebase/functions/.env.<project>.
 */
export const ENFORCE_APP_CHECK = process.env.ENFORCE_APP_CHECK === 'true';

/** Origin of the pages, such as https://app.example.com; links in mails begin with it. */
export const APP_ORIGIN = defineString('APP_ORIGIN', { default: 'http://127.0.0.1:4300' });

/** Who mails come from. */
export const MAIL_FROM = defineString('MAIL_FROM', { default: 'VCMS <no-reply@example.test>' });

/** Mail server with its credentials: smtps://user:password@host:465. */
export const SMTP_URL = defineSecret('SMTP_URL');

/**
 * What looks for viruses: `clamd://host:3310` or `clamd:/path/of/its/socket`. `built-in` knows the EICAR test file only: it is for a
 * developer's machine and tests.
 */
export const VIRUS_SCANNER = defineString('VIRUS_SCANNER', { default: 'built-in' });

/**
 * Roles whose people must sign in in two steps, such as `5001,5002`; empty: nobody must (ADR 42). Open sessions follow within a
 * quarter of an hour of a change, by `secondFactorsDue`.
 */
export const SECOND_FACTOR_ROLES = defineString('SECOND_FACTOR_ROLES', { default: '' });

/**
 * Characters that the password of a new account must have, 6 to 30; the password policy of the project asks the same at a change
 * (docs/runbooks/sign-in-settings.md).
 */
export const PASSWORD_MIN_LENGTH = defineInt('PASSWORD_MIN_LENGTH', { default: 6 });

/** Whether people are told of a sign-in in a browser that they did not use before. */
export const SIGN_IN_NOTICES = defineBoolean('SIGN_IN_NOTICES', { default: true });

/** Whether old technical records are deleted; off lets an administrator look first. */
export const RETENTION_ON = defineBoolean('RETENTION_ON', { default: true });

/** Bucket of the releases, such as vcms-production-releases, whose registry the pages get (decision 58); empty: Hosting's files are it. */
export const RELEASES_BUCKET = defineString('RELEASES_BUCKET', { default: '' });

/** Instances of the function `registry` that wait for a request: with none, the first page of a quiet hour waits for one to start. */
export const REGISTRY_MIN_INSTANCES = defineInt('REGISTRY_MIN_INSTANCES', { default: 0 });
