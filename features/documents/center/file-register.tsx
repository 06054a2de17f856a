import { type CalendarDate, DOCUMENT_CONTENT_TYPES, formatDate } from '@vcms/domain';
import { formatDate as formatMoment } from '@vcms/kits';
import {
  type BulkAction,
  RecordLink,
  type RegisterColumn,
  type RegisterDefinition,
  type RegisterFilter,
} from '@vcms/kits/register';
import { Box, Flex, Stack, Text } from '@vcms/ui';
import { type FolderPlace, filesOf } from '../data/folder-queries.ts';
import { type EndSpan, endDays, endOf } from '../model/file-end.ts';
import { fileStateWords } from '../model/file-state.ts';
import { FOLDER_LABELS, sizeWords } from '../model/folders.ts';
import { type Shelf, statesOn } from '../model/shelf.ts';
import { EndChip, FileChips } from './file-chips.tsx';
import type { StoredFile } from './stored-file.ts';
import { ZipDialog } from './zip-dialog.tsx';

function TitleCell({ file, today }: { readonly file: StoredFile; readonly today: CalendarDate }) {
  return (
    <Stack gap="1" align="flex-start" minW="32">
      <Box overflowWrap="anywhere">
        <RecordLink id={file.id}>{file.title}</RecordLink>
      </Box>
      <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {file.fileName}
        {file.version > 1 ? `, version ${file.version}` : ''}
      </Text>
      <Flex hideFrom="md" gap="1" wrap="wrap" textStyle="sm">
        <FileChips file={file} />
        <EndChip file={file} today={today} />
      </Flex>
    </Stack>
  );
}

function columnsOn(today: CalendarDate, sortsByEnd: boolean): readonly RegisterColumn<StoredFile>[] {
  return [
    {
      title: 'Title',
      ...(sortsByEnd ? {} : { sort: 'title' }),
      value: ({ title }) => title,
      cell: (file) => <TitleCell file={file} today={today} />,
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
      value: ({ expiresOn }) => (expiresOn === undefined ? '' : formatDate(expiresOn)),
      cell: (file) => (endOf(file, today) === undefined ? 'No end' : <EndChip file={file} today={today} />),
    },
    { title: 'Size', wide: true, noWrap: true, value: ({ size }) => sizeWords(size) },
    {
      title: 'Last change',
      ...(sortsByEnd ? {} : { sort: 'updatedAt' }),
      wide: true,
      noWrap: true,
      value: ({ record }) => (record.updatedAt === undefined ? '' : formatMoment(record.updatedAt)),
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
const ZIP: BulkAction<StoredFile> = {
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
}

/** A contractor's files, page by page from the server; those that end in a span stand in the order of their ends. */
export function fileRegister({ place, shelf, ends, today }: FilesShown): RegisterDefinition<StoredFile> {
  const days = endDays(ends, today);
  const shared = {
    name: 'documents-files',
    noun: 'files',
    base: (firestore: Parameters<typeof filesOf>[0]) =>
      filesOf(firestore, place, { states: statesOn(shelf), ends: days }),
    columns: columnsOn(today, days !== undefined),
    filters: FILTERS,
    bulk: ZIP,
  };
  if (days !== undefined) {
    const expiresOn = {
      field: 'expiresOn',
      label: 'Ends',
      type: 'text',
      cursorValue: (file: StoredFile) => file.expiresOn ?? '',
    } as const;
    return { ...shared, sorts: { expiresOn } };
  }
  return {
    ...shared,
    searchLabel: 'Title starts with',
    sorts: {
      title: { field: 'title', label: 'Title', type: 'text', cursorValue: ({ title }) => title },
      updatedAt: {
        field: 'updatedAt',
        label: 'Last change',
        type: 'time',
        cursorValue: ({ record }) => record.updatedAt?.getTime() ?? 0,
      },
    },
  };
}
