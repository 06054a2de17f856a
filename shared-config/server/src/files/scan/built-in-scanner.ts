import type { FileScanner } from './file-scanner.ts';

/** The test file of the European Institute for Computer Antivirus Research; in two parts, or engines would find this source. */
const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

/**
 * Finds the test file, wherever it stands in a file as it is stored, and nothing else: it stands in for an engine on a
 * developer's machine and in tests.
 */
export function createBuiltInScanner(): FileScanner {
  return {
    scan: (bytes) =>
      Promise.resolve(
        bytes.includes(EICAR) ? { kind: 'found', threat: 'Eicar-Test-Signature' } : { kind: 'clean' },
      ),
  };
}
