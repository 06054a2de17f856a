import type { StoredRecord } from '@vcms/data';
import { type AnswerRow, type CalendarDate, RESPONSE_STATES } from '@vcms/domain';
import type { RegisterDefinition } from '@vcms/kits/register';
import { answerRowsOf } from '../data/answer-queries.ts';
import { RESPONSE_LABELS } from '../model/response-words.ts';
import { type AgeDemand, answerColumns } from './answer-columns.tsx';

type Row = StoredRecord<AnswerRow>;

const FIRM_KINDS = [
  { value: 'general', label: 'Questionnaire of the firm' },
  { value: 'supplement', label: 'Supplements of clients' },
];
const CLIENT_KINDS = [
  { value: 'general', label: 'Questionnaire of the firm' },
  { value: 'supplement', label: 'Your supplement' },
];

/** One side's register of answers: 'firm', or a client with what it demands of their age. */
export function answerRegister(
  scope: string,
  demand: AgeDemand | undefined,
  today: CalendarDate,
): RegisterDefinition<Row> {
  return {
    name: 'questionnaire-answers',
    noun: 'answers',
    base: (firestore) => answerRowsOf(firestore, scope),
    columns: answerColumns(demand, today),
    filters: [
      {
        name: 'state',
        label: 'State',
        options: RESPONSE_STATES.map((value) => ({ value, label: RESPONSE_LABELS[value] })),
      },
      {
        name: 'kind',
        label: 'Questionnaire',
        options: scope === 'firm' ? FIRM_KINDS : CLIENT_KINDS,
      },
      {
        name: 'mark',
        label: 'Marked',
        list: 'marks',
        holds: ({ marks }, value) => marks.some((mark) => mark === value),
        options: [
          { value: 'knockout', label: 'With knockouts' },
          { value: 'changed', label: 'Changed since accepted' },
        ],
      },
    ],
    sorts: {
      contractorName: {
        field: 'contractorName',
        label: 'Contractor',
        type: 'text',
        cursorValue: ({ contractorName }) => contractorName,
      },
    },
    searchLabel: 'Search contractors',
    searchedName: ({ contractorName }) => contractorName,
  };
}
