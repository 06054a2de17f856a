import { parseArgs } from 'node:util';
import { originOf, type ProjectChoice, projectOf, usageOf } from '../command-line.ts';
import { sentenceOf } from '../operation-failure.ts';
import type { AdminWish } from './admin-wish.ts';

export const FIRST_ADMIN_HELP = `npm run first-admin -- --email ADDRESS --name "First Last" [options]

Makes the first admin (role 5001) of an empty project, with the firm's company, and prints a link by which that person chooses
a password. Run it again for a new link: it finds what is there.

  --project ID       the Firebase project; credentials are gcloud's (gcloud auth application-default login)
  --local ORIGIN     a local Firebase instead, such as http://127.0.0.1:4302 (project: --project, else demo-vcms)
  --company FILE     the firm's company as JSON (infrastructure/company.example.json); needed where there is no firm yet
  --app-origin URL   where the page after the new password leads to; must be an authorized domain of the project
  --force            also where there is an admin already; needs --reason
  --reason TEXT      why, 10 to 500 characters; kept in the audit trail
  --help             this text

Exit codes: 0 done, 1 refused, 2 the command line is not understood, 3 the project could not be reached.`;

interface FirstAdminOptions extends ProjectChoice {
  readonly companyFile: string | undefined;
  readonly wish: Omit<AdminWish, 'company'>;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  ...{ email: text, name: text, project: text, local: text, company: text, reason: text },
  ...{ 'app-origin': text, force: flag, help: flag },
} as const;
const usage = usageOf('first-admin');

/** What the command line says; 'help' when it asks for it. Throws OperationFailure. */
export function readFirstAdminOptions(args: readonly string[]): FirstAdminOptions | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const { email, reason, force } = values;
  if (email === undefined) throw usage('Name the address with --email.');
  const project = projectOf(values, usage);
  if (force && reason === undefined) throw usage('--force needs a --reason.');
  if (!force && reason !== undefined) throw usage('--reason belongs to --force.');
  return {
    ...project,
    companyFile: values.company,
    wish: {
      email,
      ...namesOf(values.name),
      reason,
      returnTo: loginPage(values['app-origin']),
    },
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true }).values;
  } catch (cause) {
    throw usage(`${sentenceOf(cause).split('. ')[0]}.`);
  }
}

/** The last word is the family name. */
function namesOf(name = ''): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.pop() ?? '';
  if (words.length === 0) throw usage('Give first and last name with --name "First Last".');
  return { firstName: words.join(' '), lastName };
}

function loginPage(origin: string | undefined): string | undefined {
  return origin === undefined ? undefined : new URL('/login/', originOf('--app-origin', origin, usage)).href;
}
