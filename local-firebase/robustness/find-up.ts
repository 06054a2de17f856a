import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder above that holds `name`: sources and build lie differently deep. */
export function findUp(name: string, from: string): string {
  if (existsSync(join(from, name))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error(`There is no ${name} above.`);
  return findUp(name, parent);
}
