import type { AllowedOrigins } from './content-security-policy.ts';
import { BADGE_GLOB, SIGN_IN_PATHS } from './gate-paths.ts';
import { type Headers, headersFor, type ResourceKind } from './header-policy.ts';
import { HTTP_FUNCTIONS } from './http-functions.ts';

interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** The `hosting` section of firebase.json, as far as the product uses it. */
export interface FirebaseHosting {
  readonly public: string;
  readonly ignore: readonly string[];
  readonly cleanUrls: boolean;
  readonly rewrites: readonly (
    | { readonly source: string; readonly destination: string }
    | { readonly source: string; readonly function: { readonly functionId: string; readonly region: string } }
  )[];
  readonly headers: readonly HeaderRule[];
}

/** Folder that is deployed: index.html, gate.html, login.html, 404.html, `s/<shell-version>/` and `registry/`. */
export const HOSTING_FOLDER = '.local/hosting';

/** Folder with the Cloud Functions that are deployed. */
export const FUNCTIONS_FOLDER = '.local/functions';

/**
 * Node's major version under which Cloud Functions run. Google refuses deploys with a decommissioned one: 20 since 2026-10-30, and
 * 24 from 2028-10-31 (Cloud Run functions, runtime support schedule).
 */
export const FUNCTIONS_NODE = 24;

/** Folder with `.env.<project>`: the functions' own folder is made anew for each deploy. */
const PARAMETERS_FOLDER = 'firebase/functions';

const TO_FUNCTIONS = ['registry', ...HTTP_FUNCTIONS].map((functionId) => ({
  source: `/${functionId}/**`,
  function: { functionId, region: 'us-central1' },
}));

/** Paths that hold files, belong to a function, or hold nothing: there the page must never answer (architecture 3g). */
const FILE_FOLDERS = `@(s|r|registry|${HTTP_FUNCTIONS.join('|')})`;

/**
 * Firebase Hosting's configuration for the shell's origin, from the same policy as the local server. Firebase looks for
 * a file first, then for a rewrite, and answers 404 otherwise: since no rewrite covers /s/ and /r/, what is missing there is a
 * 404. The registry comes from the bucket of the releases, by a function, unless its files were deployed. Of rules for one header the last that matches wins.
 */
export function firebaseHosting(origins: AllowedOrigins): FirebaseHosting {
  const rule = (source: string, kind: ResourceKind) => ({
    source,
    headers: keyValues(headersFor(kind, origins)),
  });
  return {
    public: HOSTING_FOLDER,
    ignore: ['**/.*', '**/*.br', '**/*.gz'],
    cleanUrls: false,
    rewrites: [
      ...TO_FUNCTIONS,
      { source: BADGE_GLOB, destination: '/gate.html' },
      ...SIGN_IN_PATHS.map((source) => ({ source, destination: '/login.html' })),
      { source: `!/${FILE_FOLDERS}/**`, destination: '/index.html' },
    ],
    headers: [
      rule(`!/${FILE_FOLDERS}/**`, 'page'),
      rule('/s/**', 'shell-asset'),
      rule('/registry/**', 'registry'),
      rule('/r/**', 'missing'),
    ],
  };
}

function keyValues(headers: Headers): HeaderRule['headers'] {
  return Object.entries(headers).map(([name, value]) => ({ key: spelled(name), value }));
}

/** `x-frame-options` as X-Frame-Options, the spelling of Firebase's own documents. */
function spelled(name: string): string {
  return name.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => dash + letter.toUpperCase());
}

/** The whole of firebase.json: access rules, indexes, Cloud Functions and the shell's origin. */
export function firebaseJson(origins: AllowedOrigins): string {
  const config = {
    firestore: { rules: 'firebase/firestore.rules', indexes: 'firebase/firestore.indexes.json' },
    storage: { rules: 'firebase/storage.rules' },
    functions: [
      {
        source: FUNCTIONS_FOLDER,
        configDir: PARAMETERS_FOLDER,
        codebase: 'trusted',
        runtime: `nodejs${FUNCTIONS_NODE}`,
      },
    ],
    hosting: firebaseHosting(origins),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** The CDN's origin that a firebase.json was made for, read from its Content-Security-Policy. */
export function cdnOriginOf(text: string): string | undefined {
  return /script-src 'self' (https:\/\/[^\s/]+)\/r\//.exec(text)?.[1];
}

/** Whether a firebase.json lets App Check in. */
export function allowsAppCheck(text: string): boolean {
  return text.includes('https://content-firebaseappcheck.googleapis.com');
}

/** The origin of the callables that a firebase.json was made for. */
export function functionsOriginOf(text: string): string | undefined {
  return /connect-src [^;]*?(https:\/\/[a-z0-9-]+\.cloudfunctions\.net)/.exec(text)?.[1];
}
