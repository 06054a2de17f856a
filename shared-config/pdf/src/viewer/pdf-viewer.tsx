import { Box, LoadingBlock } from '@vcms/ui';
import { useState } from 'react';
import type { PageRect } from '../source/page-source.ts';
import type { ViewedFile } from '../source/viewed-file.ts';
import { OpenViewer } from './open-viewer.tsx';
import { useObjectUrl } from './use-object-url.ts';
import { type OpenFile, usePageSource } from './use-page-source.ts';
import { ViewerProblem } from './viewer-problem.tsx';

export interface PdfViewerProps {
  readonly file: ViewedFile;
  /** What the file is, such as "Certificate of Redstem"; names the region. */
  readonly label: string;
  /** From 1; absent: the viewer keeps it, beginning with the first. */
  readonly page?: number;
  readonly onPageChange?: (page: number) => void;
  /** Places to mark. */
  readonly highlights?: readonly PageRect[];
  /** CSS length; default: most of the window. */
  readonly height?: string;
  /** Opens the bytes; default: PDF by pdf.js, PNG and JPEG by the browser. */
  readonly open?: OpenFile;
}

const NO_HIGHLIGHTS: readonly PageRect[] = [];

/** A PDF or a picture of a certificate, one page at a time. Whoever uses it loads it with a lazy page. */
export function PdfViewer(props: PdfViewerProps) {
  const { file, label, page, onPageChange, highlights = NO_HIGHLIGHTS } = props;
  const { state, retry } = usePageSource(file, props.open);
  const [ownPage, setOwnPage] = useState(1);
  const url = useObjectUrl(state.kind === 'loading' ? undefined : state.blob);
  const fileName = file.name ?? 'certificate';

  function change(next: number): void {
    setOwnPage(next);
    onPageChange?.(next);
  }

  return (
    <Box
      as="section"
      aria-label={label}
      h={props.height ?? 'min(80vh, 60rem)'}
      minH="20rem"
      minW="0"
      overflow="hidden"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.panel"
    >
      {state.kind === 'loading' && (
        <Box p="4">
          <LoadingBlock label={`Loading ${label}`} />
        </Box>
      )}
      {state.kind === 'failed' && (
        <Box p="4">
          <ViewerProblem url={url} fileName={fileName} problem={state.problem} onRetry={retry} />
        </Box>
      )}
      {state.kind === 'ready' && (
        <OpenViewer
          label={label}
          highlights={highlights}
          url={url}
          fileName={fileName}
          source={state.source}
          page={page ?? ownPage}
          onPageChange={change}
        />
      )}
    </Box>
  );
}
