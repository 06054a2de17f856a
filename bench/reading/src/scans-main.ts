import { createRecognizer } from '@vcms/server/recognition';
import { type Score, score, sum } from './compare.ts';
import { drawCopy } from './draw-copy.ts';
import { fieldValues } from './field-values.ts';
import { LAYOUTS } from './layouts.ts';
import { pictureOf } from './picture-of.ts';
import { readPicture } from './read-picture.ts';
import { sampleTruth } from './sample-truth.ts';

/** Pixels for each point, as `DPI` of `read-scan.ts` has it. */
const SCALE = Number(process.env.SCALE ?? 250 / 72);
const copies = Number(process.argv[2] ?? 60);
/** How busy the machine is says nothing of how well it reads. */
const recognizer = createRecognizer({ milliseconds: 600_000, waiting: 4 });
for (const layout of LAYOUTS) {
  for (const kind of ['scan', 'photograph'] as const) {
    const scores: Score[] = [];
    const begun = Date.now();
    for (let seed = 1; seed <= copies; seed += 1) {
      const truth = sampleTruth(seed);
      const pdf = await drawCopy(layout, fieldValues(truth), 'flattened', seed);
      const read = await readPicture(recognizer, await pictureOf(pdf, kind, seed, SCALE), SCALE);
      scores.push(score(truth, read));
    }
    const { right, missed, doubtful, wrong, notes } = sum(scores);
    const all = right + missed + doubtful + wrong;
    const part = ((100 * right) / all).toFixed(1);
    const seconds = ((Date.now() - begun) / 1000 / copies).toFixed(1);
    console.info(
      `| ${layout.name} | ${kind} | ${all} | ${right} (${part} %) | ${missed} | ${doubtful} | ${wrong} | ${seconds} |`,
    );
    if (process.env.NOTES !== undefined) for (const note of notes.slice(0, 60)) console.info(`    ${note}`);
  }
}
await recognizer.close();
