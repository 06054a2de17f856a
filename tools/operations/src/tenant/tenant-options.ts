import { parseArgs } from 'node:util';
import { type ProjectChoice, projectOf, usageOf } from '../command-line.ts';
import { sentenceOf } from '../operation-failure.ts';

export const TENANT_HELP = `npm run tenant -- export --company ID --out FOLDER [--project ID | --local ORIGIN]
npm run tenant -- delete --company ID [--confirm "LEGAL NAME"] [--despite-retention REASON] [--project ID | --local ORIGIN]

export writes everything of one client or contractor into an empty folder (docs/tenant-export.md) and changes nothing.
delete says what it would delete, keep and clean, and why it may not. With --confirm it deletes, then looks into every record of
the project for what is left. It may be ended anywhere: the same line again goes on.

  --company ID              the company, as its page's address names it
  --out FOLDER              export: a folder that is empty or not there
  --confirm NAME            delete: the legal name, as it is stored
  --despite-retention TEXT  delete: why, although records must be kept; 10 to 500 characters, kept in the audit trail
  --without-files           delete: although none of the files that records name is in the bucket
  --project ID              the Firebase project; credentials are gcloud's (gcloud auth application-default login)
  --local ORIGIN            a local Firebase instead, such as http://127.0.0.1:4302 (project: --project, else demo-vcms)
  --bucket NAME             where files lie, if not in PROJECT.firebasestorage.app (locally PROJECT.appspot.com)
  --help                    this text

Exit codes: 0 done, 1 refused, or something is left, 2 the command line is not understood, 3 the project could not be reached.`;

export interface TenantOptions extends ProjectChoice {
  readonly companyId: string;
  /** Absent: the project's own. */
  readonly bucket: string | undefined;
  readonly task:
    | { readonly kind: 'export'; readonly out: string }
    | {
        readonly kind: 'delete';
        readonly confirm: string | undefined;
        readonly despite: string | undefined;
        readonly withoutFiles: boolean;
      };
}

/** Bounds of a reason, as everywhere in the product (characters). */
const REASON = { min: 10, max: 500 };

const text = { type: 'string' } as const;
const OPTIONS = {
  ...{
    company: text,
    out: text,
    confirm: text,
    'despite-retention': text,
    project: text,
    local: text,
    bucket: text,
  },
  'without-files': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;
const usage = usageOf('tenant');

/** What the command line says; 'help' when it asks for it. Throws OperationFailure. */
export function readTenantOptions(args: readonly string[]): TenantOptions | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const { company, out, confirm, 'despite-retention': despite, 'without-files': withoutFiles } = values;
  const [kind, ...more] = positionals;
  if ((kind !== 'export' && kind !== 'delete') || more.length > 0) throw usage('Say export or delete.');
  if (company === undefined || !/^[^/]+$/.test(company)) throw usage('Name the company with --company.');
  const chosen = { ...projectOf(values, usage), companyId: company, bucket: values.bucket };
  if (kind === 'export') {
    if (out === undefined) throw usage('Name the folder with --out.');
    if (confirm !== undefined || despite !== undefined || withoutFiles)
      throw usage('--confirm, --despite-retention and --without-files belong to delete.');
    return { ...chosen, task: { kind, out } };
  }
  if (out !== undefined) throw usage('--out belongs to export.');
  const { length } = despite?.trim() ?? '';
  if (despite !== undefined && (length < REASON.min || length > REASON.max))
    throw usage(`--despite-retention takes ${REASON.min}-${REASON.max} characters.`);
  return { ...chosen, task: { kind, confirm, despite: despite?.trim(), withoutFiles } };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (cause) {
    throw usage(`${sentenceOf(cause).split('. ')[0]}.`);
  }
}
