import { parseArgs } from 'node:util';
import { REMOTE_NAMES, type RemoteName, ROLE_CODES, type RoleCode } from '@vcms/contract';
import type { Command, CommandName, CommonOptions } from './command.ts';
import { EXIT, ReleaseFailure, sentenceOf } from './release-failure.ts';

export interface CommandLine {
  readonly command: Command;
  readonly options: CommonOptions;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const COMMON = { target: text, data: text, env: text, 'cdn-url': text, by: text };
const FLAGS = { 'dry-run': flag, json: flag, help: flag };
const OWN = {
  version: text,
  from: text,
  sources: text,
  percent: text,
  roles: text,
  users: text,
  to: text,
  message: text,
  project: text,
  counts: text,
  accounts: text,
  only: text,
};

type Own = keyof typeof OWN | 'hold' | 'when-healthy';

/** Which options a command takes beyond the common ones, and what follows its name. */
const SHAPES: Readonly<Record<CommandName, { operands: readonly string[]; own: readonly Own[] }>> = {
  publish: { operands: ['remote'], own: ['version', 'from', 'sources', 'hold'] },
  canary: { operands: ['remote'], own: ['version', 'percent', 'roles', 'users'] },
  promote: { operands: ['remote'], own: ['when-healthy', 'project', 'counts'] },
  watch: { operands: ['remote'], own: ['project', 'counts'] },
  compare: { operands: ['remote'], own: ['version', 'accounts', 'only'] },
  rollback: { operands: ['remote'], own: ['to'] },
  block: { operands: ['remote', 'version'], own: [] },
  unblock: { operands: ['remote', 'version'], own: [] },
  disable: { operands: ['remote'], own: ['message'] },
  enable: { operands: ['remote'], own: [] },
  status: { operands: [], own: ['project', 'counts'] },
  merge: { operands: [], own: [] },
  help: { operands: [], own: [] },
};

/** Reads the command line. Throws ReleaseFailure with code `usage` and one sentence. */
export function parseCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = read(args);
  const name = values.help || positionals[0] === undefined ? 'help' : commandName(positionals[0]);
  const options: CommonOptions = {
    data: values.data ?? '.data',
    dryRun: values['dry-run'],
    json: values.json,
    ...(values.target === undefined ? {} : { target: values.target }),
    ...(values.env === undefined ? {} : { env: checkEnv(values.env) }),
    ...(values['cdn-url'] === undefined ? {} : { cdnUrl: values['cdn-url'].replace(/\/+$/, '') }),
    ...(values.by === undefined ? {} : { by: values.by }),
  };
  if (name === 'help') return { command: { name }, options };
  const operands = positionals.slice(1);
  checkShape(name, operands, values);
  return { command: commandOf(name, operands, values), options };
}

function read(args: readonly string[]) {
  try {
    const options = { ...COMMON, ...FLAGS, ...OWN, hold: flag, 'when-healthy': flag };
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw usage(`${sentenceOf(error).split('. ')[0]}.`);
  }
}

type Values = ReturnType<typeof read>['values'];

function commandOf(name: Exclude<CommandName, 'help'>, operands: readonly string[], values: Values): Command {
  if (name === 'merge') return { name };
  if (name === 'status') return { name, ...(isCounted(values) ? { counts: countsNamed(values) } : {}) };
  const remote = remoteOf(operands[0]);
  const { version, from, sources, to, message, hold, accounts, only } = values;
  switch (name) {
    case 'publish':
      return {
        name,
        remote,
        hold,
        ...(version ? { version } : {}),
        ...(from ? { from } : {}),
        ...(sources ? { sources } : {}),
      };
    case 'canary':
      return { name, remote, ...canaryOf(values) };
    case 'promote':
      return { name, remote, ...healthOf(values) };
    case 'watch':
      return { name, remote, counts: countsNamed(values) };
    case 'compare':
      return {
        name,
        remote,
        ...(version ? { version } : {}),
        ...(accounts ? { accounts } : {}),
        ...(only ? { only: listOf(only) } : {}),
      };
    case 'rollback':
      return { name, remote, ...(to ? { to } : {}) };
    case 'block':
    case 'unblock':
      return { name, remote, version: operands[1] ?? '' };
    case 'disable':
      if (message === undefined) throw usage('Say with --message what users shall read.');
      return { name, remote, message };
    default:
      return { name, remote };
  }
}

function healthOf(values: Values) {
  if (values['when-healthy']) return { counts: countsNamed(values) };
  if (isCounted(values)) throw usage('--project and --counts go with --when-healthy.');
  return {};
}

function isCounted({ project, counts }: Values): boolean {
  return project !== undefined || counts !== undefined;
}

function countsNamed({ project, counts }: Values): string {
  const isProject = counts === undefined && /^[a-z][a-z0-9-]{3,40}$/.test(project ?? '');
  const isAddress = project === undefined && /^https?:\/\/\S+$/.test(counts ?? '');
  if (!isProject && !isAddress)
    throw usage(
      'Name with --project the Firebase project that counts the reports, or with --counts the address of its function releaseCounts.',
    );
  return counts ?? project ?? '';
}

function canaryOf({ version, percent, roles, users }: Values) {
  if (version === undefined || percent === undefined) throw usage('A canary needs --version and --percent.');
  const share = /^\d{1,3}(\.\d{1,2})?$/.test(percent) ? Number(percent) : Number.NaN;
  if (!(share >= 0 && share <= 100)) throw usage(`--percent takes a number from 0 to 100, not "${percent}".`);
  const userIds = users === undefined ? undefined : listOf(users);
  return {
    version,
    percent: share,
    ...(roles === undefined ? {} : { roles: listOf(roles).map(roleOf) }),
    ...(userIds === undefined ? {} : { users: userIds }),
  };
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function roleOf(value: string): RoleCode {
  const role = ROLE_CODES.find((code) => code === value);
  if (role === undefined) throw usage(`"${value}" is no role; there are ${ROLE_CODES.join(', ')}.`);
  return role;
}

function commandName(value: string): CommandName {
  const names = Object.keys(SHAPES) as CommandName[];
  const name = names.find((known) => known === value);
  if (name === undefined) throw usage(`There is no command "${value}".`);
  return name;
}

function remoteOf(value: string | undefined): RemoteName {
  const remote = REMOTE_NAMES.find((name) => name === value);
  if (remote === undefined) throw usage(`"${value}" is no remote; there are ${REMOTE_NAMES.join(', ')}.`);
  return remote;
}

function checkEnv(env: string): string {
  if (!/^[a-z0-9-]{1,50}$/.test(env)) throw usage('--env takes small letters, digits and dashes.');
  return env;
}

function checkShape(name: CommandName, operands: readonly string[], values: Values): void {
  const shape = SHAPES[name];
  if (operands.length !== shape.operands.length)
    throw usage(`Write: ${[name, ...shape.operands.map((operand) => operand.toUpperCase())].join(' ')}.`);
  const given = (['hold', 'when-healthy', ...Object.keys(OWN)] as Own[]).filter(
    (key) => values[key] !== undefined && values[key] !== false,
  );
  const foreign = given.find((key) => !shape.own.includes(key));
  if (foreign !== undefined) throw usage(`"${name}" takes no --${foreign}.`);
}

function usage(sentence: string): ReleaseFailure {
  return new ReleaseFailure(EXIT.usage, `${sentence} Try: npm run release -- --help`);
}
