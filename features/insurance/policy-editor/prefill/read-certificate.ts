import { type PaperKind, type PaperSource, type ReadingWork, readPaper } from '@vcms/kits/evidence';
import { type ReadCertificate, readProofOfInsurance } from '@vcms/pdf';

const CERTIFICATE: PaperKind<ReadCertificate> = {
  parse: readProofOfInsurance,
  otherForm:
    'This file does not look like an ACORD 25 certificate or a letter confirming insurance. Type the values.',
  sender: 'the broker',
};

/** The values of a certificate, or of a broker's letter, of its own text or of its picture. */
export function readCertificate(source: PaperSource, work: ReadingWork) {
  return readPaper(CERTIFICATE, source, work);
}
