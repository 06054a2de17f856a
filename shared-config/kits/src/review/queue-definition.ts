import { reviewTasksOf } from '@vcms/data';
import { EVIDENCE_STATE_LABELS, type ReviewTask } from '@vcms/domain';
import type { RegisterDefinition, RegisterFilter } from '../register/register-definition.ts';
import { taskPath } from './expected-verdict.ts';
import type { ReviewTopic } from './review-topic.ts';

/** Of what waits: nobody has begun, or somebody has. */
export const STATE_FILTER: RegisterFilter = {
  name: 'state',
  label: 'State',
  options: (['submitted', 'in_review'] as const).map((state) => ({
    value: state,
    label: EVIDENCE_STATE_LABELS[state],
  })),
};

/** What waits for one side's decision, page by page from the server, oldest first. `scope` is 'firm' or the client's id. */
export function queueOf(
  { name, nouns, subjects }: ReviewTopic,
  scope: string,
  filters: readonly RegisterFilter[],
): RegisterDefinition<ReviewTask> {
  return {
    name,
    noun: nouns,
    pathOf: taskPath,
    base: (firestore) => reviewTasksOf(firestore, scope, subjects),
    columns: [],
    filters,
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
