import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFor, type Listener, listen, passToFunction, startShellServer } from '@vcms/hosting';
import { type FirebaseProcess, startFirebase } from '@vcms/launcher';

const HOST = '127.0.0.1';
const REGION = 'us-central1';

/** An empty Firebase project of one environment, on this machine, with what stands around it in production. */
export interface LocalProject {
  readonly projectId: string;
  readonly env: string;
  /** Of the page, with Hosting's rewrites of functions. */
  readonly appOrigin: string;
  /** Of the CDN, which gives what lies below `r/` of the bucket with releases. */
  readonly cdnOrigin: string;
  readonly firebase: FirebaseProcess;
  /** Where functions are mounted, no slash at the end. */
  readonly functionsUrl: string;
  /** `gs://…`, with releases and the registry. */
  readonly target: string;
  /** What commands need in their environment to find its buckets in the place of Google's. */
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** What was deployed: Hosting's folder with the shell, its version, and the folder of the functions. */
export interface Deployed {
  readonly shellFolder: string;
  readonly shellVersion: string;
  readonly functionsFolder: string;
}

/**
 * Starts the deployed functions on an empty project, and serves the deployed shell and the releases of the bucket as Hosting and
 * the CDN do. The page's configuration is the one thing that a deploy would not have: it names the local Firebase.
 * @param dataDir a folder of its own
 */
export async function startLocalProject(
  env: string,
  deployed: Deployed,
  dataDir: string,
): Promise<LocalProject> {
  const projectId = `demo-vcms-${env}`;
  const bucket = `vcms-${env}-releases`;
  await mkdir(join(dataDir, 'registry'), { recursive: true });
  // The functions' links lead to the page, so its port is held before they start.
  const held = await listen(() => undefined, HOST, 0);
  const appOrigin = held.origin;
  const firebase = await startFirebase({
    host: HOST,
    port: 0,
    projectId,
    dataDir: join(dataDir, 'firebase'),
    functions: {
      folder: deployed.functionsFolder,
      logFile: join(dataDir, 'functions.log'),
      environment: {
        APP_ORIGIN: appOrigin,
        MAIL_FROM: 'VCMS <no-reply@example.test>',
        SMTP_URL: 'smtp://127.0.0.1:9',
        VIRUS_SCANNER: 'built-in',
        SECOND_FACTOR_ROLES: '5001,5002',
        SIGN_IN_NOTICES: 'false',
        RELEASES_BUCKET: bucket,
      },
    },
  });
  const functionsUrl = `${firebase.origin}/${projectId}/${REGION}`;
  const cdn = await serveBucket(firebase.origin, bucket);
  const shell = await startShellServer({
    host: HOST,
    port: 0,
    shellFolder: deployed.shellFolder,
    shellVersion: deployed.shellVersion,
    registryFolder: join(dataDir, 'registry'),
    functionsUrl,
    origins: { cdn: cdn.origin, localFirebase: firebase.origin },
    config: {
      env,
      firebase: { apiKey: 'local', projectId, appId: 'local', storageBucket: `${projectId}.appspot.com` },
      localFirebase: firebase.origin,
    },
  });
  await held.close();
  const page = await listen(
    (request, response) => {
      const isRegistry = (request.url ?? '').startsWith('/registry/');
      passToFunction(isRegistry ? functionsUrl : shell.origin, request, response);
    },
    HOST,
    Number(new URL(appOrigin).port),
  );
  return {
    projectId,
    env,
    appOrigin,
    cdnOrigin: cdn.origin,
    firebase,
    functionsUrl,
    target: `gs://${bucket}`,
    environment: {
      STORAGE_EMULATOR_HOST: firebase.origin,
      GOOGLE_CLOUD_PROJECT: projectId,
      METADATA_SERVER_DETECTION: 'none',
    },
    async close() {
      for (const part of [page, shell, cdn]) await part.close();
      await firebase.stop();
    },
  };
}

/** What the load balancer gives: objects below `r/`, with the headers that infrastructure/cdn.tf sets. */
function serveBucket(firebaseOrigin: string, bucket: string): Promise<Listener> {
  const origins = { cdn: '' };
  return listen(
    async (request, response) => {
      const name = (request.url ?? '/').split('?')[0]?.slice(1) ?? '';
      const object = `${firebaseOrigin}/storage/v1/b/${bucket}/o/${encodeURIComponent(decodeURIComponent(name))}?alt=media`;
      const found = name.startsWith('r/') ? await fetch(object).catch(() => undefined) : undefined;
      if (found?.status !== 200) {
        response.writeHead(404, headersFor('missing', origins)).end();
        return;
      }
      const type = found.headers.get('content-type') ?? 'application/octet-stream';
      response.writeHead(200, { ...headersFor('release-asset', origins), 'content-type': type });
      response.end(new Uint8Array(await found.arrayBuffer()));
    },
    HOST,
    0,
  );
}
