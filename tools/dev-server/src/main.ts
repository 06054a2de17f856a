import { mkdir } from 'node:fs/promises';
import { familyOf, REMOTE_OF_FAMILY, type RemoteName, RUNTIME_CONFIG_ELEMENT_ID } from '@vcms/contract';
import { type DevServer, startDevServer } from '@vcms/federation/dev';
import { inRepository, PlainError, PROJECT_ID, readRunningFile } from '@vcms/launcher';
import { DEMO_ACCOUNTS } from '@vcms/seed/accounts';
import { announcement } from './announcement.ts';
import { DEV_HELP, type DevOptions, parseDevOptions } from './dev-options.ts';
import { type FoundFirebase, findFirebase } from './find-firebase.ts';

/** `npm run dev -w remote-…`: serves one remote until Ctrl-C. Rejects with PlainError for what the user can mend. */
export async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(DEV_HELP);
    return;
  }
  const options = parseDevOptions(args);
  const dataDir = inRepository(options.data);
  await mkdir(dataDir, { recursive: true });
  const firebase = await findFirebase({
    host: options.host,
    port: options.firebasePort,
    dataDir,
    log: console.log,
    fetch,
  });
  try {
    const server = await serve(options, firebase);
    const { remote } = options;
    const shellUrl = (await readRunningFile(dataDir))?.url;
    console.log(announcement({ remote, origin: server.origin, firebase, shellUrl }));
    await firstSignal();
    await server.close();
  } finally {
    await firebase.stop();
  }
}

async function serve(options: DevOptions, firebase: FoundFirebase): Promise<DevServer> {
  const { remote, host, port } = options;
  try {
    return await startDevServer({
      remote,
      host,
      port,
      folder: inRepository(remote),
      releaseFolder: inRepository('.local', 'dev', remote),
      blocks: {
        [RUNTIME_CONFIG_ELEMENT_ID]: {
          env: 'local',
          firebase: {
            apiKey: 'local',
            projectId: PROJECT_ID,
            appId: 'local',
            storageBucket: `${PROJECT_ID}.appspot.com`,
          },
          localFirebase: firebase.origin,
        },
        'vcms-accounts': accountsOf(remote),
      },
      onBuilt: (problem) => {
        if (problem !== undefined) console.error(`\n${problem}`);
      },
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new PlainError(`Port ${port} is taken. End what runs there, or choose another with --port.`, {
      cause: error,
    });
  }
}

function accountsOf(remote: RemoteName) {
  return DEMO_ACCOUNTS.flatMap(({ role, email, password, active }) => {
    const family = familyOf(role);
    const isServed = active && family !== null && REMOTE_OF_FAMILY[family] === remote;
    return isServed ? [{ role, email, password }] : [];
  });
}

function firstSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}
