import { type AnnouncementFile, sizeWords } from '@vcms/domain';
import { Box, Button, Flex, Icon, LoadingBlock, Text } from '@vcms/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { FilePlace } from './file-place.ts';
import { useDownload } from './use-download.ts';

// The readers of files are heavy: they come with the first file that is opened.
const FileView = lazy(async () => ({ default: (await import('./file-view.tsx')).FileView }));

export interface FileRowProps extends FilePlace {
  readonly file: AnnouncementFile;
  /** Said below its name. */
  readonly note?: ReactNode;
  /** Nobody can open it: it was blocked. */
  readonly isClosed?: boolean;
  /** What else can be done with it. */
  readonly action?: ReactNode;
}

/** A file of an announcement: its name and size, opened in place or downloaded. */
export function FileRow({ file, note, isClosed = false, action, ...place }: FileRowProps) {
  const [isOpen, setOpen] = useState(false);
  const download = useDownload(place, file);
  const { fileName, size } = file;
  return (
    <Box as="li" listStyleType="none">
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <Box minW="0" flex="1 1 12rem">
          <Flex gap="2" align="center">
            <Icon name="document" />
            <Text fontWeight="medium" overflowWrap="anywhere" minW="0">
              {fileName}
            </Text>
          </Flex>
          <Text textStyle="sm" color="fg.muted">
            {sizeWords(size)}
          </Text>
          {note}
        </Box>
        <Flex wrap="wrap" gap="2">
          {!isClosed && (
            <>
              <Button
                size="sm"
                variant="outline"
                aria-expanded={isOpen}
                aria-label={`${isOpen ? 'Hide' : 'Open'} ${fileName}`}
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? 'Hide' : 'Open'}
              </Button>
              <Button
                size="sm"
                variant="outline"
                aria-label={`Download ${fileName}`}
                loading={download.busy}
                onClick={() => void download.start()}
              >
                <Icon name="download" /> Download
              </Button>
            </>
          )}
          {action}
        </Flex>
      </Flex>
      {download.problem !== undefined && (
        <Text role="alert" mt="2" color="fg.error">
          {download.problem}
        </Text>
      )}
      {isOpen && (
        <Box mt="3">
          <Suspense fallback={<LoadingBlock label={`Loading ${fileName}`} rows={10} />}>
            <FileView {...place} file={file} />
          </Suspense>
        </Box>
      )}
    </Box>
  );
}
