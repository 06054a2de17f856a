import { parseArgs } from 'node:util';
import { GeneratorFailure } from './generator-failure.ts';

/** The remote to be made. */
export interface RemoteOptions {
  /** Workspace and registry name, such as remote-auditor. */
  readonly remote: string;
  /** The part after `remote-`. */
  readonly family: string;
  /** Four digits. */
  readonly role: string;
  /** What the role is called on screen. */
  readonly label: string;
}

export const HELP = `npm run new-remote -- remote-<family> [--role 5007] [--label "Auditor"]

Makes the workspace of a remote for a new role of the firm, with its menu, its first page, its standalone page and its
contract suite, and adds the role to the tables that name every role, with a demo account.

  --role CODE   four digits (default: the next one that is free)
  --label TEXT  what the role is called on screen (default: the family's name)
  --help        this text`;

const FLAGS = {
  help: { type: 'boolean', default: false },
  role: { type: 'string' },
  label: { type: 'string' },
} as const;

/** Reads the command line; undefined when help is asked for. `taken` are the roles that exist. */
export function readWish(args: readonly string[], taken: readonly string[]): RemoteOptions | undefined {
  const { values, positionals } = parseFlags(args);
  if (values.help) return undefined;
  const [name = ''] = positionals;
  const family = /^remote-([a-z][a-z0-9]{1,19})$/.exec(name)?.[1];
  if (family === undefined || positionals.length !== 1)
    throw new GeneratorFailure(
      'Name the remote as remote-<family>: small letters and digits, such as remote-auditor.',
    );
  const role = values.role ?? String(Math.max(...taken.map(Number)) + 1);
  if (!/^[1-9]\d{3}$/.test(role)) throw new GeneratorFailure(`--role takes four digits, not "${role}".`);
  if (taken.includes(role)) throw new GeneratorFailure(`Role ${role} exists already; choose another one.`);
  const label = values.label ?? family.charAt(0).toUpperCase() + family.slice(1);
  if (!/^[A-Za-z][A-Za-z ,-]{0,39}$/.test(label))
    throw new GeneratorFailure('--label takes letters, blanks, commas and dashes, 40 at most.');
  return { remote: name, family, role, label };
}

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true, strict: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new GeneratorFailure(`${reason}. Try: npm run new-remote -- --help`, { cause: error });
  }
}
