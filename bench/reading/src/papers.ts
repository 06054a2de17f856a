import {
  type Found,
  readAcord25,
  readBrokerLetter,
  readEmrLetter,
  readEndorsements,
  readOsha300a,
  SUMMARY_COUNTS,
  type TextPage,
} from '@vcms/pdf/read';
import {
  type LetterLayout,
  write300a,
  writeBrokerLetter,
  writeEmrLetter,
  writeEndorsement,
} from '@vcms/pdf/test-support';
import { letterPairs, type Pair, type Score, score, scoreOf } from './compare.ts';
import { type CopyKind, drawCopy } from './draw-copy.ts';
import { drawPaper } from './draw-paper.ts';
import { fieldValues } from './field-values.ts';
import { LAYOUTS } from './layouts.ts';
import { endorsementOf } from './sample-endorsements.ts';
import { brokerLetterOf, letterOf, sample300aOf } from './sample-papers.ts';
import { sampleTruth } from './sample-truth.ts';

/** A kind of paper that is copied: drawn from a seed, and compared with it. */
export interface Paper {
  /** As the command names it. */
  readonly key: string;
  readonly name: string;
  readonly draw: (seed: number, kind: CopyKind) => Promise<Uint8Array>;
  /** No pages: nothing was recognised. */
  readonly score: (seed: number, pages: readonly TextPage[]) => Score;
}

const certificates = LAYOUTS.map(
  (layout, at): Paper => ({
    ...{ key: `certificate-${at}`, name: `certificate ${layout.name}` },
    draw: (seed, kind) => drawCopy(layout, fieldValues(sampleTruth(seed)), kind, seed),
    score: (seed, pages) => score(sampleTruth(seed), readAcord25(pages)),
  }),
);

const summaries = (['official', 'list', 'table'] as const).map(
  (layout): Paper => ({
    ...{ key: `300a-${layout}`, name: `300A, ${layout}` },
    draw: (seed, kind) =>
      drawPaper((page) => write300a(page, sample300aOf(seed), layout), layout === 'official', kind, seed),
    score(seed, pages) {
      const sample = sample300aOf(seed);
      const [read] = readOsha300a(pages);
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

/** What a layout names besides; undefined: nothing. */
const LETTERS: Readonly<
  Record<LetterLayout, { readonly issuer?: string; readonly kind?: string; readonly hasPolicy: boolean }>
> = {
  letter: { issuer: 'carrier', hasPolicy: true },
  list: { issuer: 'carrier', hasPolicy: true },
  years: { hasPolicy: false },
  worksheet: { issuer: 'ncci', kind: 'interstate', hasPolicy: false },
};

const letters = (['letter', 'list', 'years', 'worksheet'] as const).map(
  (layout): Paper => ({
    ...{ key: `emr-${layout}`, name: `EMR letter, ${layout}` },
    draw: (seed, kind) =>
      drawPaper((page) => writeEmrLetter(page, letterOf(seed).sample, layout), false, kind, seed),
    score(seed, pages) {
      const { sample, value, effective } = letterOf(seed);
      const { issuer, kind, hasPolicy } = LETTERS[layout];
      const read = readEmrLetter(pages);
      const [newest] = read?.ratings ?? [];
      return scoreOf([
        { name: 'value', expected: value, found: newest?.value },
        { name: 'effective', expected: effective, found: newest?.effective },
        { name: 'insured', expected: sample.insured, found: read?.insured },
        { name: 'policy', expected: hasPolicy ? sample.policyNumber : undefined, found: read?.policyNumber },
        { name: 'issuer', expected: issuer, found: read?.issuer },
        { name: 'kind', expected: kind, found: read?.kind },
      ]);
    },
  }),
);

const brokers = (['sentences', 'list', 'table'] as const).map(
  (layout): Paper => ({
    ...{ key: `broker-${layout}`, name: `broker's letter, ${layout}` },
    draw: (seed, kind) =>
      drawPaper(
        (page) => writeBrokerLetter(page, brokerLetterOf(sampleTruth(seed), layout), layout),
        layout === 'table',
        kind,
        seed,
      ),
    score: (seed, pages) =>
      scoreOf(letterPairs(sampleTruth(seed), readBrokerLetter(pages), layout !== 'table')),
  }),
);

const ENDORSEMENTS = {
  work: 'additional insured, two columns',
  labels: 'waiver and designated insured',
  projects: 'aggregate per project',
  primary: 'primary and non-contributory',
  compensation: "workers' compensation waiver",
} as const;

/** Several values of a page as one, at the place of the first. */
function joined(all: readonly Found<string>[] = []): Found<string> | undefined {
  const [first] = all;
  return first === undefined ? undefined : { ...first, value: all.map(({ value }) => value).join('; ') };
}

const endorsements = (Object.keys(ENDORSEMENTS) as (keyof typeof ENDORSEMENTS)[]).map(
  (group): Paper => ({
    ...{ key: `endorsement-${group}`, name: `endorsement, ${ENDORSEMENTS[group]}` },
    draw: (seed, kind) =>
      drawPaper((page) => writeEndorsement(page, endorsementOf(seed, group).sample), false, kind, seed),
    score(seed, pages) {
      const { sample, edition, basis, names, places } = endorsementOf(seed, group);
      const [read] = readEndorsements(pages) ?? [];
      return scoreOf([
        { name: 'number', expected: sample.number, found: read?.number },
        { name: 'edition', expected: edition, found: read?.edition },
        { name: 'policyNumber', expected: sample.policyNumber, found: read?.policyNumber },
        { name: 'basis', expected: basis, found: read?.basis },
        { name: 'names', expected: names, found: joined(read?.names) },
        ...(group === 'projects' ? [{ name: 'places', expected: places, found: joined(read?.places) }] : []),
      ]);
    },
  }),
);

export const PAPERS: readonly Paper[] = [
  ...certificates,
  ...summaries,
  ...letters,
  ...brokers,
  ...endorsements,
];
