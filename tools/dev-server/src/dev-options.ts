import { parseArgs } from 'node:util';
import { REMOTE_NAMES, type RemoteName } from '@vcms/contract';
import { PlainError } from '@vcms/launcher';

/** What `npm run dev -w remote-… -- …` was asked for. */
export interface DevOptions {
  readonly help: boolean;
  readonly remote: RemoteName;
  readonly host: string;
  readonly port: number;
  readonly firebasePort: number;
  /** Folder of the demo data, relative to the repository. */
  readonly data: string;
}

export const DEV_HELP = `npm run dev -w remote-cs -- [options]

Serves one remote alone with hot updates, on the local Firebase with demo data.

  --port N           port of the page (default 4311 to 4314, one for each remote)
  --firebase-port N  port of the local Firebase (default 4302); this repository's that runs already is used
  --data DIR         folder for the data when a local Firebase is started (default .data)
  --help             this text

Ctrl-C ends everything; nothing is lost.`;

/** The remotes' ports follow one another in the order of their families. */
const FIRST_PORT = 4311;

const FLAGS = {
  help: { type: 'boolean', default: false },
  port: { type: 'string' },
  'firebase-port': { type: 'string', default: '4302' },
  data: { type: 'string', default: '.data' },
} as const;

/** Reads the command line; an unknown remote, option or port is a PlainError. */
export function parseDevOptions(args: readonly string[]): DevOptions {
  const { values, positionals } = parseFlags(args);
  const remote = REMOTE_NAMES.find((name) => name === positionals[0]);
  if (remote === undefined || positionals.length !== 1)
    throw new PlainError(`Name one remote: ${REMOTE_NAMES.join(', ')}.`);
  const port = values.port ?? String(FIRST_PORT + REMOTE_NAMES.indexOf(remote));
  return {
    help: values.help,
    remote,
    host: '127.0.0.1',
    port: parsePort('--port', port),
    firebasePort: parsePort('--firebase-port', values['firebase-port']),
    data: values.data,
  };
}

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true, strict: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new PlainError(`${reason}. Try: npm run dev -w remote-cs -- --help`, { cause: error });
  }
}

function parsePort(flag: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port > 0 && port <= 65_535) return port;
  throw new PlainError(`${flag} takes a port from 1 to 65535, not "${text}".`);
}
