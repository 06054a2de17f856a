import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TABLE = join(import.meta.dirname, '../../../../docs/spec/domain/7-inputs.md');

/** One field of the table of inputs: `evidence.policies[].limits`. */
export interface InputRow {
  readonly place: string;
  readonly writer: string;
  readonly lookedAt: string;
  readonly line: string;
}

export const INPUT_ROWS: readonly InputRow[] = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((row) => {
    const [place = '', fields = '', writer = '', lookedAt = '', , , line = ''] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const parent = place.replaceAll('`', '');
    return fields
      .split(', ')
      .map((field) => ({ place: field === '' ? parent : `${parent}.${field}`, writer, lookedAt, line }));
  });

const NAMES: Readonly<Record<string, string>> = { firm: '5002', client: '5003' };

/** Who writes it, by role, beside contractors (5005) and brokers; nobody where only the server does. */
export function writersOf({ writer }: InputRow): readonly string[] {
  if (/^(the )?server|^access rules/.test(writer)) return [];
  const found = writer.match(/\b(?:contractor|firm|client|broker|500[1-6])\b/g) ?? [];
  return [...new Set(found.map((name) => NAMES[name] ?? name))];
}

/** Whether somebody must look at it before it helps. */
export function isLookedAt({ lookedAt }: InputRow): boolean {
  return !lookedAt.startsWith('–');
}

/** The actions of the lines that it leaves; none, with a reason, where nobody writes it. */
export function linesOf({ line }: InputRow): readonly string[] {
  return [...line.matchAll(/`([a-z_]+\.[a-z_]+)`/g)].map(([, action = '']) => action);
}
