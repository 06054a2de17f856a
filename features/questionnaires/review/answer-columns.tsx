import type { StoredRecord } from '@vcms/data';
import { type AnswerRow, addMonths, type CalendarDate } from '@vcms/domain';
import { DayCell } from '@vcms/kits';
import type { RegisterColumn } from '@vcms/kits/register';
import { reviewAddress } from '@vcms/kits/review';
import { Badge, Link, StatusChip, Text } from '@vcms/ui';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { RESPONSE_TONES } from '../answering/response-tones.ts';
import { RESPONSE_LABELS } from '../model/response-words.ts';
import { QUESTIONNAIRE_TOPIC } from './questionnaire-topic.ts';

type Row = StoredRecord<AnswerRow>;

function titleOf({ title, defVersion }: Row): string {
  return `${title}, version ${defVersion}`;
}

/** What is not submitted is nobody's to read but the contractor's: its row leads nowhere. */
function AnswersLink({ row }: { readonly row: Row }) {
  const [params] = useSearchParams();
  const place = {
    scope: row.scope,
    subjectType: 'questionnaire',
    contractorId: row.contractorId,
    subjectId: row.definitionId,
  } as const;
  return (
    <>
      {row.state === 'draft' ? (
        <Text fontWeight="medium">{row.contractorName}</Text>
      ) : (
        <Link asChild fontWeight="medium">
          <RouterLink to={reviewAddress(QUESTIONNAIRE_TOPIC, place, params)}>{row.contractorName}</RouterLink>
        </Link>
      )}
      <Text textStyle="xs" color="fg.muted">
        {titleOf(row)}
      </Text>
    </>
  );
}

function knockoutsText({ knockouts }: Row): string {
  return knockouts === undefined ? '' : String(knockouts);
}

function Knockouts({ row: { knockouts } }: { readonly row: Row }) {
  if (knockouts === undefined) return 'Not submitted';
  if (knockouts === 0) return 'None';
  return (
    <Badge colorPalette="red" size="sm">
      {knockouts === 1 ? '1 knockout' : `${knockouts} knockouts`}
    </Badge>
  );
}

function changedText({ changed, state }: Row): string {
  if (state === 'draft') return '';
  if (changed === undefined) return 'Never accepted';
  return changed === 1 ? '1 answer' : `${changed} answers`;
}

/** How long answers count for one client. */
export interface AgeDemand {
  readonly definitionId: string;
  readonly maxAgeMonths: number;
}

function isExpired(row: Row, demand: AgeDemand | undefined, today: CalendarDate): boolean {
  const { state, definitionId, submittedOn } = row;
  if (state !== 'accepted' || submittedOn === undefined || definitionId !== demand?.definitionId)
    return false;
  return today >= addMonths(submittedOn, demand.maxAgeMonths);
}

/** Columns of the register of answers; `demand` is that of the client who looks, whose answers grow too old. */
export function answerColumns(
  demand: AgeDemand | undefined,
  today: CalendarDate,
): readonly RegisterColumn<Row>[] {
  const stateText = (row: Row) => (isExpired(row, demand, today) ? 'Expired' : RESPONSE_LABELS[row.state]);
  return [
    {
      title: 'Contractor',
      sort: 'contractorName',
      value: ({ contractorName }) => contractorName,
      cell: (row) => <AnswersLink row={row} />,
    },
    { title: 'Questionnaire', onScreen: false, value: ({ title }) => title },
    { title: 'Version', onScreen: false, value: ({ defVersion }) => String(defVersion) },
    {
      title: 'State',
      value: stateText,
      cell: (row) => (
        <StatusChip
          tone={isExpired(row, demand, today) ? 'danger' : RESPONSE_TONES[row.state]}
          label={stateText(row)}
        />
      ),
    },
    { title: 'Progress', wide: true, noWrap: true, value: ({ progressPct }) => `${progressPct}%` },
    { title: 'Knockouts', value: knockoutsText, cell: (row) => <Knockouts row={row} /> },
    { title: 'Changed since accepted', wide: true, value: changedText },
    {
      title: 'Submitted',
      wide: true,
      noWrap: true,
      value: ({ submittedOn }) => submittedOn ?? '',
      cell: ({ submittedOn }) => <DayCell day={submittedOn} />,
    },
  ];
}
