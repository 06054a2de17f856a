import {
  type PaperAnswer,
  type PaperKind,
  type PaperSource,
  type ReadingWork,
  readPaper,
} from '@vcms/kits/evidence';
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

/**
 * All certificates of a file, those of each page of a scan too. `onSoFar` hears of the first ones while further pages are recognised; of
 * a letter it does not, as a certificate behind it goes before it.
 */
export function readCertificates(
  source: PaperSource,
  work: ReadingWork,
  onSoFar: (answer: PaperAnswer<ReadCertificate>) => void,
) {
  return readPaper({ ...CERTIFICATE, readsAll: true }, source, work, (answer) => {
    if (answer.kind === 'read' && answer.result.isLetter !== true) onSoFar(answer);
  });
}
