import { readPdfText } from '@vcms/pdf/read';
import { commandOf, ofSeed, showRow } from './command.ts';
import type { Score } from './compare.ts';

// `npm run bench:reading -- 11-70 300a,emr fillable`; without anything every paper, seeds 1 to 60.
const { seeds, papers, kinds } = commandOf(process.argv.slice(2), ['fillable', 'flattened'] as const);
for (const paper of papers) {
  for (const kind of kinds) {
    const scores: Score[] = [];
    for (const seed of seeds) {
      const file = new Blob([new Uint8Array(await paper.draw(seed, kind))]);
      const text = await readPdfText(file, new AbortController().signal);
      scores.push(ofSeed(seed, paper.score(seed, text.kind === 'text' ? text.pages : [])));
    }
    showRow(paper, kind, scores);
  }
}
