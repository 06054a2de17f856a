import { Box, ErrorPanel, LoadingBlock, Text } from '@vcms/ui';
import { useEffect, useState } from 'react';
import { useObjectUrl } from '../viewer/use-object-url.ts';
import { FileLinks } from '../viewer/viewer-toolbar.tsx';
import { OfficeBlocks } from './office-blocks.tsx';
import type { OfficeText } from './office-text.ts';
import { readOfficeText } from './read-office-text.ts';

export interface OfficeViewerProps {
  readonly blob: Blob;
  readonly fileName: string;
  /** What the file is; names the region. */
  readonly label: string;
}

const PROBLEMS: Readonly<Record<Exclude<OfficeText['kind'], 'text'>, readonly [string, string]>> = {
  'no-text': ['There is no text in this file.', 'Download it to see its pictures.'],
  'too-much': [
    'This file unpacks to more than can be shown here.',
    'Download it to open it in its own program.',
  ],
  damaged: [
    'This file is damaged and cannot be shown.',
    'Download it to try another program, or ask for it again.',
  ],
};

function useOfficeText(blob: Blob): OfficeText | undefined {
  const [read, setRead] = useState<{ readonly blob: Blob; readonly text: OfficeText }>();
  useEffect(() => {
    let isGone = false;
    void readOfficeText(blob).then((text) => {
      if (!isGone) setRead({ blob, text });
    });
    return () => {
      isGone = true;
    };
  }, [blob]);
  return read?.blob === blob ? read.text : undefined;
}

/** A Word or Excel file as text: nothing in it is run or fetched. */
export function OfficeViewer({ blob, fileName, label }: OfficeViewerProps) {
  const text = useOfficeText(blob);
  const url = useObjectUrl(blob);
  if (text === undefined) return <LoadingBlock label={`Loading ${label}`} rows={10} />;
  const links = <FileLinks url={url} fileName={fileName} />;
  if (text.kind !== 'text') {
    const [title, description] = PROBLEMS[text.kind];
    return <ErrorPanel title={title} description={description} actions={links} />;
  }
  return (
    <Box>
      <Text color="fg.muted" mb="2">
        Shown as text, without pictures and page layout.
        {text.isPartial ? ' The file is longer than what is shown here. Download it to see all.' : ''}
      </Text>
      {links}
      <Box
        as="section"
        aria-label={label}
        // Whoever has no mouse scrolls it with the arrow keys.
        tabIndex={0}
        mt="3"
        p="4"
        maxH="min(70vh, 50rem)"
        overflow="auto"
        borderWidth="1px"
        borderRadius="lg"
        bg="bg.panel"
      >
        <OfficeBlocks blocks={text.blocks} label={label} />
      </Box>
    </Box>
  );
}
