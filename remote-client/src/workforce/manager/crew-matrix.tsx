import { type DataFailure, recordsOf, type StoredRecord } from '@vcms/data';
import {
  arePapersInSight,
  type CalendarDate,
  formatDate,
  type PersonStatus,
  type StaffAssignment,
  versionOn,
} from '@vcms/domain';
import { Register, type RegisterColumn, type RegisterDefinition } from '@vcms/kits/register';
import { EmptyState, Link, Skeleton, Text } from '@vcms/ui';
import { assignmentsInSightQuery } from '@vcms/workforce/data';
import { endText, relationObstacle, typeName, typeOfItem } from '@vcms/workforce/model';
import { CellChip, ReadyChip } from '@vcms/workforce/person';
import { query, where } from 'firebase/firestore';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { CrewListButton } from '../crew-list/crew-list-button.tsx';
import { crewColumns } from './crew-export.ts';
import { type Day, DayContext } from './day-context.ts';
import { ContractorFilter, RoleFilter, SiteFilter } from './filters.tsx';
import { STATUS_OPTIONS, statusIn } from './person-status.ts';
import { type PersonFileState, usePersonFile } from './use-person-file.ts';

type Row = StoredRecord<StaffAssignment> & { readonly id: string };

/** `ended`: long ago, so that the papers are closed. */
type RowState = PersonFileState | { readonly kind: 'ended'; readonly on: CalendarDate | undefined };

const FileContext = createContext<RowState | undefined>(undefined);

interface RowProps {
  readonly row: Row;
  readonly children: ReactNode;
}

function WithFile({ row, children, terms, asOf }: RowProps & Day) {
  return <FileContext value={usePersonFile(row, terms, asOf)}>{children}</FileContext>;
}

function RowProvider({ row, children }: RowProps) {
  const day = useContext(DayContext);
  if (day === undefined) throw new Error('The matrix stands on its day.');
  if (arePapersInSight(row, day.terms.today)) return <WithFile {...{ row, children, ...day }} />;
  return <FileContext value={{ kind: 'ended', on: row.to }}>{children}</FileContext>;
}

function NameCell({ row }: { readonly row: Row }) {
  const state = useContext(FileContext);
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set('open', row.staffId);
  return (
    <>
      <Link asChild fontWeight="medium">
        <RouterLink to={{ search: next.toString() }}>{row.name}</RouterLink>
      </Link>
      <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {state?.kind === 'ready' ? state.file.contractorName : ' '}
      </Text>
    </>
  );
}

/** The list may be a moment behind the end of a relation, whose people are closed at once. */
function refusalOf({ kind, message }: DataFailure): string {
  return kind === 'denied' ? 'Not shown: the contractor is not working for you.' : message;
}

function ReadyCell() {
  const state = useContext(FileContext);
  if (state?.kind === 'failed') return <Text textStyle="sm">{refusalOf(state.failure)}</Text>;
  if (state?.kind === 'missing') return <Text textStyle="sm">The record cannot be read.</Text>;
  if (state?.kind === 'ended') return <Text textStyle="sm">{endText(state.on)}</Text>;
  if (state?.kind !== 'ready') return <Skeleton h="5" w="4rem" />;
  const obstacle = relationObstacle(state.file.engagementState);
  return (
    <>
      <ReadyChip result={state.file.result} relation={state.file.engagementState} />
      {obstacle !== undefined && (
        <Text textStyle="xs" mt="1" color="fg.error">
          {obstacle}
        </Text>
      )}
    </>
  );
}

function TypeCell({ typeId }: { readonly typeId: string }) {
  const state = useContext(FileContext);
  if (state?.kind !== 'ready') return null;
  const item = state.file.result?.items.find((entry) => typeOfItem(entry) === typeId);
  return item === undefined ? <Text color="fg.muted">–</Text> : <CellChip item={item} />;
}

function columnsOf({ terms, asOf }: Day): readonly RegisterColumn<Row>[] {
  const asked = versionOn(terms.sets, asOf)?.staffDocs ?? [];
  const types = terms.docTypes.filter(
    ({ id, active }) => active && asked.some(({ typeId }) => typeId === id),
  );
  return [
    { title: 'Name', sort: 'name', value: ({ name }) => name, cell: (row) => <NameCell row={row} /> },
    { title: 'Job role', wide: true, value: ({ jobRole }) => jobRole },
    {
      title: 'Sites',
      wide: true,
      value: ({ sites }) => sites.join('; '),
      cell: ({ sites }) => (sites.length === 0 ? 'All' : sites.join(', ')),
    },
    { title: 'Ready', inFile: false, value: () => '', cell: () => <ReadyCell /> },
    ...types.map(
      ({ id }): RegisterColumn<Row> => ({
        title: typeName(terms.docTypes, id),
        wide: true,
        inFile: false,
        value: () => '',
        cell: () => <TypeCell typeId={id} />,
      }),
    ),
  ];
}

/** The server keeps statuses of today: only then the list is filtered by one, and then read from them. */
function definitionOf(day: Day, status: PersonStatus | undefined): RegisterDefinition<Row> {
  const { terms, asOf } = day;
  const isToday = asOf === terms.today;
  const isKept = isToday && status !== undefined;
  return {
    name: 'crew',
    noun: 'people',
    // Every record is read with its id, whatever its type says.
    base: (firestore) =>
      (isKept
        ? query(recordsOf(firestore, 'staffSnapshots'), where('clientId', '==', terms.clientId))
        : assignmentsInSightQuery(firestore, terms.clientId)) as ReturnType<RegisterDefinition<Row>['base']>,
    searchLabel: 'First name',
    columns: [...columnsOf(day)],
    filters: [
      ...(isToday ? [{ name: 'status', label: 'Status', options: STATUS_OPTIONS }] : []),
      { name: 'contractorId', label: 'Contractor', control: ContractorFilter },
      { name: 'site', list: 'sites', label: 'Site', control: SiteFilter },
      { name: 'jobRole', label: 'Job role', control: RoleFilter },
    ],
    sorts: { name: { field: 'name', label: 'Name', type: 'text', cursorValue: ({ name }) => name } },
    scrollable: true,
    RowProvider,
    FileButton: CrewListButton,
    readFileColumns: (rows, firestore, signal) => crewColumns(rows, terms, asOf, firestore, signal),
  };
}

export interface CrewMatrixProps extends Day {
  readonly now: () => Date;
}

/** Everybody who is assigned to the own company, person by document, page by page. */
export function CrewMatrix({ terms, asOf, now }: CrewMatrixProps) {
  const day = useMemo(() => ({ terms, asOf }), [terms, asOf]);
  const [params] = useSearchParams();
  const status = statusIn(params);
  const definition = useMemo(() => definitionOf(day, status), [day, status]);
  return (
    <DayContext value={day}>
      <Register
        definition={definition}
        label={`People on ${formatDate(asOf)}`}
        now={now}
        empty={
          <EmptyState
            title="No staff assigned."
            description="Contractors add their people under Company Information."
            icon="users"
          />
        }
      />
    </DayContext>
  );
}
