import {
  type CalendarDate,
  DOCUMENT_CONTENT_TYPES,
  fileLabel,
  matchesWords,
  readerDate,
  sizeWords,
  wordToFind,
} from '@vcms/domain';
import { DayCell } from '@vcms/kits';
import {
  type BulkAction,
  RecordLink,
  type RegisterColumn,
  type RegisterDefinition,
  type RegisterFilter,
} from '@vcms/kits/register';
import { Box, Flex, Stack, Text } from '@vcms/ui';
import { type FolderPlace, filesOf, searchedFilesOf } from '../data/folder-queries.ts';
import { type EndSpan, endDays, endOf } from '../model/file-end.ts';
import { fileStateWords } from '../model/file-state.ts';
import { FOLDER_LABELS } from '../model/folders.ts';
import { type Shelf, statesOn } from '../model/shelf.ts';
import { EndChip, FileChips } from './file-chips.tsx';
import type { ListedFile } from './stored-file.ts';
import { ZipDialog } from './zip-dialog.tsx';

interface Shown {
  readonly today: CalendarDate;
  /** What was searched for; '' for nothing. */
  readonly search: string;
  readonly sortsByEnd: boolean;
}

/** Found by what stands in the file, not by what it is called. */
function isFoundInText(file: ListedFile, search: string): boolean {
  return file.nameWords !== undefined && !matchesWords(fileLabel(file), search);
}

function TitleCell({ file, today, search }: { readonly file: ListedFile } & Pick<Shown, 'today' | 'search'>) {
  return (
    <Stack gap="1" align="flex-start" minW="32">
      <Box overflowWrap="anywhere">
        <RecordLink id={file.id}>{file.title}</RecordLink>
      </Box>
      <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {file.fileName}
        {file.version > 1 ? `, version ${file.version}` : ''}
      </Text>
      {isFoundInText(file, search) && (
        <Text textStyle="xs" color="fg.muted">
          Found in the text of the file
        </Text>
      )}
      <Flex hideFrom="md" gap="1" wrap="wrap" textStyle="sm">
        <FileChips file={file} />
        <EndChip file={file} today={today} />
      </Flex>
    </Stack>
  );
}

function columnsOn({ today, search, sortsByEnd }: Shown): readonly RegisterColumn<ListedFile>[] {
  return [
    {
      title: 'Title',
      ...(sortsByEnd ? {} : { sort: 'title' }),
      value: ({ title }) => title,
      cell: (file) => <TitleCell file={file} today={today} search={search} />,
    },
    { title: 'Folder', wide: true, value: ({ category }) => FOLDER_LABELS[category] },
    {
      title: 'State',
      wide: true,
      value: fileStateWords,
      cell: (file) => <FileChips file={file} />,
    },
    {
      title: 'Ends',
      wide: true,
      noWrap: true,
      ...(sortsByEnd ? { sort: 'expiresOn' } : {}),
      value: ({ expiresOn }) => expiresOn ?? '',
      cell: (file) => (endOf(file, today) === undefined ? 'No end' : <EndChip file={file} today={today} />),
    },
    { title: 'Size', wide: true, noWrap: true, value: ({ size }) => sizeWords(size) },
    {
      title: 'Last change',
      ...(sortsByEnd ? {} : { sort: 'updatedAt' }),
      wide: true,
      noWrap: true,
      value: ({ record }) => (record.updatedAt === undefined ? '' : readerDate(record.updatedAt)),
      cell: ({ record }) => <DayCell day={record.updatedAt} today={today} />,
    },
  ];
}

/** The folders beside the list choose it. */
function ChosenBeside() {
  return null;
}

const FILTERS: readonly RegisterFilter[] = [
  { name: 'category', label: 'Folder', control: ChosenBeside },
  {
    name: 'contentType',
    label: 'Type',
    options: Object.entries(DOCUMENT_CONTENT_TYPES).map(([value, label]) => ({ value, label })),
  },
];

/** Several files at once; those that nobody may open cannot be chosen. */
const ZIP: BulkAction<ListedFile> = {
  label: 'Download as a zip',
  effect: 'The files are packed on this computer.',
  nameOf: ({ title }) => title,
  fits: ({ virusScan, contentCheck }) => virusScan !== 'blocked' && contentCheck !== 'refused',
  Form: ZipDialog,
};

export interface FilesShown {
  readonly place: FolderPlace;
  readonly shelf: Shelf;
  readonly ends: EndSpan;
  readonly today: CalendarDate;
  /** What is searched for; '' for nothing. */
  readonly search: string;
}

/** Files whose end is asked for stand in the order of their ends, others in that of their titles or changes. */
const BY_END: RegisterDefinition<ListedFile>['sorts'] = {
  expiresOn: {
    field: 'expiresOn',
    label: 'Ends',
    type: 'text',
    cursorValue: ({ expiresOn = '' }) => expiresOn,
  },
};
const BY_TITLE: RegisterDefinition<ListedFile>['sorts'] = {
  title: { field: 'title', label: 'Title', type: 'text', cursorValue: ({ title }) => title },
  updatedAt: {
    field: 'updatedAt',
    label: 'Last change',
    type: 'time',
    cursorValue: ({ record }) => record.updatedAt?.getTime() ?? 0,
  },
};

/** A contractor's files, page by page from the server; a search looks into what the server has read of them. */
export function fileRegister({
  place,
  shelf,
  ends,
  today,
  search,
}: FilesShown): RegisterDefinition<ListedFile> {
  const days = endDays(ends, today);
  const sortsByEnd = days !== undefined;
  const wanted = { states: statesOn(shelf), ends: days };
  const listed = wordToFind(search) === undefined ? filesOf : searchedFilesOf;
  return {
    name: 'documents-files',
    noun: 'files',
    base: (firestore) => listed(firestore, place, wanted),
    columns: columnsOn({ today, search, sortsByEnd }),
    filters: FILTERS,
    bulk: ZIP,
    searchLabel: 'Search title, file name or text',
    // Each typed word has to begin one of them.
    searchedName: ({ nameWords = [] }) => nameWords.join(' '),
    sorts: sortsByEnd ? BY_END : BY_TITLE,
  };
}
