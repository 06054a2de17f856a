import { ActionDialog } from '@vcms/kits/form';
import { List, Progress, Text } from '@vcms/ui';
import type { ZipDownload } from './use-zip-download.ts';

export interface ZipDialogFrameProps {
  readonly title: string;
  /** What goes into it, how large it may be, and what Cancel does. */
  readonly text: string;
  /** Why it cannot be begun. */
  readonly hindrance?: string | undefined;
  readonly download: ZipDownload;
  readonly onClose: () => void;
}

/** Asks whether a zip is to be made, shows how far it is, and at the end what is not in it. */
export function ZipDialogFrame({ title, text, hindrance, download, onClose }: ZipDialogFrameProps) {
  const { percent, problem, leftOut, start } = download;
  const isOver = leftOut.length > 0;
  return (
    <ActionDialog
      title={title}
      onClose={onClose}
      onSubmit={isOver ? onClose : start}
      verb={isOver ? 'Close' : 'Download'}
      busyText="Downloading"
      busy={percent !== undefined}
      disabled={hindrance !== undefined}
      problem={problem ?? hindrance}
    >
      {isOver ? (
        <>
          <Text mb="3">The zip is saved without these files:</Text>
          <List.Root ps="5">
            {leftOut.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List.Root>
        </>
      ) : (
        <Text>{text}</Text>
      )}
      {percent !== undefined && (
        <Progress.Root w="full" mt="4" value={percent} aria-label="Download of the zip">
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
    </ActionDialog>
  );
}
