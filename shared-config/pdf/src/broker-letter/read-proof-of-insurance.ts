import type { ReadCertificate } from '../acord25/certificate.ts';
import { readAcord25, type TextPage } from '../acord25/read-acord25.ts';
import { readBrokerLetter } from './read-broker-letter.ts';

/** A certificate; where the pages hold none, a letter that confirms cover. Undefined: neither. Pure. */
export function readProofOfInsurance(pages: readonly TextPage[]): ReadCertificate | undefined {
  return readAcord25(pages) ?? readBrokerLetter(pages);
}
