import { filesWords } from '@vcms/announcements/model';
import { LiveSection } from '@vcms/kits';
import { Text } from '@vcms/ui';
import { AttachedFiles } from './attached-files.tsx';
import { useAttachedFiles } from './use-attached-files.ts';

export interface SentFilesProps {
  readonly announcementId: string;
  readonly ids: readonly string[];
}

/** The files of an announcement that is no draft any more. */
export function SentFiles({ announcementId, ids }: SentFilesProps) {
  const { state } = useAttachedFiles(ids);
  return (
    <LiveSection
      title="Files"
      state={state}
      rows={ids.length}
      beside={state.kind === 'ready' && <Text color="fg.muted">{filesWords(state.items)}</Text>}
      empty={<Text color="fg.muted">Its files are missing.</Text>}
    >
      {(files) => <AttachedFiles announcementId={announcementId} ids={ids} files={files} />}
    </LiveSection>
  );
}
