import { type LineOptions, REMOTE_OF_ROLE } from './line-options.ts';

type Texts = readonly (readonly [file: string, text: string])[];

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/** The workspace of a line: its package, its TypeScript projects, its page of prose. */
export function packageFiles({ line, collection, type, title, role }: LineOptions): Texts {
  const folder = `features/${line}`;
  const entry = (part: string) => ({
    'vcms-source': `./${part}/index.ts`,
    types: `./${part}/index.ts`,
    default: `./build/${part}/index.js`,
  });
  const parts = ['data', 'access', 'demo'];
  const project = (kind: string, part: string, references: readonly string[]) => ({
    extends: `../../shared-config/tsconfig/${kind}.json`,
    compilerOptions: { rootDir: '.', tsBuildInfoFile: `build/.${part}.tsbuildinfo` },
    include: [part],
    references: references.map((path) => ({ path: `../../${path}` })),
  });
  return [
    [
      `${folder}/package.json`,
      json({
        name: `@vcms/${line}`,
        version: '1.0.0',
        private: true,
        description: `${title}.`,
        type: 'module',
        license: 'UNLICENSED',
        exports: Object.fromEntries(parts.map((part) => [`./${part}`, entry(part)])),
        sideEffects: false,
        dependencies: { '@vcms/data': '1.0.0', '@vcms/domain': '1.0.0', firebase: '12.19.0' },
        devDependencies: { '@vcms/seed': '1.0.0', '@vcms/testing': '1.0.0' },
      }),
    ],
    [
      `${folder}/tsconfig.json`,
      json(project('browser', 'data', ['shared-config/data', 'shared-config/domain'])),
    ],
    [
      `${folder}/tsconfig.demo.json`,
      json(project('node', 'demo', ['shared-config/domain', 'tools/seed/tsconfig.words.json'])),
    ],
    [
      `${folder}/README.md`,
      `# ${title}

${title}, as the firm keeps them. Every record has a title and a day.

| Part | What | Who sees it |
|---|---|---|
| \`data/\` | queries | |
| \`access/\` | who may read and write its records: fragments of the rules, rows of the matrix | |
| \`demo/\` | its demo data | |

\`${REMOTE_OF_ROLE[role]}/src/${line}/\` holds the page.

Records: \`${collection}\` ([data model](../../docs/data-model.md)); \`${type}\` in the domain.
`,
    ],
  ];
}
