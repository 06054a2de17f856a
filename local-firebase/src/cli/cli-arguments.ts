import { parseArgs } from 'node:util';
import {
  DEFAULT_HOST,
  DEFAULT_PORT,
  DEFAULT_PROJECT_ID,
  type LocalFirebaseOptions,
} from '../server/local-firebase-options.ts';

/** What the command line asks for. */
export type CliCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'mistake'; readonly message: string }
  | ServeCommand
  | { readonly kind: 'export' | 'import'; readonly options: LocalFirebaseOptions; readonly folder: string };

export interface ServeCommand {
  readonly kind: 'serve';
  readonly options: LocalFirebaseOptions;
  readonly reset: boolean;
  /** Folder of an export to read before the start. */
  readonly importFrom?: string;
  /** Folder to write an export to after the end. */
  readonly exportTo?: string;
}

export const HELP = `local-firebase: Firebase Auth, Firestore, Storage and functions on this computer, for the unmodified Firebase SDKs.

Usage:
  local-firebase [options]                 start; prints {"ready":true,"origin":".."} when it answers
  local-firebase export <folder> [options] write all accounts, documents and objects of --data to files
  local-firebase import <folder> [options] put such files into --data; what has the same name is replaced

Options:
  --host <address>   address to listen on (default ${DEFAULT_HOST})
  --port <number>    port, 0 for a free one (default ${DEFAULT_PORT})
  --project <id>     project id (default ${DEFAULT_PROJECT_ID})
  --data <folder>    where accounts, documents and objects are kept; without it they are lost at the end
  --rules <file>     firestore.rules, read at the start
  --indexes <file>   firestore.indexes.json; queries lacking their composite index then fail as in production
  --storage-rules <file>  storage.rules, read at the start; without it only the administrator may use Storage
  --auth <file>      sign-in settings, read at the start; without it everybody may sign up
  --refused-passwords <file>  passwords that nobody may choose, between blanks or line ends
  --functions <folder>    package whose main exports functions; loaded again when its code changes
  --app-check-debug-token <token>  a debug token of App Check that is registered; without one nothing insists on App Check
  --open-cors        let web pages of any origin call, not only those of this computer
  --reset            delete everything in --data first
  --import <folder>  import such files before the start (after --reset)
  --export-on-exit <folder>  export to this folder when stopped by SIGINT or SIGTERM
  --help             print this
`;

const flags = {
  host: { type: 'string' },
  port: { type: 'string' },
  project: { type: 'string' },
  data: { type: 'string' },
  rules: { type: 'string' },
  indexes: { type: 'string' },
  'storage-rules': { type: 'string' },
  auth: { type: 'string' },
  'refused-passwords': { type: 'string' },
  functions: { type: 'string' },
  'app-check-debug-token': { type: 'string' },
  'open-cors': { type: 'boolean' },
  reset: { type: 'boolean' },
  import: { type: 'string' },
  'export-on-exit': { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** @param argv the arguments after the script's name */
export function parseCliArguments(argv: readonly string[]): CliCommand {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options: flags, allowPositionals: true });
    return commandOf(values, positionals);
  } catch (error) {
    return {
      kind: 'mistake',
      message: `${(error as Error).message} Run local-firebase --help for the options.`,
    };
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof flags }>>['values'];

function commandOf(values: Values, positionals: readonly string[]): CliCommand {
  const [verb, folder, ...surplus] = positionals;
  if (values.help === true) return { kind: 'help' };
  const port = values.port === undefined ? DEFAULT_PORT : Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return { kind: 'mistake', message: `--port ${values.port} is no port. Give a number from 0 to 65535.` };
  }
  const options: LocalFirebaseOptions = {
    host: values.host ?? DEFAULT_HOST,
    port,
    projectId: values.project ?? DEFAULT_PROJECT_ID,
    ...(values.data === undefined ? {} : { dataDir: values.data }),
    ...(values.rules === undefined ? {} : { rulesFile: values.rules }),
    ...(values.indexes === undefined ? {} : { indexesFile: values.indexes }),
    ...(values['storage-rules'] === undefined ? {} : { storageRulesFile: values['storage-rules'] }),
    ...(values.auth === undefined ? {} : { authFile: values.auth }),
    ...(values['refused-passwords'] === undefined
      ? {}
      : { refusedPasswordsFile: values['refused-passwords'] }),
    ...(values.functions === undefined ? {} : { functionsFolder: values.functions }),
    ...(values['app-check-debug-token'] === undefined
      ? {}
      : { appCheckDebugTokens: [values['app-check-debug-token']] }),
    ...(values['open-cors'] === undefined ? {} : { openCors: values['open-cors'] }),
  };
  if (verb === undefined) return serve(options, values);
  if ((verb !== 'export' && verb !== 'import') || surplus.length > 0) {
    const message = `"${positionals.join(' ')}" is no command. Use export <folder> or import <folder>.`;
    return { kind: 'mistake', message };
  }
  if (folder === undefined || options.dataDir === undefined) {
    return {
      kind: 'mistake',
      message: `${verb} needs a folder and --data: local-firebase ${verb} <folder> --data <folder>.`,
    };
  }
  return { kind: verb, options, folder };
}

function serve(options: LocalFirebaseOptions, values: Values): CliCommand {
  const { reset = false, import: importFrom, 'export-on-exit': exportTo } = values;
  if (options.dataDir === undefined) {
    if (reset) return { kind: 'mistake', message: '--reset needs --data: it deletes what is kept there.' };
    if (importFrom !== undefined || exportTo !== undefined) {
      return { kind: 'mistake', message: '--import and --export-on-exit need --data: add --data <folder>.' };
    }
  }
  return {
    kind: 'serve',
    options,
    reset,
    ...(importFrom === undefined ? {} : { importFrom }),
    ...(exportTo === undefined ? {} : { exportTo }),
  };
}
