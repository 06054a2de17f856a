import { createRecognizer } from '@vcms/server/recognition';
import { cachedRecognizer } from './cached-recognizer.ts';
import { commandOf, ofSeed, showRow } from './command.ts';
import type { Score } from './compare.ts';
import { pictureOf } from './picture-of.ts';
import { readPicture } from './read-picture.ts';

// `npm run bench:scans -- 9-16 300a scan`
const { seeds, papers, kinds } = commandOf(process.argv.slice(2), ['scan', 'photograph'] as const);
/** Pixels for each point, as `DPI` of `read-scan.ts` has it. */
const SCALE = Number(process.env.SCALE ?? 250 / 72);
/** How busy the machine is says nothing of how well it reads. */
const engine = createRecognizer({ milliseconds: 600_000, waiting: 4 });
// Words that were recognised before, where the readers are what is measured.
const kept = process.env.SCAN_WORDS;
const recognizer = kept === undefined ? engine : cachedRecognizer(engine, kept);
for (const paper of papers) {
  for (const kind of kinds) {
    const scores: Score[] = [];
    const [begun, processor] = [Date.now(), process.cpuUsage()];
    for (const seed of seeds) {
      const picture = await pictureOf(await paper.draw(seed, 'flattened'), kind, seed, SCALE);
      const items = await readPicture(recognizer, picture, SCALE);
      scores.push(ofSeed(seed, paper.score(seed, items === undefined ? [] : [{ page: 1, items }])));
    }
    const seconds = ((Date.now() - begun) / 1000 / scores.length).toFixed(1);
    const worked = (process.cpuUsage(processor).user / 1_000_000 / scores.length).toFixed(1);
    showRow(paper, kind, scores, ` ${seconds} | ${worked} |`);
  }
}
await recognizer.close();
