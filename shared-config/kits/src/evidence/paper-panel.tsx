import type { PageRect } from '@vcms/pdf';
import { Box, Button, Text } from '@vcms/ui';
import { type ReactNode, useState } from 'react';
import type { PaperSource } from './paper-source.ts';
import { ScanProgressBar } from './scan-progress.tsx';
import { ShownFile } from './shown-file.tsx';
import { type PaperAnswer, type ReadPaper, useReading } from './use-reading.ts';

export interface PaperPanelProps<Result> {
  readonly source: PaperSource;
  readonly read: ReadPaper<Result>;
  /** "Read from the certificate" */
  readonly title: string;
  /** "Reading the certificate" */
  readonly busyText: string;
  /** What was read; `onShow` marks the place of a value on the page. */
  readonly children: (result: Result, onShow: (place: PageRect) => void) => ReactNode;
}

interface AnswerPartProps<Result> extends Pick<PaperPanelProps<Result>, 'source' | 'children'> {
  readonly answer: PaperAnswer<Result>;
  readonly onAskAgain: () => void;
}

function AnswerPart<Result>({ answer, source, children, onAskAgain }: AnswerPartProps<Result>) {
  const { file } = answer;
  const [shown, setShown] = useState<{ readonly place: PageRect | undefined }>();
  return (
    <>
      {answer.kind === 'read' ? (
        children(answer.result, (place) => setShown({ place }))
      ) : (
        <Text role="status">{answer.message}</Text>
      )}
      {answer.kind === 'nothing' && answer.canRetry && (
        <Button mt="2" variant="outline" onClick={onAskAgain}>
          Try again
        </Button>
      )}
      {shown === undefined && file !== undefined && (
        <Button mt="2" size="sm" variant="outline" onClick={() => setShown({ place: undefined })}>
          Show the file
        </Button>
      )}
      {shown !== undefined && file !== undefined && (
        <ShownFile file={file} name={source.name} place={shown.place} />
      )}
    </>
  );
}

/** Reads a paper when asked, then offers its values beside the page. */
export function PaperPanel<Result>({ source, read, title, busyText, children }: PaperPanelProps<Result>) {
  const { reading, ask } = useReading(source, read);
  const isBusy = reading.kind === 'reading';
  return (
    <Box as="section" aria-label={title} mb="6" p="4" borderWidth="1px" borderRadius="lg">
      {reading.kind === 'reading' && reading.scan !== undefined && <ScanProgressBar {...reading.scan} />}
      {(reading.kind === 'not-asked' || (isBusy && reading.scan === undefined)) && (
        <Button variant="outline" loading={isBusy} loadingText={busyText} onClick={ask}>
          {title}
        </Button>
      )}
      {(reading.kind === 'read' || reading.kind === 'nothing') && (
        <AnswerPart answer={reading} source={source} onAskAgain={ask}>
          {children}
        </AnswerPart>
      )}
    </Box>
  );
}
