import { recordsOf, type StoredRecord } from '@vcms/data';
import type { StaffMember } from '@vcms/domain';
import {
  type CsvColumn,
  type FilterControlProps,
  RecordLink,
  Register,
  type RegisterDefinition,
} from '@vcms/kits/register';
import { useSession } from '@vcms/sdk';
import { EmptyState, Field, Input, Skeleton, Stack, StatusChip, Text } from '@vcms/ui';
import { obstacles } from '@vcms/workforce/model';
import { ReadyChip } from '@vcms/workforce/person';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { type CrewQuestion, readCrew } from '../crew/read-crew.ts';
import { standsInWay } from '../stands-in-way.ts';
import type { WorkforceTerms } from '../use-client-terms.ts';
import { type ClientStanding, type PersonStanding, usePersonStanding } from '../use-person-standing.ts';
import { AssignDialog } from './assign-dialog.tsx';

type Row = StoredRecord<StaffMember>;

const TermsContext = createContext<WorkforceTerms | undefined>(undefined);
const RowContext = createContext<PersonStanding | undefined>(undefined);

function useTerms(): WorkforceTerms {
  const terms = useContext(TermsContext);
  if (terms === undefined) throw new Error('The register stands in its terms.');
  return terms;
}

function RowProvider({ row, children }: { readonly row: Row; readonly children: ReactNode }) {
  return <RowContext value={usePersonStanding(row, useTerms())}>{children}</RowContext>;
}

function missingOf({ client, result }: ClientStanding, today: string): readonly string[] {
  return result === undefined
    ? []
    : standsInWay(client, obstacles(result, client.docTypes, client.sets, today));
}

function StandingCell() {
  const { today } = useTerms();
  const standing = useContext(RowContext);
  if (standing?.kind === 'failed') return <Text textStyle="sm">{standing.failure.message}</Text>;
  if (standing?.kind !== 'ready') return <Skeleton h="5" w="8rem" />;
  if (standing.standings.length === 0) return <Text color="fg.muted">Not assigned</Text>;
  return (
    <Stack gap="2">
      {standing.standings.map((entry) => (
        <div key={entry.client.clientId}>
          <ReadyChip result={entry.result} relation={entry.client.engagement.state} />{' '}
          {entry.client.engagement.clientName}
          {missingOf(entry, today).map((sentence) => (
            <Text key={sentence} textStyle="xs" color="fg.muted">
              {sentence}
            </Text>
          ))}
        </div>
      ))}
    </Stack>
  );
}

function RoleFilter({ value, choose }: FilterControlProps) {
  const [text, setText] = useState(value);
  return (
    <Field.Root w={{ base: 'full', sm: '44' }}>
      <Field.Label>Job role</Field.Label>
      <Input
        size="sm"
        value={text}
        maxLength={58}
        placeholder="All"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => choose(text.trim())}
        onKeyDown={({ key }) => key === 'Enter' && choose(text.trim())}
      />
    </Field.Root>
  );
}

/** For the file: what each client still requires of each person, read person by person. */
async function missingColumn(
  rows: readonly Row[],
  question: CrewQuestion,
): Promise<readonly CsvColumn<Row>[]> {
  const texts = new Map<string, readonly string[]>();
  for (const { staffId, clientName, missing } of await readCrew(rows, question)) {
    const text = `${clientName}: ${missing.length === 0 ? 'Ready' : missing.join('; ')}`;
    texts.set(staffId, [...(texts.get(staffId) ?? []), text]);
  }
  return [{ title: 'Required by clients', value: ({ id }) => (texts.get(id) ?? []).join(' | ') }];
}

function definitionOf(terms: WorkforceTerms, contractorId: string): RegisterDefinition<Row> {
  return {
    name: 'workforce',
    noun: 'people',
    base: (firestore) => recordsOf(firestore, 'staff', contractorId),
    searchLabel: 'Last name',
    columns: [
      {
        title: 'Name',
        sort: 'lastName',
        value: ({ firstName, lastName }) => `${lastName}, ${firstName}`,
        cell: ({ id, firstName, lastName }) => (
          <RecordLink id={id}>
            {lastName}, {firstName}
          </RecordLink>
        ),
      },
      { title: 'Job role', wide: true, value: ({ jobRole }) => jobRole },
      { title: 'Badge number', wide: true, value: ({ badgeNo }) => badgeNo },
      { title: 'Standing', inFile: false, value: () => '', cell: () => <StandingCell /> },
      {
        title: 'Status',
        wide: true,
        value: ({ status }) => (status === 'active' ? 'Active' : 'Inactive'),
        cell: ({ status }) => (
          <StatusChip
            tone={status === 'active' ? 'success' : 'neutral'}
            label={status === 'active' ? 'Active' : 'Inactive'}
          />
        ),
      },
    ],
    filters: [
      {
        name: 'status',
        label: 'Status',
        options: [
          { value: 'active', label: 'Active' },
          { value: 'inactive', label: 'Inactive' },
        ],
      },
      { name: 'jobRole', label: 'Job role', control: RoleFilter },
    ],
    sorts: {
      lastName: { field: 'lastName', label: 'Name', type: 'text', cursorValue: ({ lastName }) => lastName },
    },
    bulk: {
      label: 'Assign',
      effect: 'The client sees them and their documents.',
      nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
      fits: ({ status }) => status === 'active',
      Form: ({ rows, onClose }) => <AssignDialog terms={terms} people={rows} onClose={onClose} />,
    },
    RowProvider,
    readFileColumns: (rows, firestore, signal) =>
      missingColumn(rows, { firestore, contractorId, terms, asOf: terms.today, signal }),
  };
}

export interface PeopleRegisterProps {
  readonly terms: WorkforceTerms;
  readonly now: () => Date;
}

/** Everybody of the contractor, page by page, and what each client still requires of each person. */
export function PeopleRegister({ terms, now }: PeopleRegisterProps) {
  const { companyId } = useSession();
  const definition = useMemo(() => definitionOf(terms, companyId), [terms, companyId]);
  return (
    <TermsContext value={terms}>
      <Register
        definition={definition}
        label="People"
        now={now}
        empty={
          <EmptyState
            title="No people yet."
            description="Add the people who work on your clients' sites, one by one or from a CSV file. Then assign them to a client."
            icon="users"
          />
        }
      />
    </TermsContext>
  );
}
