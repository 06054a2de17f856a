import { type CalendarDate, type LineOverview, type Policy, reasonText } from '@vcms/domain';
import type { HolderRecord } from '../data/holder-writer.ts';
import { suggestedFindings } from '../versions/findings.ts';
import { isCorrection } from './change-list.ts';
import { type ClientOutcome, clientOutcomes } from './client-outcomes.ts';
import { endorsementRows } from './endorsement-rows.ts';
import { judgeCandidate, leafTitle, type ReviewRecords, type StoredPolicy } from './judge-candidate.ts';
import { paperDifferences } from './paper-differences.ts';
import { type CertificateReading, partiesOf } from './use-paper-reading.ts';

/** A line of the certificate that waits for this side's decision. */
export interface WaitingLine {
  readonly policy: StoredPolicy;
  /** What it shows for single clients. */
  readonly holders: readonly HolderRecord[];
  /** It is the one on the workbench: its pages and its correction could be looked at. */
  readonly isOpen: boolean;
  /** Why it cannot be decided on now, as a sentence: a colleague has it. */
  readonly blocked?: string | undefined;
}

export interface CheckedLine extends WaitingLine {
  /** As if it were accepted with the others. */
  readonly overview: LineOverview | undefined;
  readonly outcomes: readonly ClientOutcome[];
  /** Why it stays for a decision of its own, as sentences; none: it can be accepted with the others. */
  readonly faults: readonly string[];
}

export interface Certificate {
  readonly records: ReviewRecords;
  readonly reading: CertificateReading;
  readonly today: CalendarDate;
}

/** What does not depend on the other lines. */
function ownFaults({ policy, holders, isOpen, blocked }: WaitingLine, { reading }: Certificate) {
  const hasPages = endorsementRows(policy, undefined, holders).some(({ pageIds }) => pageIds.length > 0);
  return [
    ...(blocked === undefined ? [] : [blocked]),
    ...(reading.kind === 'reading' ? ['The certificate is still being read.'] : []),
    ...(isCorrection(policy) && !isOpen ? ['It was corrected. Open it to compare the versions.'] : []),
    ...(hasPages && !isOpen ? ['It has endorsement pages. Open it to look at them.'] : []),
    ...(reading.kind === 'read' ? paperDifferences(reading.first, policy) : []),
  ];
}

/** What its clients' demands miss, each reason once with the clients that it concerns. */
function missedOf(outcomes: readonly ClientOutcome[]): readonly string[] {
  const names = new Map<string, string[]>();
  for (const { clientName, missed } of outcomes) {
    for (const item of missed) {
      const reasons = item.reasons.map((reason) => reasonText(item, reason)).join('. ');
      const text = reasons === '' ? leafTitle(item) : `${leafTitle(item)}: ${reasons}`;
      names.set(text, [...(names.get(text) ?? []), clientName]);
    }
  }
  return [...names].map(([text, clients]) => `${text} (${clients.join(', ')}).`);
}

function check(line: WaitingLine, others: readonly WaitingLine[], of: Certificate): CheckedLine {
  const { policy } = line;
  const together: readonly Policy[] = others.map((other) => other.policy);
  const holders = [line, ...others].flatMap((one) => one.holders);
  const overview = judgeCandidate({ ...of.records, holders }, policy, of.today, together);
  const paper = partiesOf(of.reading, policy.policyNumber);
  const outcomes = clientOutcomes(overview?.clients ?? []);
  // Of the rest, the demands say more: for whom, and by how much.
  const said = suggestedFindings({
    ...{ policy, today: of.today, overview: undefined, titleOf: leafTitle },
    companyName: of.records.company.name,
    insuredOnPaper: paper.kind === 'read' ? paper.namedInsured : undefined,
  }).map(({ comment }) => comment);
  return { ...line, overview, outcomes, faults: [...ownFaults(line, of), ...said, ...missedOf(outcomes)] };
}

/**
 * Judges the lines of one certificate as if all of them that are free of faults were accepted together: an umbrella counts for
 * the line below it. One that falls out takes what leaned on it with it.
 */
export function checkTogether(lines: readonly WaitingLine[], of: Certificate): readonly CheckedLine[] {
  let together = lines.filter((line) => ownFaults(line, of).length === 0);
  for (;;) {
    const checked = lines.map((line) =>
      check(
        line,
        together.filter((other) => other !== line),
        of,
      ),
    );
    const clean = together.filter((line) => checked[lines.indexOf(line)]?.faults.length === 0);
    if (clean.length === together.length) return checked;
    together = clean;
  }
}

/** Those that can be accepted in one act. */
export function acceptable(lines: readonly CheckedLine[]): readonly CheckedLine[] {
  return lines.filter(({ faults }) => faults.length === 0);
}
