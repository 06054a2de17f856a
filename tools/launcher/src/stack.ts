import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { familyOf, REMOTE_NAMES, REMOTE_OF_FAMILY, ROLE_CODES, type RoleFamily } from '@vcms/contract';
import {
  type KeptPart,
  keepServing,
  listen,
  PartError,
  PortError,
  type ShellServerOptions,
} from '@vcms/hosting';
import { startMailSink } from '@vcms/mail-sink';
import { activateLocally } from '@vcms/registry';
import type { BuiltProduct } from './build-product.ts';
import type { FirebaseProcess } from './firebase-process.ts';
import { PlainError } from './plain-error.ts';
import { STATIC_PAGES } from './static-pages.ts';
import { startTrustedFirebase } from './trusted-firebase.ts';

export interface StackOptions {
  readonly product: BuiltProduct;
  /** Absolute folder of everything the run keeps. */
  readonly dataDir: string;
  readonly reset: boolean;
  readonly host: string;
  readonly shellPort: number;
  readonly cdnPort: number;
  readonly firebasePort: number;
  /** Port of the page with the mails that were sent. */
  readonly mailPort: number;
  /** The product was built with overrides from this machine and these origins. */
  readonly overrides?: readonly string[] | undefined;
  /** How long the splash covers a page, ms; absent: the specification's two seconds. */
  readonly splashMs?: number | undefined;
  readonly log: (line: string) => void;
}

/** The whole product, running. The parts can be stopped one by one, as they can fail one by one. */
export interface Stack {
  readonly url: string;
  readonly cdnUrl: string;
  readonly firebase: FirebaseProcess;
  /** The mails that were sent: a page, and /messages.json. */
  readonly mailUrl: string;
  readonly projectId: string;
  /** Process ids. The shell and the CDN are started again when they end by themselves. */
  processes(): { readonly shell: number; readonly cdn: number; readonly firebase: number };
  stopCdn(): Promise<void>;
  /** Serves the CDN again on the same port, optionally from another folder. */
  startCdn(folder?: string): Promise<void>;
  stop(): Promise<void>;
}

/** `demo-` keeps every Firebase tool from calling out: such a project does not exist. */
export const PROJECT_ID = 'demo-vcms';
const STORAGE_BUCKET = `${PROJECT_ID}.appspot.com`;
const ENV = 'local';

/** Starts the local Firebase, the CDN and the shell, in this order; what started is ended when a later part fails. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const started: { close(): Promise<void> }[] = [];
  const stopAll = async () => {
    for (const part of started.splice(0).reverse()) await part.close();
  };
  try {
    await checkPorts(options);
    return await startParts(options, started, stopAll);
  } catch (error) {
    await stopAll();
    const isPlain = error instanceof PortError || error instanceof PartError;
    throw isPlain ? new PlainError(error.message, { cause: error }) : error;
  }
}

/** A busy port is told before anything is started or written. */
async function checkPorts({ host, shellPort, cdnPort, firebasePort, mailPort }: StackOptions): Promise<void> {
  for (const port of [shellPort, cdnPort, firebasePort, mailPort]) {
    if (port !== 0) await (await listen(() => undefined, host, port)).close();
  }
}

async function startParts(
  options: StackOptions,
  started: { close(): Promise<void> }[],
  stop: () => Promise<void>,
): Promise<Stack> {
  const { product, dataDir, host, log } = options;
  if (options.reset) await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });

  const serveCdn = (port: number, folder: string) =>
    keepServing({ kind: 'cdn', options: { host, port, folder } }, { name: 'The CDN', log });
  let cdn = await serveCdn(options.cdnPort, product.cdnFolder);
  started.push({ close: () => cdn.stop() });
  const cdnUrl = cdn.origin;
  const mail = await startMailSink({
    host,
    pagePort: options.mailPort,
    smtpPort: 0,
    folder: join(dataDir, 'mail'),
  });
  started.push(mail);
  // Mails carry links to the shell, so its port is held before the Cloud Functions start.
  const held = await listen(() => undefined, host, options.shellPort);
  started.push(held);
  const firebase = await startTrustedFirebase({
    host,
    port: options.firebasePort,
    projectId: PROJECT_ID,
    dataDir,
    functionsFolder: product.functionsFolder,
    // Without the Firebase CLI nothing fills in the defaults of parameters.
    parameters: {
      SMTP_URL: mail.smtpUrl,
      APP_ORIGIN: held.origin,
      MAIL_FROM: 'VCMS <no-reply@example.test>',
      VIRUS_SCANNER: 'built-in',
      // The demo accounts sign in with their password.
      SECOND_FACTOR_ROLES: '',
      // They are used in many browsers at once.
      SIGN_IN_NOTICES: 'false',
    },
    log,
  });
  started.push({ close: () => firebase.stop() });
  await activateReleases(product, dataDir, cdnUrl);
  await held.close();
  const shell = await startShell({ ...options, shellPort: held.port }, cdnUrl, firebase.origin);
  started.push({ close: () => shell.stop() });

  return {
    url: shell.origin,
    cdnUrl,
    firebase,
    mailUrl: mail.pageOrigin,
    projectId: PROJECT_ID,
    processes: () => ({ shell: shell.pid(), cdn: cdn.pid(), firebase: firebase.pid }),
    stopCdn: () => cdn.stop(),
    async startCdn(folder = product.cdnFolder) {
      cdn = await serveCdn(cdn.port, folder);
    },
    stop,
  };
}

async function activateReleases(product: BuiltProduct, dataDir: string, cdnUrl: string): Promise<void> {
  const activations = REMOTE_NAMES.map((remote) => ({
    remote,
    origin: { family: familyServedBy(remote), base: `${cdnUrl}/r/${remote}/` },
    staged: product.releases[remote],
  }));
  await activateLocally({ folder: dataDir, env: ENV, now: () => new Date() }, activations);
}

function familyServedBy(remote: (typeof REMOTE_NAMES)[number]): RoleFamily {
  const families = ROLE_CODES.map(familyOf).filter((family) => family !== null);
  const family = families.find((candidate) => REMOTE_OF_FAMILY[candidate] === remote);
  if (family === undefined) throw new Error(`No role family is served by ${remote}.`);
  return family;
}

function startShell(options: StackOptions, cdnUrl: string, firebaseOrigin: string): Promise<KeptPart> {
  const { product, log } = options;
  const shell: ShellServerOptions = {
    host: options.host,
    port: options.shellPort,
    shellFolder: product.shellFolder,
    shellVersion: product.shellVersion,
    registryFolder: join(options.dataDir, 'registry'),
    pages: STATIC_PAGES,
    functionsUrl: `${firebaseOrigin}/${PROJECT_ID}/us-central1`,
    origins: {
      cdn: cdnUrl,
      localFirebase: firebaseOrigin,
      ...(options.overrides === undefined ? {} : { overrides: options.overrides }),
    },
    config: {
      env: ENV,
      firebase: { apiKey: 'local', projectId: PROJECT_ID, appId: 'local', storageBucket: STORAGE_BUCKET },
      localFirebase: firebaseOrigin,
      ...(options.splashMs === undefined ? {} : { splashMs: options.splashMs }),
    },
  };
  return keepServing({ kind: 'shell', options: shell }, { name: 'The shell', log });
}
