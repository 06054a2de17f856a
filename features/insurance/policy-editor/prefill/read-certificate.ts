import { type PaperKind, type PaperSource, readPaper } from '@vcms/kits/evidence';
import { type ReadCertificate, readAcord25 } from '@vcms/pdf';

const CERTIFICATE: PaperKind<ReadCertificate> = {
  parse: readAcord25,
  otherForm: 'This file is not laid out like an ACORD 25 certificate. Type the values.',
  sender: 'the broker',
};

/** The values of a certificate's own text. */
export function readCertificate(source: PaperSource, signal: AbortSignal) {
  return readPaper(CERTIFICATE, source, signal);
}
