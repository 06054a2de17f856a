import { OfficeViewer, PdfViewer } from '@vcms/pdf';

export interface OpenedFileProps {
  readonly blob: Blob;
  readonly contentType: string;
  readonly fileName: string;
  /** What the file is; names the region. */
  readonly label: string;
}

/** The pages of a PDF or an image, what a Word or Excel file says, a table of rows; each can be downloaded there. */
export function OpenedFile({ blob, contentType, fileName, label }: OpenedFileProps) {
  const isTable = contentType === 'text/csv';
  if (isTable || contentType.includes('officedocument'))
    return <OfficeViewer blob={blob} isTable={isTable} fileName={fileName} label={label} />;
  return <PdfViewer file={{ kind: 'blob', blob, name: fileName }} label={label} />;
}
