import { type PageRect, PdfViewer } from '@vcms/pdf';
import { Box } from '@vcms/ui';
import { useState } from 'react';

export interface ShownFileProps {
  readonly file: Blob;
  readonly name: string;
  /** The value that is compared with the page. */
  readonly place: PageRect | undefined;
  /** CSS length. */
  readonly height?: string;
}

/** The chosen file beside its values, with the place of one of them marked. */
export function ShownFile({ file, name, place, height = '28rem' }: ShownFileProps) {
  const [page, setPage] = useState(place?.page ?? 1);
  const [seen, setSeen] = useState(place);
  if (seen !== place) {
    setSeen(place);
    setPage(place?.page ?? page);
  }
  return (
    <Box mt="3">
      <PdfViewer
        file={{ kind: 'blob', blob: file, name }}
        label={`The file ${name}`}
        page={page}
        onPageChange={setPage}
        highlights={place === undefined ? [] : [place]}
        height={height}
      />
    </Box>
  );
}
