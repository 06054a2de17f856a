import { parseArgs } from 'node:util';
import { GeneratorFailure } from '../generator-failure.ts';

/** The line to be made. */
export interface LineOptions {
  /** Folder and package, such as site-visits. */
  readonly line: string;
  /** Collection, such as siteVisits. */
  readonly collection: string;
  /** Type of a record, such as SiteVisit. */
  readonly type: string;
  /** On screen, such as Site visits. */
  readonly title: string;
  /** The firm's role that keeps the records. */
  readonly role: FirmRole;
  /** Name of the team in CODEOWNERS. */
  readonly owner: string;
}

/** The remote of each role of the firm. A line for others begins here, too: their rules need more thought. */
export const REMOTE_OF_ROLE = { '5001': 'remote-admin', '5002': 'remote-cs' } as const;
type FirmRole = keyof typeof REMOTE_OF_ROLE;

export const LINE_HELP = `npm run new-line -- <line> [--role 5002] [--owner @vcms/platform]

Makes the smallest business line that works end to end: a record with its schema, access and its rows of the matrix, demo
data, a page in the remote of the role, tests, and its rows in the tables that name every line.

  <line>         plural, small letters and dashes, such as site-visits
  --role CODE    5001 or 5002: who keeps the records and sees the page (default: 5002)
  --owner TEAM   who is asked before a change lands (default: @vcms/platform)
  --help         this text`;

const FLAGS = {
  help: { type: 'boolean', default: false },
  role: { type: 'string', default: '5002' },
  owner: { type: 'string', default: '@vcms/platform' },
} as const;

/** Reads the command line; undefined when help is asked for. `taken` are the packages and collections that exist. */
export function readLine(args: readonly string[], taken: ReadonlySet<string>): LineOptions | undefined {
  const { values, positionals } = parseFlags(args);
  if (values.help) return undefined;
  const [line = ''] = positionals;
  if (!/^[a-z]{2,20}(-[a-z]{2,20}){0,2}s$/.test(line) || positionals.length !== 1)
    throw new GeneratorFailure('Name the line in the plural, small letters and dashes: site-visits.');
  const collection = line.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
  if (taken.has(line) || taken.has(collection))
    throw new GeneratorFailure(`${line} exists already; choose another name.`);
  const { role } = values;
  if (!isFirmRole(role)) throw new GeneratorFailure(`--role takes 5001 or 5002, not "${role}".`);
  if (!/^@[\w-]+(\/[\w-]+)?$/.test(values.owner))
    throw new GeneratorFailure('--owner takes a team or a person, such as @vcms/platform.');
  const words = line.replaceAll('-', ' ');
  return {
    line,
    collection,
    type: singular(collection.charAt(0).toUpperCase() + collection.slice(1)),
    title: words.charAt(0).toUpperCase() + words.slice(1),
    role,
    owner: values.owner,
  };
}

/** The singular of a regular plural: SiteVisits, Policies. */
export function singular(plural: string): string {
  return plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.slice(0, -1);
}

function isFirmRole(role: string): role is FirmRole {
  return Object.hasOwn(REMOTE_OF_ROLE, role);
}

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true, strict: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new GeneratorFailure(`${reason}. Try: npm run new-line -- --help`, { cause: error });
  }
}
