import {
  addMonths,
  PROGRAM_VALID_MONTHS,
  type Program,
  type ProgramVersion,
  programVersionId,
  type Review,
  scoreFindings,
} from '@vcms/domain';
import {
  ago,
  at,
  CORE_PROGRAMS,
  DEMO_PEOPLE,
  type FileContext,
  type FilePart,
  firmReview,
} from '@vcms/seed/words';
import { PROGRAMS } from './catalogue/index.ts';
import { chapterPage, MANUAL_ID, safetyManual } from './manual.ts';

type Findings = Review['findings'];
type Result = Findings[number]['result'];

const COMMENT = 'Name who inspects the equipment, and how often.';
const NOT_APPLICABLE = 'The company does no work of this kind and hires none.';

/** What a reviewer wrote where an element failed. */
function commentOf(result: Result, index: number): string {
  if (result === 'pass') return '';
  if (result === 'na') return 'No work of this kind is done for any client.';
  return index % 2 === 0 ? COMMENT : 'The text repeats the rule. Say how it is done at your sites.';
}

/** The elements that fail a contractor: by its quirk, or one of the lesser ones here and there. */
function failsOf({ elements }: Program, { quirks, contractorId }: FileContext, isFirst: boolean) {
  const firstCritical = elements.findIndex(({ critical }) => critical);
  const isSpecial = (quirk: Parameters<typeof quirks.has>[0]) => isFirst && quirks.has(quirk);
  const seed = [...contractorId].reduce((sum, letter) => sum + letter.charCodeAt(0), elements.length);
  return (index: number): boolean => {
    if (isSpecial('program_critical')) return index === firstCritical;
    if (isSpecial('program_low')) return index % 2 === 1;
    if (isSpecial('program_returned') || isSpecial('program_pending')) return index === 2 || index === 5;
    const isLesser = elements[index]?.critical === false && (elements[index]?.points ?? 5) < 3;
    return isLesser && index % 5 === seed % 5;
  };
}

function findingsOf(program: Program, context: FileContext, isFirst: boolean, page: number): Findings {
  const fails = failsOf(program, context, isFirst);
  const nothing = isFirst && context.quirks.has('program_no_element');
  const last = program.elements.length - 1;
  return program.elements.map(({ id, text }, index) => {
    const result: Result = nothing || index === last ? 'na' : fails(index) ? 'fail' : 'pass';
    const element = result === 'fail' ? { element: text } : {};
    return {
      ...{ key: id, result, comment: commentOf(result, index) },
      ...(result === 'na' ? {} : { page }),
      ...element,
    };
  });
}

/** Days since the review of the first program: old enough to have run out, or about to. */
function reviewAge({ quirks, random }: FileContext, isFirst: boolean): number {
  if (isFirst && quirks.has('program_expired')) return 800;
  return isFirst && quirks.has('program_ends_soon') ? 720 : random.int(30, 400);
}

function stateOf({ quirks }: FileContext, isFirst: boolean): ProgramVersion['state'] {
  if (isFirst && quirks.has('program_pending')) return 'submitted';
  return isFirst && quirks.has('program_returned') ? 'changes_requested' : 'accepted';
}

interface Judged {
  readonly versions: readonly ProgramVersion[];
  readonly reviews: readonly Review[];
}

/** The return that a version which waits now has behind it. */
function returnedBefore(version: ProgramVersion, context: FileContext, findings: Findings): Judged {
  const id = programVersionId(version.programId, 1);
  const review: Review = {
    id: `review-program-${id}-1`,
    subjectType: 'program',
    subjectId: id,
    subjectVersion: 1,
    scope: 'firm',
    decision: 'changes_requested',
    findings,
    publicComment: `Please correct the program. ${COMMENT}`,
    decidedBy: DEMO_PEOPLE.cs.uid,
    decidedAt: at(ago(context, 24), 4),
    minutesToDecision: 2_310,
  };
  const before = { ...version, id, version: 1, state: 'changes_requested' as const };
  return { versions: [{ ...before, submittedOn: ago(context, 26) }], reviews: [review] };
}

function judgedProgram(context: FileContext, program: Program, isFirst: boolean, page: number): Judged {
  const state = stateOf(context, isFirst);
  const isOut = isFirst && context.quirks.has('program_not_applicable');
  const findings = findingsOf(program, context, isFirst, page);
  const reviewedOn = ago(context, state === 'accepted' ? reviewAge(context, isFirst) : 6);
  const n = state === 'submitted' ? 2 : 1;
  const scored = state === 'accepted' && !isOut;
  const version: ProgramVersion = {
    id: programVersionId(program.id, n),
    programId: program.id,
    edition: program.edition,
    ...(isOut ? {} : { docId: MANUAL_ID }),
    pageRefs: isOut ? {} : Object.fromEntries(program.elements.map(({ id }) => [id, page])),
    revisionDate: ago(context, 420),
    declaredNotApplicable: isOut,
    ...(isOut ? { notApplicableReason: NOT_APPLICABLE } : {}),
    ...(scored
      ? {
          ...scoreFindings(program, findings),
          reviewedOn,
          validUntil: addMonths(reviewedOn, PROGRAM_VALID_MONTHS),
        }
      : {}),
    state,
    version: n,
    submittedOn: reviewedOn,
  };
  const before = state === 'submitted' ? returnedBefore(version, context, findings) : undefined;
  const reviews = firmReview(context, 'program', version, COMMENT).map((review) => ({
    ...review,
    findings: isOut ? [] : findings,
    ...(scored ? scoreFindings(program, findings) : {}),
  }));
  return {
    versions: [...(before?.versions ?? []), version],
    reviews: [...(before?.reviews ?? []), ...reviews],
  };
}

/** Safety programs with scores; the first one of the catalogue carries what is special (domain section 8). */
export function programsPart(context: FileContext): FilePart {
  const asked = PROGRAMS.filter(({ id }) => CORE_PROGRAMS.includes(id));
  const kept = context.quirks.has('program_missing') ? asked.slice(1) : asked;
  const judged = kept.map((program, index) =>
    judgedProgram(context, program, index === 0, chapterPage(asked, program.id)),
  );
  return {
    programs: judged.flatMap(({ versions }) => versions),
    reviews: judged.flatMap(({ reviews }) => reviews),
    documents: [safetyManual(context, asked)],
  };
}
