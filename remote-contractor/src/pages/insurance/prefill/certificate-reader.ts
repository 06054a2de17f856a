/** What reading a certificate needs: a chunk that only a press of its button asks for. */
import { PdfViewer, readAcord25, readPdfText } from '@vcms/pdf';

export const certificateReader = { PdfViewer, readAcord25, readPdfText } as const;

export type CertificateReader = typeof certificateReader;
