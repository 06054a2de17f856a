import { type PaperKind, type PaperSource, type ReadingWork, readPaper } from '@vcms/kits/evidence';
import { type ReadCertificate, readAcord25 } from '@vcms/pdf';

const CERTIFICATE: PaperKind<ReadCertificate> = {
  parse: readAcord25,
  otherForm: 'This file is not laid out like an ACORD 25 certificate. Type the values.',
  sender: 'the broker',
};

/** The values of a certificate, of its own text or of its picture. */
export function readCertificate(source: PaperSource, work: ReadingWork) {
  return readPaper(CERTIFICATE, source, work);
}
