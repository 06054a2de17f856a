import { FIRST_STYLE_HASH } from './first-style-hash.ts';

/** Origins that the shell's page may talk to, as seen by the browser. */
export interface AllowedOrigins {
  /** Origin of the CDN that serves the remotes' releases. */
  readonly cdn: string;
  /** Origin of the callables in production, such as https://us-central1-vcms.cloudfunctions.net; without it the page calls none. */
  readonly functions?: string;
  /** The page proves itself by App Check with reCAPTCHA Enterprise (runbooks/app-check.md); without it nothing of Google's is allowed in. */
  readonly appCheck?: boolean;
  /** Origin of the local Firebase; absent in production. */
  readonly localFirebase?: string;
  /** Development builds only: a tab may run remotes from this machine and from these origins. */
  readonly overrides?: readonly string[];
}

/** Where a developer's server may be (host-shell/src/federation/override.ts takes the same). */
const THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];
/** A development server tells the page over these that a source has changed. */
const UPDATES = ['ws://localhost:*', 'ws://127.0.0.1:*'];

/** Hash of the empty string: emotion inserts an empty style element and fills it through the CSSOM. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const FIREBASE_CONNECT = [
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

const FIREBASE_IMAGES = ['https://*.googleusercontent.com', 'https://firebasestorage.googleapis.com'];

/** What reCAPTCHA Enterprise loads, frames and asks, as its documents name them, and where its answer becomes a token. */
const RECAPTCHA = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};
const NO_RECAPTCHA: typeof RECAPTCHA = { scripts: [], frames: [], connect: [] };

/** The shell's Content-Security-Policy (architecture 3g): no unsafe-inline, no unsafe-eval. */
export function contentSecurityPolicy(origins: AllowedOrigins): string {
  const functions = origins.functions === undefined ? [] : [origins.functions];
  const backend =
    origins.localFirebase === undefined ? [...FIREBASE_CONNECT, ...functions] : [origins.localFirebase];
  const images = origins.localFirebase === undefined ? FIREBASE_IMAGES : [origins.localFirebase];
  const overrides = origins.overrides === undefined ? [] : [...THIS_MACHINE, ...origins.overrides];
  const updates = origins.overrides === undefined ? [] : UPDATES;
  const check = origins.appCheck === true && origins.localFirebase === undefined ? RECAPTCHA : NO_RECAPTCHA;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'script-src': ["'self'", `${origins.cdn}/r/`, ...check.scripts, ...overrides],
    'style-src': ["'self'", EMPTY_STYLE_HASH, FIRST_STYLE_HASH],
    'connect-src': ["'self'", origins.cdn, ...backend, ...check.connect, ...overrides, ...updates],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    ...(check.frames.length === 0 ? {} : { 'frame-src': check.frames }),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
