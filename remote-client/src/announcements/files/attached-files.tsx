import { FileRow } from '@vcms/announcements/files';
import { fileStanding, standingWords } from '@vcms/announcements/model';
import { useSession } from '@vcms/sdk';
import { Stack, Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import type { StoredFile } from './use-attached-files.ts';

function Standing({ file }: { readonly file: StoredFile }) {
  const isFaulty = fileStanding(file) === 'faulty';
  return (
    <Text role="status" textStyle="sm" color={isFaulty ? 'fg.error' : 'fg.muted'}>
      {standingWords(file)}
      {isFaulty ? ' It cannot be sent.' : ''}
    </Text>
  );
}

export interface AttachedFilesProps {
  readonly announcementId: string;
  /** In this order; those that are not found are left out. */
  readonly ids: readonly string[];
  readonly files: readonly StoredFile[];
  readonly action?: (file: StoredFile) => ReactNode;
}

/** The files of an announcement as its client sees them: with what the virus scan said. */
export function AttachedFiles({ announcementId, ids, files, action }: AttachedFilesProps) {
  const { companyId } = useSession();
  const found = ids.flatMap((id) => files.filter((file) => file.id === id));
  return (
    <Stack as="ul" aria-label="Files" gap="4" ps="0">
      {found.map((file) => (
        <FileRow
          key={file.id}
          clientId={companyId}
          announcementId={announcementId}
          file={file}
          note={<Standing file={file} />}
          isClosed={file.virusScan === 'blocked'}
          action={action?.(file)}
        />
      ))}
    </Stack>
  );
}
