import { type Score, sum } from './compare.ts';
import { PAPERS, type Paper } from './papers.ts';

export interface Command<Kind extends string> {
  readonly seeds: readonly number[];
  readonly papers: readonly Paper[];
  readonly kinds: readonly Kind[];
}

/** Seeds (8 or 9-16), parts of the papers' keys, kinds of copies, both with commas between them: `9-16 300a,emr scan`. */
export function commandOf<Kind extends string>(
  [seeds = '60', wanted = '', asked]: readonly string[],
  kinds: readonly Kind[],
): Command<Kind> {
  const [first = 1, last = first] = seeds.includes('-') ? seeds.split('-').map(Number) : [1, Number(seeds)];
  return {
    seeds: Array.from({ length: last - first + 1 }, (_, at) => first + at),
    papers: PAPERS.filter(({ key }) => wanted.split(',').some((part) => key.includes(part))),
    kinds: kinds.filter((kind) => asked === undefined || asked.split(',').includes(kind)),
  };
}

/** A row of the table; with `NOTES` what was not right follows. */
export function showRow(paper: Paper, kind: string, scores: readonly Score[], rest = ''): void {
  const { right, missed, doubtful, wrong, notes } = sum(scores);
  const all = right + missed + doubtful + wrong;
  const part = ((100 * right) / all).toFixed(1);
  console.info(
    `| ${paper.name} | ${kind} | ${scores.length} | ${all} | ${right} (${part} %) | ${missed} | ${doubtful} | ${wrong} |${rest}`,
  );
  if (process.env.NOTES !== undefined) for (const note of notes) console.info(`    ${note}`);
}

/** The notes of a copy begin with its seed. */
export function ofSeed(seed: number, score: Score): Score {
  return { ...score, notes: score.notes.map((note) => `${seed} ${note}`) };
}
