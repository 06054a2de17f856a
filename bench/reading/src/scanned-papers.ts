import { type PlacedText, readAcord25, readEmrLetter, readOsha300a, SUMMARY_COUNTS } from '@vcms/pdf/read';
import { write300a, writeEmrLetter } from '@vcms/pdf/test-support';
import { type Pair, type Score, score, scoreOf } from './compare.ts';
import { drawCopy } from './draw-copy.ts';
import { drawPaper } from './draw-paper.ts';
import { fieldValues } from './field-values.ts';
import { LAYOUTS } from './layouts.ts';
import { letterOf, sample300aOf } from './sample-papers.ts';
import { sampleTruth } from './sample-truth.ts';

/** A kind of paper that is copied: drawn from a seed, and compared with it. */
export interface ScannedPaper {
  /** As the command names it. */
  readonly key: string;
  readonly name: string;
  readonly draw: (seed: number) => Promise<Uint8Array>;
  /** `undefined`: nothing was recognised. */
  readonly score: (seed: number, items: readonly PlacedText[] | undefined) => Score;
}

const certificates = LAYOUTS.map(
  (layout, at): ScannedPaper => ({
    ...{ key: `certificate-${at}`, name: `certificate ${layout.name}` },
    draw: (seed) => drawCopy(layout, fieldValues(sampleTruth(seed)), 'flattened', seed),
    score: (seed, items) =>
      score(sampleTruth(seed), items === undefined ? undefined : readAcord25([{ page: 1, items }])),
  }),
);

const summaries = (['official', 'list', 'table'] as const).map(
  (layout): ScannedPaper => ({
    ...{ key: `300a-${layout}`, name: `300A, ${layout}` },
    draw: (seed) =>
      drawPaper((page) => write300a(page, sample300aOf(seed), layout), layout === 'official', seed),
    score(seed, items) {
      const sample = sample300aOf(seed);
      const [read] = items === undefined ? [] : readOsha300a([{ page: 1, items }]);
      const counts = SUMMARY_COUNTS.map(
        (field): Pair => ({ name: field, expected: sample.counts[field], found: read?.counts[field] }),
      );
      const [month, day, year] = sample.signed.split('/');
      return scoreOf([
        ...counts,
        { name: 'year', expected: sample.year, found: read?.year },
        { name: 'name', expected: sample.name, found: read?.establishmentName },
        { name: 'naics', expected: sample.naics, found: read?.naics },
        { name: 'certifiedBy', expected: sample.executive, found: read?.certifiedBy },
        { name: 'certifiedTitle', expected: sample.title, found: read?.certifiedTitle },
        { name: 'certifiedOn', expected: `${year}-${month}-${day}`, found: read?.certifiedOn },
      ]);
    },
  }),
);

const letters = (['letter', 'list', 'years', 'worksheet'] as const).map(
  (layout): ScannedPaper => ({
    ...{ key: `emr-${layout}`, name: `EMR letter, ${layout}` },
    draw: (seed) => drawPaper((page) => writeEmrLetter(page, letterOf(seed).sample, layout), false, seed),
    score(seed, items) {
      const { sample, value, effective } = letterOf(seed);
      const read = items === undefined ? undefined : readEmrLetter([{ page: 1, items }]);
      const [newest] = read?.ratings ?? [];
      return scoreOf([
        { name: 'value', expected: value, found: newest?.value },
        { name: 'effective', expected: effective, found: newest?.effective },
        { name: 'insured', expected: sample.insured, found: read?.insured },
      ]);
    },
  }),
);

export const SCANNED_PAPERS: readonly ScannedPaper[] = [...certificates, ...summaries, ...letters];
