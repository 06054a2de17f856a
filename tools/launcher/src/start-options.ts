import { parseArgs } from 'node:util';
import { PlainError } from './plain-error.ts';

/** What `npm start -- …` was asked for. */
export interface StartOptions {
  /** Begin with fresh demo data. */
  readonly reset: boolean;
  /** Folder of everything the run keeps, relative to the repository. */
  readonly data: string;
  readonly host: string;
  readonly shellPort: number;
  readonly cdnPort: number;
  readonly firebasePort: number;
  readonly mailPort: number;
  /** Origins, beside this machine, that a tab may take remotes from; undefined: no overrides at all. */
  readonly overrides: readonly string[] | undefined;
}

const FLAGS = {
  reset: { type: 'boolean', default: false },
  data: { type: 'string', default: '.data' },
  port: { type: 'string', default: '4300' },
  'cdn-port': { type: 'string', default: '4301' },
  'firebase-port': { type: 'string', default: '4302' },
  'mail-port': { type: 'string', default: '4303' },
  overrides: { type: 'boolean', default: false },
  'override-origin': { type: 'string', multiple: true },
} as const;

/** Reads the command line, in which `bin/start.mjs` has already looked for --help; an unknown option or a bad port is a PlainError. */
export function parseStartOptions(args: readonly string[]): StartOptions {
  const values = parseFlags(args);
  return {
    reset: values.reset,
    data: values.data,
    host: '127.0.0.1',
    shellPort: parsePort('--port', values.port),
    cdnPort: parsePort('--cdn-port', values['cdn-port']),
    firebasePort: parsePort('--firebase-port', values['firebase-port']),
    mailPort: parsePort('--mail-port', values['mail-port']),
    overrides: parseOverrides(values.overrides, values['override-origin'] ?? []),
  };
}

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, strict: true }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new PlainError(`${reason}. Try: npm start -- --help`, { cause: error });
  }
}

function parseOverrides(allowed: boolean, origins: readonly string[]): readonly string[] | undefined {
  const bad = origins.find((text) => !URL.canParse(text) || new URL(text).origin !== text);
  if (bad !== undefined)
    throw new PlainError(
      `--override-origin takes an origin such as https://preview.example.com, not "${bad}".`,
    );
  if (!allowed && origins.length > 0) throw new PlainError('--override-origin needs --overrides.');
  return allowed ? origins : undefined;
}

function parsePort(flag: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 0 && port <= 65_535) return port;
  throw new PlainError(`${flag} takes a port from 0 to 65535, not "${text}".`);
}
