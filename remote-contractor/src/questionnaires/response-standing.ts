import { addDays, addMonths, type CalendarDate, formatDate } from '@vcms/domain';
import type { AskedQuestionnaire } from './asked-questionnaires.ts';

/** Days before the end of an accepted questionnaire from which it may be renewed. */
const RENEWAL_DAYS = 60;

/** The day from which accepted answers are too old. */
function endOf({ response, maxAgeMonths }: AskedQuestionnaire): CalendarDate | undefined {
  const { submittedOn } = response ?? {};
  return submittedOn === undefined || maxAgeMonths === undefined
    ? undefined
    : addMonths(submittedOn, maxAgeMonths);
}

function isRenewable(asked: AskedQuestionnaire, today: CalendarDate): boolean {
  const end = endOf(asked);
  const isOlder = (asked.response?.defVersion ?? asked.version.n) < asked.version.n;
  return isOlder || (end !== undefined && today >= addDays(end, -RENEWAL_DAYS));
}

export interface Standing {
  /** Answers can be given now. */
  readonly isOpen: boolean;
  /** What is said of it. */
  readonly text: string;
  /** The verb that takes it up again; absent: it cannot be. */
  readonly revise?: string;
}

/** What can be done with a questionnaire on a day, and what is said of it; `fresh` of its questions are new. */
export function standingOf(asked: AskedQuestionnaire, today: CalendarDate, fresh: number): Standing {
  const { response, returned } = asked;
  const news = fresh === 0 ? '' : ` ${fresh} ${fresh === 1 ? 'question is' : 'questions are'} new.`;
  switch (response?.state) {
    case undefined:
      return { isOpen: true, text: 'Not started.' };
    case 'draft':
      return {
        isOpen: true,
        text:
          returned === undefined
            ? `Not submitted yet.${news}`
            : 'Returned. Correct the marked answers, then submit again.',
      };
    case 'submitted':
    case 'in_review':
      return {
        isOpen: false,
        text: `Submitted on ${formatDate(response.submittedOn ?? today)}. The firm reviews it next.`,
      };
    case 'changes_requested':
      return {
        isOpen: false,
        text: 'Returned with findings. Correct the marked answers and submit again.',
        revise: 'Correct answers',
      };
    case 'outdated':
      return {
        isOpen: false,
        text: `Version ${asked.version.n} has replaced the one you answered.${news} Your answers are carried over.`,
        revise: 'Update answers',
      };
    case 'accepted': {
      const end = endOf(asked);
      const until = end === undefined ? '' : ` The answers count until ${formatDate(addDays(end, -1))}.`;
      const text = `Accepted.${until}${news}`;
      return isRenewable(asked, today)
        ? { isOpen: false, text, revise: 'Update answers' }
        : { isOpen: false, text };
    }
  }
}
