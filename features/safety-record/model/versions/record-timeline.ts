import type { EmrVersion, EvidenceState, NotRatedVersion, OshaYearVersion, Review } from '@vcms/domain';
import type { SafetyTerms } from '../record-fields.ts';
import { compareRecords, type RecordComparison } from './compare-records.ts';

type Place = {
  readonly id: string;
  readonly state: EvidenceState;
  readonly version: number;
  readonly submittedOn?: string | undefined;
};

/** A record of the line with its place in the review. */
export type VersionedRecord = { [Kind in SafetyTerms['kind']]: Kinded<Kind> }[SafetyTerms['kind']];
interface Kinded<Kind extends SafetyTerms['kind']> {
  readonly kind: Kind;
  readonly record: Extract<SafetyTerms, { readonly kind: Kind }>['record'] & Place;
}

/** What was kept of the records of the line. */
export type KeptVersion = OshaYearVersion | EmrVersion | NotRatedVersion;

/** A submission as it was kept, and the day of it. */
type SubmittedTerms = SafetyTerms & { readonly submittedOn: string | undefined };

/** One submission of a record. */
export interface RecordSubmission {
  /** From 1. */
  readonly version: number;
  /** Undefined: it was submitted before versions were kept. */
  readonly terms: SubmittedTerms | undefined;
  /** What was decided about it, the newest first. */
  readonly decisions: readonly Review[];
  /** Against the submission before; undefined for the first one, and where one of the two is not kept. */
  readonly comparison: RecordComparison | undefined;
}

/** A submission as it was kept; the one that the record itself still shows needs no copy. */
export function submittedTerms(
  { kind, record }: VersionedRecord,
  versions: readonly KeptVersion[],
  version: number,
): SubmittedTerms | undefined {
  const kept = versions.find((one) => one.version === version);
  const shown = record.version === version && record.state !== 'draft' ? record : undefined;
  const found = kept ?? shown;
  // Versions are read below their record: they are of its kind.
  return found && ({ kind, record: found, submittedOn: found.submittedOn } as SubmittedTerms);
}

/** What was decided about one submission, the newest first. */
export function decisionsOn(
  { kind, record }: VersionedRecord,
  reviews: readonly Review[],
  version: number,
): readonly Review[] {
  return reviews
    .filter(({ subjectType, subjectId }) => subjectType === kind && subjectId === record.id)
    .filter(({ subjectVersion }) => subjectVersion === version)
    .toSorted((left, right) => right.decidedAt.getTime() - left.decidedAt.getTime());
}

/** Every submission of a record, the newest first. A draft has not been submitted. */
export function recordTimeline(
  subject: VersionedRecord,
  versions: readonly KeptVersion[],
  reviews: readonly Review[],
): readonly RecordSubmission[] {
  const { state, version: newest } = subject.record;
  const last = state === 'draft' ? newest - 1 : newest;
  return Array.from({ length: last }, (_, index) => last - index).map((version) => {
    const terms = submittedTerms(subject, versions, version);
    const before = version === 1 ? undefined : submittedTerms(subject, versions, version - 1);
    return {
      version,
      terms,
      decisions: decisionsOn(subject, reviews, version),
      comparison: terms && before && compareRecords(before, terms),
    };
  });
}
