import { type WaitingPolicy, waitingPolicies } from '@vcms/data';
import { EVIDENCE_STATE_LABELS, INSURANCE_LINES, LINE_LABELS } from '@vcms/domain';
import type { RegisterDefinition, RegisterFilter } from '../register/register-definition.ts';

const LINES: RegisterFilter = {
  name: 'line',
  label: 'Line',
  options: INSURANCE_LINES.map((line) => ({ value: line, label: LINE_LABELS[line] })),
};

export const STATES: RegisterFilter = {
  name: 'state',
  label: 'State',
  options: (['submitted', 'in_review'] as const).map((state) => ({
    value: state,
    label: EVIDENCE_STATE_LABELS[state],
  })),
};

export const QUEUE_FILTERS: readonly RegisterFilter[] = [LINES, STATES];

/** The queue of the firm, page by page from the server, oldest first. */
export const FIRM_QUEUE: RegisterDefinition<WaitingPolicy> = {
  name: 'insurance-review',
  noun: 'policies',
  base: waitingPolicies,
  columns: [],
  filters: QUEUE_FILTERS,
  sorts: {
    submittedOn: {
      field: 'submittedOn',
      label: 'Handed in',
      holds: 'text',
      place: ({ submittedOn }) => submittedOn,
    },
  },
};
