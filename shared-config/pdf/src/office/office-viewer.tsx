import { Box, ErrorPanel, LoadingBlock, Text } from '@vcms/ui';
import { useEffect, useState } from 'react';
import { useObjectUrl } from '../viewer/use-object-url.ts';
import { FileLinks } from '../viewer/viewer-toolbar.tsx';
import { OfficeBlocks } from './office-blocks.tsx';
import { OFFICE_LIMITS, type OfficeText } from './office-text.ts';
import { readOfficeText } from './read-office-text.ts';
import { readTableText } from './read-table-text.ts';

export interface OfficeViewerProps {
  readonly blob: Blob;
  /** A table of rows (CSV); otherwise a Word or Excel file. */
  readonly isTable?: boolean;
  readonly fileName: string;
  /** What the file is; names the region. */
  readonly label: string;
}

/** What was read; `not-loaded`: what reads such files did not come. */
type Shown = OfficeText | { readonly kind: 'not-loaded' };

const PROBLEMS: Readonly<Record<Exclude<Shown['kind'], 'text'>, readonly [string, string]>> = {
  'not-loaded': [
    'This file cannot be shown right now.',
    'Check your connection, then close the file and open it again.',
  ],
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

function useOfficeText(blob: Blob, isTable: boolean): Shown | undefined {
  const [read, setRead] = useState<{ readonly blob: Blob; readonly text: Shown }>();
  useEffect(() => {
    let isGone = false;
    const show = (text: Shown) => {
      if (!isGone) setRead({ blob, text });
    };
    const reading = isTable ? readTableText(blob) : readOfficeText(blob);
    reading.then(show, () => show({ kind: 'not-loaded' }));
    return () => {
      isGone = true;
    };
  }, [blob, isTable]);
  return read?.blob === blob ? read.text : undefined;
}

/** What is shown of the file, and what is not. */
function extentOf({ blocks, isPartial }: Extract<OfficeText, { readonly kind: 'text' }>, isTable: boolean) {
  const [first] = blocks;
  if (!isTable || first?.kind !== 'table')
    return `Shown as text, without pictures and page layout.${
      isPartial ? ' The file is longer than what is shown here. Download it to see all.' : ''
    }`;
  if (!isPartial) return 'Shown as a table.';
  const { rows } = first;
  return `Shown as a table: the first ${rows.length} rows, with up to ${OFFICE_LIMITS.columns} columns. Download the file to see all.`;
}

/** A Word, Excel or CSV file as text: nothing in it is run or fetched. */
export function OfficeViewer({ blob, isTable = false, fileName, label }: OfficeViewerProps) {
  const text = useOfficeText(blob, isTable);
  const url = useObjectUrl(blob);
  if (text === undefined) return <LoadingBlock label={`Loading ${label}`} rows={10} />;
  const links = <FileLinks url={url} fileName={fileName} opens={false} />;
  if (text.kind !== 'text') {
    const [title, description] = PROBLEMS[text.kind];
    return <ErrorPanel title={title} description={description} actions={links} />;
  }
  return (
    <Box>
      <Text color="fg.muted" mb="2">
        {extentOf(text, isTable)}
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
        css={{ '& > :first-child': { marginTop: '0' }, '& > :last-child': { marginBottom: '0' } }}
      >
        <OfficeBlocks blocks={text.blocks} label={label} />
      </Box>
    </Box>
  );
}
