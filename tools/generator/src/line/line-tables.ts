import type { TableRow } from '../role-tables.ts';
import { type LineOptions, REMOTE_OF_ROLE } from './line-options.ts';
import { wordsOf } from './line-words.ts';

/** Every row that names a line, in the tables that exist. */
export function lineRows(options: LineOptions): readonly TableRow[] {
  return [
    ...recordRows(options),
    ...trailRows(options),
    ...composingRows(options),
    ...pageRows(options),
    ...proseRows(options),
  ];
}

/** The record, as the vocabulary that rules, data core, server and pages share. */
function recordRows(options: LineOptions): readonly TableRow[] {
  const { collection, type } = options;
  const { record, file } = wordsOf(options);
  const domain = 'shared-config/domain/src';
  const schemas = 'shared-config/data/src/record-schemas.ts';
  return [
    {
      file: `${domain}/collection-paths.ts`,
      from: 'COLLECTION_TEMPLATES = {',
      before: '} as const;',
      row: `  ${collection}: '${collection}',\n`,
    },
    {
      file: `${domain}/schemas.ts`,
      from: "'zod';",
      before: "export * from './schemas/trail-schemas.ts';",
      row: `export * from './schemas/${file}-schema.ts';\n`,
    },
    {
      file: `${domain}/index.ts`,
      from: "'./schemas/record-schema.ts';\n",
      before: 'export type {\n  AccessLogEntry',
      row: `export type { ${type} } from './schemas/${file}-schema.ts';\n`,
    },
    {
      file: schemas,
      from: 'import {',
      before: "  type z,\n} from '@vcms/domain/schemas'",
      row: `  ${record}Schema,\n`,
    },
    {
      file: schemas,
      from: 'RECORD_SCHEMAS = {',
      before: '} as const',
      row: `  ${collection}: ${record}Schema,\n`,
    },
  ];
}

/** What the firm writes leaves a line in the audit; what a company leaves behind has none of it. */
function trailRows(options: LineOptions): readonly TableRow[] {
  const { line, collection } = options;
  return [
    {
      file: 'firebase/rules-audited-writes.test.ts',
      from: 'const AUDITED',
      before: "  'helpTexts/*'",
      row: `  '${collection}/*': ['auditChange', 'firebase/functions/src/${line}/triggers.ts'],\n`,
    },
    {
      file: 'remote-admin/src/audit/audit-actions.ts',
      from: 'AUDIT_ACTIONS',
      before: '  help_text: EDITS,',
      row: `  ${wordsOf(options).entity}: EDITS,\n`,
    },
    {
      file: 'tools/operations/src/tenant/table/people-rows.ts',
      from: '  programs: {',
      before: '  naicsCodes: {',
      row: `  ${collection}: { ties: [], none: 'Kept by the firm for itself.' },\n`,
    },
  ];
}

/** The places that compose the lines, each once. */
function composingRows({ line, collection }: LineOptions): readonly TableRow[] {
  return [
    {
      file: 'firebase/rules/firestore.rules',
      from: '// ---- reference data --',
      before: '    // ---- what waits for whose review --',
      row: `    // @line features/${line}/access/${line}.rules\n\n`,
    },
    {
      file: 'firebase/access/lines.ts',
      from: '*/\n',
      before: 'export {',
      row: `export { access as ${collection} } from '@vcms/${line}/access';\n`,
    },
    {
      file: 'firebase/package.json',
      from: '"devDependencies": {\n',
      before: '    "@vcms/testing"',
      row: `    "@vcms/${line}": "1.0.0",\n`,
    },
    {
      file: 'firebase/functions/src/line-triggers.ts',
      // At the top, where a row finds its place also when no line is left.
      from: '*/\n',
      before: '',
      row: `export * from './${line}/triggers.ts';\n`,
    },
    {
      file: 'tools/seed/src/lines.ts',
      from: '*/\n',
      before: 'export {',
      row: `export { demo as ${collection} } from '@vcms/${line}/demo';\n`,
    },
    {
      file: 'tools/seed/package.json',
      from: '"dependencies": {\n',
      before: '    "firebase-admin"',
      row: `    "@vcms/${line}": "1.0.0",\n`,
    },
    {
      file: 'tools/seed/tsconfig.json',
      from: '"references": [',
      before: '\n  ]',
      row: `,\n    { "path": "../../features/${line}/tsconfig.demo.json" }`,
    },
  ];
}

/** The page, in the remote of the role. */
function pageRows(options: LineOptions): readonly TableRow[] {
  const { line, type, title, role } = options;
  const remote = REMOTE_OF_ROLE[role];
  const menu = `${remote}/src/menu.ts`;
  const page = `${type}ListPage`;
  const load = `(await import('./${line}/${wordsOf(options).file}-list-page.tsx')).${page}`;
  return [
    {
      file: `${remote}/package.json`,
      from: '"dependencies": {\n',
      before: '    "firebase"',
      row: `    "@vcms/${line}": "1.0.0",\n`,
    },
    {
      file: `${remote}/tsconfig.json`,
      from: '"references": [',
      before: '\n  ]',
      row: `,\n    { "path": "../features/${line}" }`,
    },
    {
      file: menu,
      from: `'${role}': [`,
      before: `      { kind: 'link', id: '${role}-calendar'`,
      row: `      { kind: 'link', id: '${role}-${line}', label: '${title}', to: '/${line}', icon: 'clipboard' },\n`,
    },
    {
      file: menu,
      from: '  routes: [',
      before: '  ],\n};',
      row: `    { path: '/${line}', roles: ['${role}'] },\n`,
    },
    {
      file: `${remote}/src/routes.tsx`,
      from: 'createRoutes(menu, {',
      before: '});',
      row: `  '/${line}': lazyWithRetry(async () => ${load}),\n`,
    },
    {
      file: 'shared-config/testing/src/golden-menus.ts',
      from: `  '${role}': [`,
      before: "    ['Calendar', '/calendar'],",
      row: `    ['${title}', '/${line}'],\n`,
    },
  ];
}

/** What people read: owner, state of the route, where the record is stored, which lines it may use. */
function proseRows({ line, collection, role, owner, title }: LineOptions): readonly TableRow[] {
  const remote = REMOTE_OF_ROLE[role];
  return [
    {
      file: 'CODEOWNERS',
      from: '/features/',
      before: '\n/features/*/access/',
      row: `/features/${line}/ ${owner}\n`,
    },
    {
      file: 'docs/status.md',
      from: `## ${remote}\n`,
      before: `| \`/calendar\` | ${role} |`,
      row: `| \`/${line}\` | ${role} | built: the latest ${title.toLowerCase()} |\n`,
    },
    {
      file: 'docs/data-model.md',
      from: '| entity (`CollectionName`)',
      before: '| notifications |',
      row: `| ${collection} | \`${collection}/{id}\` | random | rules: ${role} |\n`,
    },
    {
      file: 'docs/architecture.md',
      from: '## Lines that use other lines',
      before: '| compliance | |',
      row: `| ${line} | | |\n`,
    },
  ];
}
