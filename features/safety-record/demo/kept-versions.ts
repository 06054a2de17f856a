import {
  type EmrRecord,
  type EmrVersion,
  type EvidenceState,
  type NotRated,
  type NotRatedVersion,
  type OshaYear,
  type OshaYearVersion,
  type Review,
  yearRates,
} from '@vcms/domain';
import { ago, at, DEMO_PEOPLE, type FileContext } from '@vcms/seed/words';

interface Submitted {
  readonly id: string;
  readonly state: EvidenceState;
  readonly version: number;
  readonly submittedOn?: string | undefined;
}

function versionOf<Entry extends Submitted>({ submitter }: FileContext, record: Entry, submittedOn: string) {
  const { id: recordId, state: _state, ...content } = record;
  const submittedAt = at(submittedOn, 3);
  return {
    ...content,
    id: String(record.version),
    recordId,
    submittedOn,
    submittedAt,
    submittedBy: submitter,
  };
}

/** What was submitted of each record, as the server keeps it. */
function kept<Entry extends Submitted>(context: FileContext, records: readonly Entry[]) {
  return records.flatMap((record) =>
    record.submittedOn === undefined ? [] : [versionOf(context, record, record.submittedOn)],
  );
}

export function keptEmr(context: FileContext, records: readonly EmrRecord[]): readonly EmrVersion[] {
  return kept(context, records);
}

export function keptNotRated(context: FileContext, records: readonly NotRated[]): readonly NotRatedVersion[] {
  return kept(context, records);
}

/** Every year that was submitted, and of one that was corrected also what was returned: four times the hours, another signer's title. */
export function keptYears(context: FileContext, years: readonly OshaYear[]): readonly OshaYearVersion[] {
  const returned = years
    .filter(({ version }) => version > 1)
    .map((log) => {
      const hours = log.hours * 4;
      const before = {
        ...log,
        hours,
        ...yearRates({ ...log, hours }),
        certifiedTitle: 'Bookkeeper',
        version: 1,
      };
      return versionOf(context, before, ago(context, 12));
    });
  return [...returned, ...kept(context, years)];
}

/** Why a year went back that has been corrected since. */
export function reviewsOfReturned(context: FileContext, years: readonly OshaYear[]): readonly Review[] {
  return years
    .filter(({ version }) => version > 1)
    .map((log) => {
      const findings = [
        { key: 'hours', comment: `The form 300A shows ${log.hours.toLocaleString('en-US')} hours.` },
        { key: 'certifiedOn', comment: 'A company executive must certify the form 300A.' },
      ];
      return {
        id: `review-osha_year-${log.id}-1`,
        subjectType: 'osha_year',
        subjectId: log.id,
        subjectVersion: 1,
        scope: 'firm',
        decision: 'changes_requested',
        findings: findings.map((finding) => ({ ...finding, result: 'fail' as const })),
        publicComment: [`Please correct OSHA ${log.year}:`, ...findings.map(({ comment }) => comment)].join(
          '\n',
        ),
        decidedBy: DEMO_PEOPLE.cs.uid,
        decidedAt: at(ago(context, 10), 9),
        minutesToDecision: 2_310,
      };
    });
}
