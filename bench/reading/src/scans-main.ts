import { createRecognizer } from '@vcms/server/recognition';
import { cachedRecognizer } from './cached-recognizer.ts';
import { type Score, sum } from './compare.ts';
import { pictureOf } from './picture-of.ts';
import { readPicture } from './read-picture.ts';
import { SCANNED_PAPERS } from './scanned-papers.ts';

// Seeds (8 or 9-16), a part of the paper's key, the kind of copy: `npm run bench:scans -- 9-16 300a scan`.
const [seeds = '60', wanted = '', kinds = 'scan,photograph'] = process.argv.slice(2);
const [first, last] = seeds.includes('-') ? seeds.split('-').map(Number) : [1, Number(seeds)];
/** Pixels for each point, as `DPI` of `read-scan.ts` has it. */
const SCALE = Number(process.env.SCALE ?? 250 / 72);
/** How busy the machine is says nothing of how well it reads. */
const engine = createRecognizer({ milliseconds: 600_000, waiting: 4 });
// Words that were recognised before, where the readers are what is measured.
const kept = process.env.SCAN_WORDS;
const recognizer = kept === undefined ? engine : cachedRecognizer(engine, kept);
for (const paper of SCANNED_PAPERS.filter(({ key }) =>
  wanted.split(',').some((part) => key.includes(part)),
)) {
  for (const kind of ['scan', 'photograph'] as const) {
    if (!kinds.includes(kind)) continue;
    const scores: Score[] = [];
    const [begun, processor] = [Date.now(), process.cpuUsage()];
    for (let seed = first ?? 1; seed <= (last ?? 0); seed += 1) {
      const picture = await pictureOf(await paper.draw(seed), kind, seed, SCALE);
      const score = paper.score(seed, await readPicture(recognizer, picture, SCALE));
      scores.push({ ...score, notes: score.notes.map((note) => `${seed} ${note}`) });
    }
    const { right, missed, doubtful, wrong, notes } = sum(scores);
    const all = right + missed + doubtful + wrong;
    const part = ((100 * right) / all).toFixed(1);
    const seconds = ((Date.now() - begun) / 1000 / scores.length).toFixed(1);
    const { user } = process.cpuUsage(processor);
    const worked = (user / 1_000_000 / scores.length).toFixed(1);
    console.info(
      `| ${paper.name} | ${kind} | ${all} | ${right} (${part} %) | ${missed} | ${doubtful} | ${wrong} | ${seconds} | ${worked} |`,
    );
    if (process.env.NOTES !== undefined) for (const note of notes) console.info(`    ${note}`);
  }
}
await recognizer.close();
