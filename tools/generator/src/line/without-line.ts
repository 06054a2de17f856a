interface Named {
  readonly [key: string]: unknown;
}

const DEPENDENCIES = ['dependencies', 'devDependencies', 'peerDependencies'] as const;

/** A manifest that does not depend on the line any more. */
function withoutDependency(line: string, text: string): string {
  const manifest: Named = JSON.parse(text);
  const kept = Object.entries(manifest).map(([key, value]) =>
    DEPENDENCIES.some((name) => name === key)
      ? [key, Object.fromEntries(Object.entries(value as Named).filter(([name]) => name !== `@vcms/${line}`))]
      : [key, value],
  );
  return `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`;
}

/** A project that does not build on the line any more. */
function withoutReference(line: string, text: string): string {
  const project = JSON.parse(text) as { readonly references?: readonly { readonly path: string }[] };
  const isOfLine = ({ path }: { readonly path: string }) => path.split('/').includes(line);
  if (project.references?.some(isOfLine) !== true) return text;
  const references = project.references.filter((one) => !isOfLine(one));
  return `${JSON.stringify({ ...project, references }, undefined, 2)}\n`;
}

/** Rows that name the line as a whole line of text: nothing else stands in them. */
function rowsOf(line: string): readonly RegExp[] {
  const from = `'(?:@vcms/|(?:\\.{1,2}/)+)${line}/`;
  return [
    new RegExp(`^export (?:\\*|\\{ [\\w ]+ \\}) from ${from}`),
    new RegExp(`^ {2}'/[^']*': lazyWithRetry\\(.*import\\(${from}.*\\),$`),
    new RegExp(`^ *// @line features/${line}/`),
    new RegExp(`^/features/${line}/ `),
    new RegExp(`^ +'[^']*': \\[.*'(?:features|firebase/functions/src)/${line}/.*\\],$`),
  ];
}

/** The paths of the pages that a table of routes takes from the line. */
export function pathsOf(line: string, routes: string): readonly string[] {
  const [, route] = rowsOf(line);
  return routes
    .split('\n')
    .filter((row) => route?.test(row) === true)
    .flatMap((row) => /'(\/[^']*)'/.exec(row)?.[1] ?? []);
}

/** Rows of menus, routes and their lists that lead to a page. */
function rowsTo(path: string): readonly RegExp[] {
  const quoted = path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return [
    new RegExp(`^ *\\{ .*(?:path|to): '${quoted}'.*\\},$`),
    new RegExp(`^ *\\['[^']*', '${quoted}'\\],$`),
    new RegExp(`^\\| \`${quoted}\` \\|`),
  ];
}

/** Where those rows stand; elsewhere a path is no more than an example. */
const LISTS_PAGES = /\/(?:menu[\w-]*|golden-menus)\.ts$|^docs\/status\.md$/;

/** The table of lines; a record of the same name keeps its row in the data model. */
const LISTS_LINES = 'docs/architecture.md';

/** What the text of a file is once nothing composes the line any more; `paths` are those of its pages. */
export function withoutLine(line: string, paths: readonly string[], file: string, text: string): string {
  if (/(?:^|\/)package\.json$/.test(file))
    return text.includes(`"@vcms/${line}"`) ? withoutDependency(line, text) : text;
  if (/(?:^|\/)tsconfig[\w.]*\.json$/.test(file)) return withoutReference(line, text);
  const gone = [
    ...rowsOf(line),
    ...(LISTS_PAGES.test(file) ? paths.flatMap(rowsTo) : []),
    ...(file === LISTS_LINES ? [new RegExp(`^\\| ${line} \\|`)] : []),
  ];
  const rows = text.split('\n');
  const kept = rows.filter((row) => !gone.some((pattern) => pattern.test(row)));
  // A row between two empty lines leaves one of them.
  return kept.length === rows.length ? text : kept.join('\n').replaceAll('\n\n\n', '\n\n');
}
