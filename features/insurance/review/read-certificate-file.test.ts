import { expect, it } from 'vitest';
import { ACORD_PIECES } from '../policy-editor/prefill/test-support/acord-pieces.ts';
import { plainPdf } from '../policy-editor/prefill/test-support/plain-pdf.ts';
import { readCertificateFile } from './read-certificate-file.ts';
import type { CertificateReading } from './use-paper-reading.ts';

function read(file: Blob, tell: (reading: CertificateReading) => void = () => undefined) {
  const functions = () => {
    throw new Error('Nothing is to be recognised.');
  };
  return readCertificateFile(file, 'GL-2040', { signal: new AbortController().signal, functions }, tell);
}

it('reads a certificate with text without asking the server', async () => {
  const reading = await read(new Blob([plainPdf(ACORD_PIECES)], { type: 'application/pdf' }));
  expect(reading).toMatchObject({
    kind: 'read',
    first: { namedInsured: { value: 'Redstem Oilfield Services, LLC' } },
  });
});

it('reads nothing from a letter about something else, and says nothing of a scan', async () => {
  const words = 'Dear sirs, this is a letter about the weather of the week.';
  const lines = [40, 60, 80].map((y) => [words, 40, y] as const);
  expect(await read(new Blob([plainPdf(lines)]))).toEqual({ kind: 'nothing' });
});

it('says why a picture could not be recognised, and where to look instead', async () => {
  const picture = new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)]);
  expect(await read(picture)).toEqual({
    kind: 'nothing',
    scan: { kind: 'failed', message: expect.stringMatching(/Look at the page/i) },
  });
});
