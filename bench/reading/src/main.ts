import { readAcord25, readPdfText } from '@vcms/pdf/read';
import { type Score, score, sum } from './compare.ts';
import { type CopyKind, drawCopy } from './draw-copy.ts';
import { fieldValues } from './field-values.ts';
import type { Layout } from './lay-out.ts';
import { LAYOUTS } from './layouts.ts';
import { sampleTruth } from './sample-truth.ts';

async function readCopy(layout: Layout, kind: CopyKind, seed: number): Promise<Score> {
  const truth = sampleTruth(seed);
  const bytes = await drawCopy(layout, fieldValues(truth), kind, seed);
  const text = await readPdfText(new Blob([new Uint8Array(bytes)]), new AbortController().signal);
  return score(truth, text.kind === 'text' ? readAcord25(text.pages) : undefined);
}

const copies = Number(process.argv[2] ?? 60);
for (const layout of LAYOUTS) {
  for (const kind of ['fillable', 'flattened'] as const) {
    const scores: Score[] = [];
    for (let seed = 1; seed <= copies; seed += 1) scores.push(await readCopy(layout, kind, seed));
    const { right, missed, doubtful, wrong, notes } = sum(scores);
    const all = right + missed + doubtful + wrong;
    const part = ((100 * right) / all).toFixed(2);
    console.info(
      `| ${layout.name} | ${kind} | ${all} | ${right} (${part} %) | ${missed} | ${doubtful} | ${wrong} |`,
    );
    if (process.env.NOTES !== undefined) for (const note of notes.slice(0, 25)) console.info(`    ${note}`);
  }
}
