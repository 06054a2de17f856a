import {
  addMonths,
  type Program,
  type ProgramVersion,
  programVersionId,
  type Review,
  scoreProgram,
} from '@vcms/domain';
import { CORE_PROGRAMS, PROGRAMS } from '../catalogue/programs.ts';
import type { FilePart } from '../words/contractor-file.ts';
import { ago, type FileContext, firmReview } from '../words/file-context.ts';
import { sampleDocument } from '../words/sample-document.ts';

type Result = 'pass' | 'fail' | 'na';

function resultsOf({ elements }: Program, { quirks }: FileContext, isFirst: boolean): readonly Result[] {
  if (isFirst && quirks.has('program_no_element')) return elements.map(() => 'na');
  if (isFirst && quirks.has('program_critical'))
    return elements.map(({ critical }) => (critical ? 'fail' : 'pass'));
  if (isFirst && quirks.has('program_low'))
    return elements.map((_, index) => (index % 2 === 0 ? 'pass' : 'fail'));
  return elements.map((_, index) => (index === elements.length - 1 ? 'na' : 'pass'));
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
  readonly version: ProgramVersion;
  readonly reviews: readonly Review[];
}

function judgedVersion(context: FileContext, program: Program, isFirst: boolean, n: number): Judged {
  const state = stateOf(context, isFirst);
  const isOut = isFirst && context.quirks.has('program_not_applicable');
  const results = resultsOf(program, context, isFirst);
  const reviewedOn = ago(context, state === 'accepted' ? reviewAge(context, isFirst) : 6);
  const { score, criticalFails } = scoreProgram(
    program.elements.map((element, index) => ({ ...element, result: results[index] ?? 'pass' })),
  );
  const scored = state === 'accepted' && !isOut;
  const version: ProgramVersion = {
    id: programVersionId(program.id, n),
    programId: program.id,
    ...(isOut ? {} : { docId: 'safety-manual' }),
    pageRefs: isOut ? {} : Object.fromEntries(program.elements.map(({ id }, index) => [id, index + 1])),
    revisionDate: ago(context, 420),
    declaredNotApplicable: isOut,
    ...(isOut ? { notApplicableReason: 'The company does no work of this kind and hires none.' } : {}),
    ...(scored ? { score, criticalFails, reviewedOn, validUntil: addMonths(reviewedOn, 24) } : {}),
    state,
    version: n,
    submittedOn: reviewedOn,
  };
  const findings = program.elements.map(({ id }, index) => ({
    key: id,
    result: results[index] ?? 'pass',
    comment: '',
  }));
  const reviews = firmReview(context, 'program', version, 'Name who inspects the equipment, and how often.');
  return { version, reviews: scored ? reviews.map((review) => ({ ...review, findings })) : reviews };
}

/** Safety programs with scores; the first one of the catalogue carries what is special (domain section 8). */
export function programsPart(context: FileContext): FilePart {
  const asked = PROGRAMS.filter(({ id }) => CORE_PROGRAMS.includes(id));
  const kept = context.quirks.has('program_missing') ? asked.slice(1) : asked;
  const judged = kept.map((program, index) => judgedVersion(context, program, index === 0, 1));
  return {
    programs: judged.map(({ version }) => version),
    reviews: judged.flatMap(({ reviews }) => reviews),
    documents: [
      sampleDocument({
        contractorId: context.contractorId,
        id: 'safety-manual',
        typeId: 'safety_manual',
        category: 'program',
        title: 'Safety manual',
        issuedOn: ago(context, 420),
        page: {
          heading: 'SAFETY MANUAL',
          subheading: context.company.name,
          rows: asked.map(({ title, cfr }) => [title, cfr]),
          foot: 'Sample manual. The chapters are named only.',
        },
      }),
    ],
  };
}
