import { reviewTasksOf } from '@vcms/data';
import { EVIDENCE_STATE_LABELS, INSURANCE_LINES, LINE_LABELS, type ReviewTask } from '@vcms/domain';
import type { RegisterDefinition, RegisterFilter } from '@vcms/kits/register';

const LINES: RegisterFilter = {
  name: 'line',
  label: 'Line',
  options: INSURANCE_LINES.map((line) => ({ value: line, label: LINE_LABELS[line] })),
};

const STATES: RegisterFilter = {
  name: 'state',
  label: 'State',
  options: (['submitted', 'in_review'] as const).map((state) => ({
    value: state,
    label: EVIDENCE_STATE_LABELS[state],
  })),
};

export const QUEUE_FILTERS: readonly RegisterFilter[] = [LINES, STATES];

/** Names saved views and files. */
export const QUEUE_NAME = 'insurance-review';
export const QUEUE_NOUN = 'policies';

/** What waits for one side's decision, page by page from the server, oldest first. `scope` is 'firm' or the client's id. */
export function queueOf(scope: string): RegisterDefinition<ReviewTask> {
  return {
    name: QUEUE_NAME,
    noun: QUEUE_NOUN,
    base: (firestore) => reviewTasksOf(firestore, scope, 'policy'),
    columns: [],
    filters: QUEUE_FILTERS,
    sorts: {
      submittedOn: {
        field: 'submittedOn',
        label: 'Submitted',
        type: 'text',
        cursorValue: ({ submittedOn }) => submittedOn,
      },
    },
  };
}
