import type { Place } from './insert-row.ts';
import type { RemoteOptions } from './remote-options.ts';

/** The file whose first table names every role. */
export const ROLES_FILE = 'shared-config/contract/src/roles.ts';

/** A row that a new role needs in a table that exists. */
export interface TableRow extends Place {
  readonly row: string;
}

/** Every row that names the role; the people of the new role belong to the firm. */
export function tableRows({ remote, family, role, label }: RemoteOptions): readonly TableRow[] {
  const domain = 'shared-config/domain/src/role.ts';
  return [
    {
      file: ROLES_FILE,
      from: 'const FAMILY_OF_ROLE = {',
      before: '} as const;',
      row: `  '${role}': '${family}',\n`,
    },
    { file: domain, from: 'export const USER_ROLES = [', before: '] as const;', row: `, '${role}'` },
    { file: domain, from: '  firm: [', before: '],', row: `, '${role}'` },
    { file: domain, from: 'export const ROLE_LABELS', before: '};', row: `  '${role}': '${label}',\n` },
    {
      file: 'host-shell/src/auth/role-labels.ts',
      from: 'const LABELS',
      before: '};',
      row: `  '${role}': '${label}',\n`,
    },
    {
      file: 'shared-config/testing/src/golden-menus.ts',
      from: 'export const GOLDEN_MENUS',
      before: '\n};',
      row: `\n  '${role}': [\n    ['Home', '/dashboard'],\n    ['Calendar', '/calendar'],\n  ],`,
    },
    {
      file: 'tools/seed/src/words/accounts.ts',
      from: 'export const DEMO_PEOPLE = {',
      before: '  unknownRole:',
      row: `  ${family}: account('${family}', '${role}', DEMO_COMPANY_IDS.firm, ['Robin', 'Vale']),\n`,
    },
    {
      file: 'tools/seed/src/demo-notifications.ts',
      from: 'const people = [',
      before: '];',
      row: `, DEMO_PEOPLE.${family}`,
    },
    {
      file: 'features/users/server/invitations/policy.ts',
      from: 'const NEW_KINDS',
      before: '};',
      row: `  '${role}': [],\n`,
    },
    {
      file: 'tsconfig.json',
      from: '"references": [',
      before: '\n    {\n      "path": "local-firebase"',
      row: `\n    {\n      "path": "${remote}"\n    },`,
    },
    {
      file: 'bench/monolith/src/remote-loaders.ts',
      from: 'export const REMOTE_LOADERS',
      before: '\n};',
      row: bundledRemote(remote),
    },
    {
      file: 'bench/monolith/tsconfig.json',
      from: '"references": [',
      before: '\n  ]',
      row: `,\n    { "path": "../../${remote}" }`,
    },
    {
      file: 'docs/status.md',
      from: '# Status of the routes',
      before: '## What the dashboards show',
      row: statusSection(remote, role),
    },
  ];
}

/** The one bundle that federation is measured against holds every remote, too. */
function bundledRemote(remote: string): string {
  const load = (file: string) =>
    `      import(/* webpackChunkName: "${remote}" */ '../../../${remote}/src/${file}.ts'),`;
  return ['', `  '${remote}': () =>`, '    join(', load('app'), load('menu'), '    ),'].join('\n');
}

function statusSection(remote: string, role: string): string {
  return [
    `## ${remote}\n`,
    '| route | roles | state |',
    '|---|---|---|',
    `| \`/dashboard\` | ${role} | built |`,
    `| \`/calendar\` | ${role} | not available yet |`,
    '\n',
  ].join('\n');
}
