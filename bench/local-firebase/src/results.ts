import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface ResultRow {
  readonly what: string;
  readonly figure: string;
  readonly ratio: string;
}

const BEGIN = '<!-- local-firebase: written by npm run bench:firebase -->';
const END = '<!-- end of local-firebase -->';

/** The section as Markdown, between its two markers. */
export function sectionOf(date: string, machine: string, rows: readonly ResultRow[]): string {
  const lines = rows.map(({ what, figure, ratio }) => `| ${what} | ${figure} | ${ratio} |`);
  return [
    BEGIN,
    '## Local Firebase',
    '',
    `${date}; ${machine}. Written by \`npm run bench:firebase\`.`,
    '',
    '| what | figure | ratio |',
    '|---|---|---|',
    ...lines,
    END,
  ].join('\n');
}

/** Puts the section where the last run's stands, or at the end. What else the text holds stays as it is. */
export function withSection(text: string, section: string): string {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin === -1 || end === -1) return `${text.trimEnd()}\n\n${section}\n`.trimStart();
  return text.slice(0, begin) + section + text.slice(end + END.length);
}

export function writeSection(file: string, section: string): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '# Measurements\n';
  writeFileSync(file, withSection(text, section));
}
