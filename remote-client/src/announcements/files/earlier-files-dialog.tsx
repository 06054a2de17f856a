import { announcementFilesQuery } from '@vcms/announcements/data';
import { fileStanding } from '@vcms/announcements/model';
import { useLiveQuery } from '@vcms/data';
import { formatDate, sizeWords } from '@vcms/domain';
import { FailurePanel, ReadingDialog } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { Box, Button, EmptyState, Flex, LoadingBlock, Stack, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { useState } from 'react';
import type { StoredFile } from './use-attached-files.ts';

/** Files read at first, and more by each press. */
const PAGE = 25;

export interface EarlierFilesDialogProps {
  readonly attached: readonly string[];
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

interface ListProps extends Pick<EarlierFilesDialogProps, 'onChoose'> {
  readonly files: readonly StoredFile[];
}

function List({ files, onChoose }: ListProps) {
  if (files.length === 0)
    return (
      <EmptyState
        icon="folder"
        title="No earlier files."
        description="Files that you attach to announcements can be chosen here again."
      />
    );
  return (
    <Stack as="ul" gap="3" ps="0" listStyleType="none">
      {files.map(({ id, fileName, size, record }) => (
        <Flex as="li" key={id} wrap="wrap" gap="3" align="center" justify="space-between">
          <Box minW="0" flex="1 1 12rem">
            <Text overflowWrap="anywhere">{fileName}</Text>
            <Text textStyle="sm" color="fg.muted">
              {[
                sizeWords(size),
                ...(record.createdAt === undefined ? [] : [formatDate(record.createdAt)]),
              ].join(', ')}
            </Text>
          </Box>
          <Button size="sm" variant="outline" aria-label={`Attach ${fileName}`} onClick={() => onChoose(id)}>
            Attach
          </Button>
        </Flex>
      ))}
    </Stack>
  );
}

/** The files of the own company's earlier announcements and drafts, the newest first; those that nobody else can open are left out. */
export function EarlierFilesDialog({ attached, onChoose, onClose }: EarlierFilesDialogProps) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const [count, setCount] = useState(PAGE);
  const state = useLiveQuery(query(announcementFilesQuery(firestore, companyId), limit(count)));
  return (
    <ReadingDialog title="Files of earlier announcements" size="lg" onClose={onClose}>
      {state.kind === 'loading' && <LoadingBlock label="Loading the files" rows={5} />}
      {state.kind === 'failed' && <FailurePanel failure={state.failure} retry={state.retry} />}
      {state.kind === 'ready' && (
        <>
          <List
            files={state.items.filter(
              (file) => !attached.includes(file.id) && fileStanding(file) !== 'faulty',
            )}
            onChoose={onChoose}
          />
          {state.items.length === count && (
            <Button mt="4" variant="outline" onClick={() => setCount(count + PAGE)}>
              Show older files
            </Button>
          )}
        </>
      )}
    </ReadingDialog>
  );
}
