import { FIRM_SCOPE, type ReviewSubject, type ReviewTask } from '@vcms/domain';
import { type Firestore, getDocs } from 'firebase/firestore';
import { type PageRequest, pageQuery } from '../page-query.ts';
import { reviewTasksOf } from './review-tasks.ts';

/** Where the reviewer is, and what may come next. */
export interface NextQuestion {
  /** 'firm', or the own client. */
  readonly scope: string;
  readonly subjectTypes: readonly ReviewSubject[];
  /** The task that is left. */
  readonly left: Pick<ReviewTask, 'id' | 'submittedOn'>;
  /** The queue's line filter. */
  readonly line: string | undefined;
  /** A client's queue of one contractor. */
  readonly contractorId?: string | undefined;
  /** Whether a task may be offered: nobody has taken it, nobody has just decided it. */
  readonly isFree: (task: ReviewTask) => boolean;
}

/** Tasks asked for at once: the one that is left, and some that were just decided, may be among the first. */
const ASKED = 4;
/** After so many the queue itself is the better answer. */
const PAGES_MAX = 5;

async function firstFree(
  firestore: Firestore,
  { scope, subjectTypes, left, isFree }: NextQuestion,
  from: PageRequest,
): Promise<ReviewTask | undefined> {
  let request = from;
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const { docs } = await getDocs(pageQuery(reviewTasksOf(firestore, scope, subjectTypes), request));
    const tasks = docs.map((entry) => entry.data()).flatMap((entry) => (entry.ok ? [entry.value] : []));
    const found = tasks.find((task) => task.id !== left.id && isFree(task));
    const last = docs.at(-1);
    if (found !== undefined || docs.length <= ASKED || last === undefined) return found;
    request = { ...from, cursor: { side: 'after', value: String(last.get('submittedOn')), id: last.id } };
  }
  return undefined;
}

/**
 * What is reviewed after a task: the next free one in the order of the queue and under its line filter, else from the
 * beginning; undefined when nothing else waits. The firm goes on with what nobody has begun. Most often five reads.
 */
export async function nextReviewTask(
  firestore: Firestore,
  question: NextQuestion,
): Promise<ReviewTask | undefined> {
  const { scope, left, line, contractorId } = question;
  const filters = {
    ...(scope === FIRM_SCOPE ? { state: 'submitted' } : {}),
    ...(line === undefined ? {} : { line }),
    ...(contractorId === undefined ? {} : { contractorId }),
  };
  const order = { field: 'submittedOn', descending: false, type: 'text' } as const;
  const whole: PageRequest = { filters, search: '', order, size: ASKED };
  const behind: PageRequest = {
    ...whole,
    cursor: { side: 'after', value: left.submittedOn, id: left.id },
  };
  return (await firstFree(firestore, question, behind)) ?? firstFree(firestore, question, whole);
}
