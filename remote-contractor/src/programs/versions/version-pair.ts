import { firmDate, formatDate, type Program } from '@vcms/domain';
import { type ElementFinding, findingOf, returnOf, reviewIn } from '@vcms/programs/model';
import type { ProgramDossier, StoredVersion } from '../program-dossier.ts';

/** One version as it stands in its column. */
export interface VersionColumn {
  readonly version: StoredVersion;
  /** Name and text of each fact, in the same order in both columns. */
  readonly facts: readonly (readonly [name: string, text: string])[];
  /** What the reviewer wrote when it was sent back. */
  readonly message: string | undefined;
}

/** What both versions say of one element. */
export interface ElementPair {
  readonly id: string;
  readonly text: string;
  readonly critical: boolean;
  readonly sides: readonly [before: ElementSide, now: ElementSide];
  readonly isChanged: boolean;
}

export interface ElementSide {
  readonly finding: ElementFinding | undefined;
  readonly page: number | undefined;
}

const NONE = 'None';

function dateText(date: string | undefined): string {
  return date === undefined ? NONE : formatDate(date);
}

/** Only an accepted review scores (features/programs/server). */
function scoreText({ score, declaredNotApplicable, state }: StoredVersion): string {
  if (declaredNotApplicable) return 'Declared not applicable';
  if (score === null) return 'No element applies';
  return score ?? (state === 'submitted' ? 'None yet' : 'Not scored');
}

/** The review by which a version stands: for what it was sent back, else the firm's newest. */
function reviewFor(version: StoredVersion, { records }: ProgramDossier) {
  return returnOf(records.reviews, version) ?? reviewIn(records.reviews, version, 'firm');
}

function failedText(findings: readonly ElementFinding[] | undefined): string {
  if (findings === undefined) return NONE;
  const failed = findings.filter(({ result }) => result === 'fail').length;
  return failed === 0 ? 'None failed' : `${failed} failed`;
}

export function versionColumn(version: StoredVersion, file: ProgramDossier): VersionColumn {
  const review = reviewFor(version, file);
  const reviewedOn = review === undefined ? undefined : firmDate(review.decidedAt);
  const document = file.documents.find(({ id }) => id === version.docId);
  return {
    version,
    facts: [
      ['Score', scoreText(version)],
      ['Findings', failedText(review?.findings)],
      ['File', document?.title ?? NONE],
      ['Last revised', dateText(version.revisionDate)],
      ['Submitted', dateText(version.submittedOn)],
      ['Reviewed', dateText(version.reviewedOn ?? reviewedOn)],
      // A client with a review cycle of its own may ask for a newer one before; the card says until when each counts it.
      ['Valid until (firm’s review)', dateText(version.validUntil)],
    ],
    message: review?.publicComment === '' ? undefined : review?.publicComment,
  };
}

/** Both versions element by element, in the order of the catalog. */
export function elementPairs(
  { elements }: Pick<Program, 'elements'>,
  [before, now]: readonly [StoredVersion, StoredVersion],
  file: ProgramDossier,
): readonly ElementPair[] {
  const sideOf = (version: StoredVersion, id: string): ElementSide => ({
    finding: findingOf(reviewFor(version, file), id),
    page: version.pageRefs[id],
  });
  return elements.map(({ id, text, critical }) => {
    const sides = [sideOf(before, id), sideOf(now, id)] as const;
    const [old, current] = sides;
    const isChanged =
      old.page !== current.page ||
      (current.finding !== undefined && old.finding?.result !== current.finding.result);
    return { id, text, critical, sides, isChanged };
  });
}
