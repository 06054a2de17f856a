import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const RESULTS = fileURLToPath(new URL('../../results.md', import.meta.url));

/** Replaces the part of a Markdown file between two markers, or adds it at the end. */
export function writeSection(
  name: string,
  command: string,
  lines: readonly string[],
  file: string = RESULTS,
): void {
  const begin = `<!-- ${name}: written by ${command} -->`;
  const end = `<!-- end of ${name} -->`;
  const section = [begin, ...lines, end].join('\n');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  const whole =
    from === -1 || to === -1
      ? `${text.trimEnd()}\n\n${section}\n`
      : text.slice(0, from) + section + text.slice(to + end.length);
  writeFileSync(file, whole);
}
