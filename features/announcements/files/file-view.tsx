import { useEvidenceFile } from '@vcms/data';
import type { AnnouncementFile } from '@vcms/domain';
import { FailurePanel } from '@vcms/kits';
import { OpenedFile } from '@vcms/kits/evidence';
import { useBackend } from '@vcms/sdk';
import { LoadingBlock } from '@vcms/ui';
import type { FilePlace } from './file-place.ts';

export interface FileViewProps extends FilePlace {
  readonly file: AnnouncementFile;
}

/** What a file of an announcement shows. It comes from the server, which notes a contractor that opens it. */
export function FileView({ clientId, announcementId, file }: FileViewProps) {
  const { functions } = useBackend();
  const bytes = useEvidenceFile({ functions }, clientId, file.id, { announcementId });
  const { fileName } = file;
  if (bytes.kind === 'failed') return <FailurePanel failure={bytes.failure} retry={bytes.retry} />;
  if (bytes.kind !== 'ready') return <LoadingBlock label={`Loading ${fileName}`} rows={10} />;
  const { blob } = bytes;
  return <OpenedFile blob={blob} contentType={blob.type} fileName={fileName} label={fileName} />;
}
