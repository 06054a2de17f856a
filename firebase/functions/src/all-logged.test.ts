import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

function sourceOf(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8');
}

describe.each(['triggers.ts', 'message-triggers.ts', 'count-triggers.ts', 'schedules.ts'])('%s', (file) => {
  const source = sourceOf(file);
  const made = [...source.matchAll(/^ {2}(\w+): on[A-Z]\w+\(/gm)].map(([, name]) => name);

  it('watches everything it makes, each by its own name, so that no failure passes unseen', () => {
    const watched = [...source.matchAll(/\bwatch\('[a-z]+', '(\w+)'/g)].map(([, name]) => name);

    expect(made.length).toBeGreaterThan(0);
    expect(watched).toEqual(made);
  });

  it('gives Firebase everything it makes', () => {
    const exported = sourceOf('main.ts');

    expect(made.filter((name) => !new RegExp(`\\b${name}\\b`).test(exported))).toEqual([]);
  });
});
