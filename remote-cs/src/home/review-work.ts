import type { AbsolutePath } from '@vcms/contract';
import type { ReviewTaskLine } from '@vcms/data';
import { type CalendarDate, type ReviewSubject, reviewPromisedOn } from '@vcms/domain';

interface Words {
  readonly noun: string;
  /** The page that reviews it, before the contractor's id. */
  readonly path: string;
}

/** Kinds of evidence that a page of this role reviews. */
const REVIEWED: Readonly<Partial<Record<ReviewSubject, Words>>> = {
  policy: { noun: 'insurance policy', path: '/csinsurance-review/:contractor' },
  osha_year: { noun: 'OSHA year', path: '/confirm-statisticals/:contractor/osha' },
  emr: { noun: 'EMR', path: '/confirm-statisticals/:contractor/emr' },
  not_rated: { noun: 'not-rated letter', path: '/confirm-statisticals/:contractor/not-rated' },
  program: { noun: 'safety program', path: '/safety-policy-review/:contractor' },
  questionnaire: { noun: 'questionnaire', path: '/company-questionnaires/:contractor' },
  document: { noun: 'document', path: '/documents-center/files/review/:contractor' },
};

export const REVIEWED_SUBJECTS = Object.keys(REVIEWED) as readonly ReviewSubject[];

/** One review that needs this person. */
export interface ReviewWork {
  readonly id: string;
  readonly title: string;
  readonly to: AbsolutePath;
  /** By when the first decision is promised. */
  readonly promisedOn: CalendarDate;
}

function workOf(task: ReviewTaskLine, isMine: boolean): readonly ReviewWork[] {
  const { id, subjectType, subjectId, contractorId, contractorName, submittedOn } = task;
  const words = REVIEWED[subjectType];
  if (words === undefined) return [];
  const place = words.path.replace(':contractor', encodeURIComponent(contractorId));
  return [
    {
      id,
      title: `${isMine ? 'Finish' : 'Review'} ${words.noun} of ${contractorName}`,
      to: `${place}/${encodeURIComponent(subjectId)}` as AbsolutePath,
      promisedOn: reviewPromisedOn(submittedOn),
    },
  ];
}

/** What was returned twice or more, with how often; a kind that no page reviews is left out. */
export function returnedWork(
  tasks: readonly ReviewTaskLine[],
): readonly (ReviewWork & { readonly returns: number })[] {
  return tasks.flatMap((task) => workOf(task, false).map((work) => ({ ...work, returns: task.returns })));
}

/** What a person has taken and not finished, then what waits longest and nobody has taken. */
export function reviewWork(
  taken: readonly ReviewTaskLine[],
  oldest: readonly ReviewTaskLine[],
  uid: string,
  now: Date,
): readonly ReviewWork[] {
  const isHeld = ({ holder }: ReviewTaskLine) => holder !== undefined && holder.until > now;
  const mine = taken.filter((task) => isHeld(task) && task.holder?.uid === uid);
  const free = oldest.filter((task) => !isHeld(task));
  return [...mine.flatMap((task) => workOf(task, true)), ...free.flatMap((task) => workOf(task, false))];
}
