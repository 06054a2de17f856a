import type { CheckedRecord } from '@vcms/data';
import { EVIDENCE_VISIBLE_STATES } from '@vcms/domain';
import { contractorsIn } from '@vcms/engagements/data';
import { EngagementStateChip } from '@vcms/kits';
import type { RegisterDefinition } from '@vcms/kits/register';
import { Flex, Icon, Link } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { contractorsOfFirm } from '../data/folder-queries.ts';
import { folderAddress } from './center-path.ts';
import { FileCount } from './file-count.tsx';

type Stored<Name extends 'companies' | 'engagements'> = Extract<
  CheckedRecord<Name>,
  { readonly ok: true }
>['value'];

function FolderLink({ contractorId, name }: { readonly contractorId: string; readonly name: string }) {
  return (
    <Flex gap="2" align="center" minW="32">
      <Icon name="folder" />
      <Link asChild fontWeight="medium" overflowWrap="anywhere">
        <RouterLink to={folderAddress(contractorId)}>{name}</RouterLink>
      </Link>
    </Flex>
  );
}

const SHARED = { noun: 'contractors', searchLabel: 'Search contractors', filters: [] } as const;

/** Every contractor, for the firm. */
export const FIRM_CONTRACTORS: RegisterDefinition<Stored<'companies'>> = {
  ...SHARED,
  name: 'documents-contractors',
  searchedName: ({ name }) => name,
  base: contractorsOfFirm,
  columns: [
    {
      title: 'Contractor',
      sort: 'name',
      value: ({ name }) => name,
      cell: ({ id, name }) => <FolderLink contractorId={id} name={name} />,
    },
    { title: 'City', wide: true, value: ({ city }) => city },
    { title: 'State', wide: true, value: ({ state }) => state },
    {
      title: 'On file',
      inFile: false,
      value: () => '',
      cell: ({ id }) => <FileCount place={{ contractorId: id }} />,
    },
  ],
  sorts: { name: { field: 'name', label: 'Name', type: 'text', cursorValue: ({ name }) => name } },
};

/** The contractors whose records a client sees. */
export function contractorsOfClient(clientId: string): RegisterDefinition<Stored<'engagements'>> {
  return {
    ...SHARED,
    name: 'documents-engaged',
    searchedName: ({ contractorName }) => contractorName,
    base: (firestore) => contractorsIn(firestore, clientId, EVIDENCE_VISIBLE_STATES),
    columns: [
      {
        title: 'Contractor',
        sort: 'contractorName',
        value: ({ contractorName }) => contractorName,
        cell: ({ contractorId, contractorName }) => (
          <FolderLink contractorId={contractorId} name={contractorName} />
        ),
      },
      {
        title: 'State',
        wide: true,
        value: ({ state }) => state,
        cell: ({ state }) => <EngagementStateChip state={state} />,
      },
      {
        title: 'On file',
        inFile: false,
        value: () => '',
        cell: ({ contractorId }) => <FileCount place={{ contractorId, clientId }} />,
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
  };
}
