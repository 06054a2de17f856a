import type { CalendarDate } from '@vcms/domain';
import { PagedSection } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { Box, Flex, Link, Stack, Text } from '@vcms/ui';
import { orderBy, query } from 'firebase/firestore';
import { Link as RouterLink } from 'react-router-dom';
import { type FolderPlace, filesOf } from '../data/folder-queries.ts';
import { endOf } from '../model/file-end.ts';
import { FOLDER_LABELS } from '../model/folders.ts';
import { statesOn } from '../model/shelf.ts';
import { folderAddress } from './center-path.ts';
import { EndChip, FileChips } from './file-chips.tsx';
import type { StoredFile } from './stored-file.ts';

/** Rows at first, and more by each press. */
const SIZE = 25;

export interface FilesSectionProps {
  readonly place: FolderPlace;
  readonly today: CalendarDate;
}

interface FileLineProps {
  readonly file: StoredFile;
  readonly contractorId: string;
  readonly today: CalendarDate;
}

function FileLine({ file, contractorId, today }: FileLineProps) {
  const { id, title, category } = file;
  const end = endOf(file, today);
  return (
    <Box as="li" overflowWrap="anywhere">
      <Link asChild fontWeight="medium">
        <RouterLink to={`${folderAddress(contractorId)}?open=${encodeURIComponent(id)}`}>{title}</RouterLink>
      </Link>
      <Flex wrap="wrap" columnGap="3" rowGap="1" align="center" textStyle="sm">
        <Text color="fg.muted">{FOLDER_LABELS[category]}</Text>
        <FileChips file={file} />
        {end?.tone === 'neutral' ? (
          <Text color="fg.muted">Ends {end.label}</Text>
        ) : (
          <EndChip file={file} today={today} />
        )}
      </Flex>
    </Box>
  );
}

/** The files of one contractor that the reader may open and that are on file, the last changed on top. */
export function FilesSection({ place, today }: FilesSectionProps) {
  const { firestore } = useBackend();
  return (
    <PagedSection
      title="Documents"
      counted="documents"
      all={query(filesOf(firestore, place, { states: statesOn('current') }), orderBy('updatedAt', 'desc'))}
      size={SIZE}
      empty={<Text color="fg.muted">No documents that you can open.</Text>}
    >
      {(files) => (
        <Stack as="ul" gap="3" m="0" p="0" listStyleType="none">
          {files.map((file) => (
            <FileLine key={file.id} file={file} contractorId={place.contractorId} today={today} />
          ))}
        </Stack>
      )}
    </PagedSection>
  );
}
