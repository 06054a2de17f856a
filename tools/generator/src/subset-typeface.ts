import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const resolve = createRequire(import.meta.url).resolve;
const SOURCE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const LICENCE = '@fontsource-variable/inter/LICENSE';

/** Where the shell takes it from. */
const FOLDER = 'host-shell/src/typeface';

/** Basic Latin, Latin-1, and the rest of what English, French and Spanish are written with. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
] as const;
const SIGNS = 'ıŒœ–—‘’‚“”„•…‹›″′€™↑↓−';

/** Copyright, licence and its address stay in the file. */
const LEGAL_NAMES = [0, 13, 14];

/** Every character that the typeface has to have. */
export function typefaceText(): string {
  const ranges = RANGES.map(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join(''),
  );
  return [...ranges, SIGNS].join('');
}

/**
 * Inter as the product uses it, as WOFF2: weights 400 to 700, figures of one width for tables, kerning. Marks, fractions and arrows
 * that Inter makes of several characters are left out.
 */
export function subsetTypeface(): Promise<Uint8Array> {
  return subsetFont(readFileSync(resolve(SOURCE)), typefaceText(), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'tnum'],
    preserveNameIds: LEGAL_NAMES,
  });
}

/** Writes the typeface and its licence into the shell of the repository at `root`; returns their paths from there. */
export async function writeTypeface(root: string): Promise<readonly string[]> {
  const files = [
    ['inter.woff2', await subsetTypeface()],
    ['inter-licence.txt', readFileSync(resolve(LICENCE))],
  ] as const;
  for (const [name, bytes] of files) writeFileSync(join(root, FOLDER, name), bytes);
  return files.map(([name]) => `${FOLDER}/${name}`);
}
