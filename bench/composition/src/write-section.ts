import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const BEGIN = '<!-- composition: written by npm run bench -->';
const END = '<!-- end of composition -->';

/** Puts the section where the last run's stands, else after the heading of the file. What else it holds stays. */
export function writeSection(file: string, section: string): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '# Measurements\n';
  const [before = '', rest = ''] = text.split(BEGIN);
  const after = rest === '' ? '' : (rest.split(END)[1] ?? '');
  const marked = `${BEGIN}\n${section}\n${END}`;
  if (rest === '') {
    const [heading = '', ...others] = text.split('\n');
    writeFileSync(file, `${heading}\n\n${marked}\n${others.join('\n')}`);
  } else writeFileSync(file, `${before}${marked}${after}`);
}
