/**
 * What the shell's page carries as JSON in `<script type="application/json" id="vcms-config">`.
 * The same bundles run everywhere; only this block differs between environments.
 */
export interface RuntimeConfig {
  /** Names the registry: /registry/<env>.json and the files below /registry/<env>/. */
  readonly env: string;
  readonly firebase: {
    readonly apiKey: string;
    readonly projectId: string;
    readonly appId: string;
    readonly authDomain?: string;
    readonly storageBucket?: string;
  };
  /** Providers of the sign-in service that the page offers besides the password; absent: none. */
  readonly signInProviders?: readonly SignInProvider[];
  /**
   * App Check by reCAPTCHA Enterprise: with it every request for data, files and callables says that it comes from
   * this page. Absent: nothing of it is loaded. Never beside `localFirebase`, which verifies no such token.
   */
  readonly appCheck?: { readonly siteKey: string };
  /**
   * How many of a hundred tabs tell how releases went in them, above 0 to 100 (decision 0051). Absent: none, and nothing
   * of it is loaded.
   */
  readonly releaseReports?: { readonly percent: number };
  /** Origin of the local Firebase, such as http://127.0.0.1:4302; absent in production. */
  readonly localFirebase?: string;
  /**
   * How long the splash covers a page, whole ms from 0 to 2000; absent: the specification's 2000. Read beside
   * `localFirebase` only: tests of what comes after the splash do not wait for it, and production always does.
   */
  readonly splashMs?: number;
}

export const SIGN_IN_PROVIDERS = ['google'] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

/** Id of the element that holds the configuration. */
export const RUNTIME_CONFIG_ELEMENT_ID = 'vcms-config';
