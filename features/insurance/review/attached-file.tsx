import { type PaperSource, ScanProgressBar } from '@vcms/kits/evidence';
import { Box, Button, Flex, Text } from '@vcms/ui';
import { useEffect, useState } from 'react';
import { type PagesReading, usePagesReading } from '../endorsement-pages/use-pages-reading.ts';

const WORDS = {
  otherForm: 'No endorsement form was recognized in this file. Look at the page.',
  instead: 'Look at the page',
};

export interface AttachedFileProps {
  readonly documentId: string;
  /** "Endorsement pages", "Endorsement pages 2" */
  readonly name: string;
  /** Read without being asked: the reviewer looks at the list. */
  readonly isWanted: boolean;
  readonly load: (documentId: string) => ReturnType<PaperSource['load']>;
  readonly onReading: (documentId: string, reading: PagesReading) => void;
}

/** Reads one attached file, and says what keeps it from being read; what it says stands beside each endorsement. */
export function AttachedFile({ documentId, name, isWanted, load, onReading }: AttachedFileProps) {
  const [isAsked, setAsked] = useState(false);
  const source: PaperSource = { key: documentId, name, load: () => load(documentId) };
  const { reading, ask } = usePagesReading(source, WORDS, isWanted || isAsked);
  useEffect(() => onReading(documentId, reading), [onReading, documentId, reading]);
  if (reading.kind === 'read') return null;
  if (reading.kind === 'reading') {
    return reading.scan === undefined ? (
      <Text role="status">Reading {name.toLowerCase()}</Text>
    ) : (
      <ScanProgressBar {...reading.scan} />
    );
  }
  const press = { 'not-asked': 'Read the pages', pictures: 'Read the scan', nothing: 'Try again' }[
    reading.kind
  ];
  const text = {
    'not-asked': `${name}: not read yet.`,
    pictures: `${name}: a scan.`,
    nothing: reading.kind === 'nothing' ? reading.message : '',
  }[reading.kind];
  return (
    <Flex wrap="wrap" gap="3" align="center" justify="space-between" textStyle="sm">
      <Box minW="0" role="status" color="fg.muted">
        {text}
      </Box>
      {(reading.kind !== 'nothing' || reading.canRetry) && (
        <Button
          size="xs"
          variant="outline"
          aria-label={`${press}: ${name.toLowerCase()}`}
          onClick={() => (reading.kind === 'not-asked' ? setAsked(true) : ask())}
        >
          {press}
        </Button>
      )}
    </Flex>
  );
}
