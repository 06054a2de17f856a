import { type Standing, standingsOf } from '@vcms/data';
import {
  type Program,
  type ProgramRequirement,
  programItem,
  STATUS_LABELS,
  scoreOf,
  weightedMean,
} from '@vcms/domain';
import { Register, type RegisterColumn, type RegisterDefinition } from '@vcms/kits/register';
import { programTitle, validityOf } from '@vcms/programs/model';
import { useSession } from '@vcms/sdk';
import { EmptyState, Text } from '@vcms/ui';
import { useMemo, useState } from 'react';
import { FindingsDialog, type ShownProgram } from './findings-dialog.tsx';
import { ProgramCell } from './program-cell.tsx';

export interface ProgramMatrixProps {
  /** Of the version in force. */
  readonly programs: readonly ProgramRequirement[];
  readonly catalogue: readonly Program[];
  readonly now: () => Date;
}

function textOf({ items }: Standing, programId: string): string {
  const item = programItem(items, programId);
  if (item === undefined) return 'Not required';
  return [STATUS_LABELS[item.status], scoreOf(item), validityOf(item)]
    .filter((part) => part !== undefined)
    .join(', ');
}

function matrixOf(
  { programs, catalogue }: ProgramMatrixProps,
  clientId: string,
  show: (shown: ShownProgram) => void,
): RegisterDefinition<Standing> {
  const columns: readonly RegisterColumn<Standing>[] = programs.map(({ programId }) => {
    const title = programTitle(catalogue, programId);
    return {
      title,
      value: (standing) => textOf(standing, programId),
      cell: (standing) => (
        <ProgramCell
          item={programItem(standing.items, programId)}
          name={`${title}, ${standing.contractorName}`}
          onShow={(item) => show({ standing, item, programId, title })}
        />
      ),
    };
  });
  return {
    name: 'score-programs',
    noun: 'contractors',
    scrollable: true,
    searchLabel: 'Search contractors',
    searchedName: ({ contractorName }) => contractorName,
    base: (firestore) => standingsOf(firestore, { clientId }),
    columns: [
      {
        title: 'Contractor',
        sort: 'contractorName',
        value: ({ contractorName }) => contractorName,
        cell: ({ contractorName }) => <Text minW="9rem">{contractorName}</Text>,
      },
      {
        title: 'Weighted average',
        sort: 'programMean',
        value: ({ items }) => weightedMean(items, programs) ?? '–',
      },
      ...columns,
    ],
    filters: [],
    sorts: {
      contractorName: {
        field: 'contractorName',
        label: 'Contractor',
        type: 'text',
        cursorValue: ({ contractorName }) => contractorName,
      },
      programMean: {
        field: 'programMean',
        label: 'Weighted average',
        type: 'text',
        cursorValue: ({ programMean }) => programMean ?? '',
      },
    },
  };
}

/** Contractors by required programs, a page at a time; a cell leads to the findings. */
export function ProgramMatrix(props: ProgramMatrixProps) {
  const { programs, catalogue, now } = props;
  const { companyId } = useSession();
  const [shown, setShown] = useState<ShownProgram>();
  const definition = useMemo(
    () => matrixOf({ programs, catalogue, now }, companyId, setShown),
    [programs, catalogue, now, companyId],
  );
  return (
    <>
      <Register
        definition={definition}
        label="Programs by contractor"
        now={now}
        empty={
          <EmptyState
            icon="document"
            title="No contractors yet."
            description="Contractors appear here once they have accepted your invitation."
          />
        }
      />
      {shown !== undefined && (
        <FindingsDialog {...{ shown, catalogue }} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
