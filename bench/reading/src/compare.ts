import { LIMITS_OF_LINE, parsePhone } from '@vcms/domain';
import type { Found, ReadCertificate } from '@vcms/pdf/read';
import type { Truth } from './sample-truth.ts';

/** How many fields were read right, left out, offered with a mark of doubt though wrong, and wrong without one. */
export interface Score {
  readonly right: number;
  readonly missed: number;
  readonly doubtful: number;
  readonly wrong: number;
  /** `field: expected, read`, of everything that was not right. */
  readonly notes: readonly string[];
}

/** A field of a paper: what stands there, and what was read. */
export interface Pair {
  readonly name: string;
  readonly expected: string | number | boolean | undefined;
  readonly found: Found<string | number | boolean> | undefined;
}

function pairsOf(truth: Truth, read: ReadCertificate | undefined): readonly Pair[] {
  const pairs: Pair[] = [
    { name: 'issuedOn', expected: truth.issued, found: read?.issuedOn },
    { name: 'producerName', expected: truth.producer, found: read?.producerName },
    { name: 'producerEmail', expected: truth.email, found: read?.producerEmail },
    { name: 'producerPhone', expected: parsePhone(truth.phone), found: read?.producerPhone },
    { name: 'namedInsured', expected: truth.insured, found: read?.namedInsured },
    { name: 'holder', expected: truth.holder, found: read?.holder },
    { name: 'operations', expected: truth.description, found: read?.operations },
  ];
  const add = (name: string, expected: Pair['expected'], found: Pair['found']) =>
    pairs.push({ name, expected, found });
  for (const line of truth.lines) {
    const got = read?.lines.find((candidate) => candidate.line === line.line);
    const insurer = truth.insurers.find(({ letter }) => letter === line.letter);
    add(`${line.line}.policyNumber`, line.number, got?.policyNumber);
    add(`${line.line}.effective`, line.effective, got?.effective);
    add(`${line.line}.expiration`, line.expiration, got?.expiration);
    add(`${line.line}.insurerName`, insurer?.name, got?.insurerName);
    add(`${line.line}.naicNo`, insurer?.naic === '' ? undefined : insurer?.naic, got?.naicNo);
    add(`${line.line}.form`, line.form, got?.form);
    add(`${line.line}.aggregatePer`, line.aggregatePer, got?.aggregatePer);
    add(`${line.line}.autos`, line.autos, got?.autos);
    add(`${line.line}.statutory`, line.statutory, got?.statutory);
    add(`${line.line}.additionalInsured`, line.additionalInsured, got?.additionalInsured);
    add(`${line.line}.waiver`, line.waiver, got?.waiverOfSubrogation);
    for (const code of LIMITS_OF_LINE[line.line])
      add(`${line.line}.${code}`, line.limits[code], got?.limits[code]);
  }
  for (const got of read?.lines ?? []) {
    if (truth.lines.every(({ line }) => line !== got.line)) add(`${got.line}`, undefined, got.policyNumber);
  }
  return pairs;
}

/** What a broker's letter says of the same policies: neither columns of ticks nor the numbers of insurers. */
export function letterPairs(
  truth: Truth,
  read: ReadCertificate | undefined,
  hasInsurers: boolean,
): readonly Pair[] {
  const pairs: Pair[] = [
    { name: 'issuedOn', expected: truth.issued, found: read?.issuedOn },
    { name: 'namedInsured', expected: truth.insured, found: read?.namedInsured },
  ];
  for (const { line, letter, number, effective, expiration, limits } of truth.lines) {
    const got = read?.lines.find((candidate) => candidate.line === line);
    const insurer = hasInsurers ? truth.insurers.find((one) => one.letter === letter)?.name : undefined;
    pairs.push({ name: `${line}.policyNumber`, expected: number, found: got?.policyNumber });
    pairs.push({ name: `${line}.effective`, expected: effective, found: got?.effective });
    pairs.push({ name: `${line}.expiration`, expected: expiration, found: got?.expiration });
    pairs.push({ name: `${line}.insurerName`, expected: insurer, found: got?.insurerName });
    for (const code of LIMITS_OF_LINE[line])
      pairs.push({ name: `${line}.${code}`, expected: limits[code], found: got?.limits[code] });
  }
  return pairs;
}

const same = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string'
    ? one.replaceAll('’', "'") === other.replaceAll('’', "'")
    : one === other;

/** Compares what was read with what a certificate says. */
export function score(truth: Truth, read: ReadCertificate | undefined): Score {
  return scoreOf(pairsOf(truth, read));
}

/** Compares what was read with what stands on the paper; a value where the paper has none is wrong. */
export function scoreOf(pairs: readonly Pair[]): Score {
  const total = { right: 0, missed: 0, doubtful: 0, wrong: 0 };
  const notes: string[] = [];
  for (const { name, expected, found } of pairs) {
    if (expected === undefined && found === undefined) continue;
    if (found === undefined) total.missed += 1;
    else if (same(found.value, expected)) total.right += 1;
    else if (found.certainty === 'sure') total.wrong += 1;
    else total.doubtful += 1;
    if (!same(found?.value, expected))
      notes.push(`${name}: ${expected}, ${found?.value} (${found?.certainty ?? ''})`);
  }
  return { ...total, notes };
}

export function sum(scores: readonly Score[]): Score {
  const of = (key: 'right' | 'missed' | 'doubtful' | 'wrong') =>
    scores.reduce((count, one) => count + one[key], 0);
  return {
    right: of('right'),
    missed: of('missed'),
    doubtful: of('doubtful'),
    wrong: of('wrong'),
    notes: scores.flatMap(({ notes }) => notes),
  };
}
