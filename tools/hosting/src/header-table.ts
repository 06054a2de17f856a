import type { AllowedOrigins } from './content-security-policy.ts';
import { headersFor, type ResourceKind } from './header-policy.ts';

const ROWS: readonly (readonly [kind: ResourceKind, where: string])[] = [
  ['page', 'shell: `/` and every deep link'],
  ['shell-asset', 'shell: `/s/<shell-version>/*`'],
  ['registry', 'shell: `/registry/<env>.json`, `/registry/<env>/<remote>.json`'],
  ['release-asset', 'CDN: `/r/<remote>/<version>-<commit>/*`'],
  ['missing', 'both: unknown paths below `/s/`, `/r/`, `/registry/`, status 404'],
];

/** The headers of every kind of path as a Markdown table; whoever sets up a CDN copies them from there. */
function headerTable(origins: AllowedOrigins): string {
  const rows = ROWS.flatMap(([kind, where]) =>
    Object.entries(headersFor(kind, origins)).map(
      ([name, value], index) => `| ${index === 0 ? where : ''} | \`${name}\` | \`${value}\` |`,
    ),
  );
  return ['| Path | Header | Value |', '|---|---|---|', ...rows].join('\n');
}

const BEGIN = '<!-- headers: begin -->';
const END = '<!-- headers: end -->';

/** A document whose table between the two marks is made anew. Throws when the marks are missing. */
export function withHeaderTable(document: string, origins: AllowedOrigins): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`The document has no ${BEGIN} and ${END}.`);
  return `${document.slice(0, begin + BEGIN.length)}\n${headerTable(origins)}\n${document.slice(end)}`;
}
