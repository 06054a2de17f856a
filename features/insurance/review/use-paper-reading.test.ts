import type { Found, ReadCertificate } from '@vcms/pdf';
import { expect, it } from 'vitest';
import { type CertificateReading, partiesOf } from './use-paper-reading.ts';

const place = { page: 1, x: 0, y: 0, width: 1, height: 1 };
const sure = <Value>(value: Value): Found<Value> => ({ value, place, certainty: 'sure' });
const clear = <Value>(value: Value): Found<Value> => ({
  ...{ value, place, certainty: 'likely', isScanned: true, isClear: true },
});
const unclear = <Value>(value: Value): Found<Value> => ({
  value,
  place,
  certainty: 'likely',
  isScanned: true,
});

function certificate(found: <Value>(value: Value) => Found<Value>): ReadCertificate {
  const dates = { effective: found('2026-04-01'), expiration: found('2027-04-01') };
  return {
    ...{ page: 1, insurers: {}, namedInsured: found('Acme Roofing'), holder: found('Northfield Energy') },
    lines: [{ line: 'gl', policyNumber: found('GL 20-40'), ...dates, limits: {} }],
  };
}

const scanned = (seen: ReadCertificate): CertificateReading => ({
  ...{ kind: 'nothing', scan: { kind: 'seen', seen } },
});

it('gives what a certificate says of its parties and of the policy', () => {
  expect(partiesOf({ kind: 'read', first: certificate(sure) }, 'GL-2040')).toMatchObject({
    ...{ kind: 'read', namedInsured: 'Acme Roofing', holder: 'Northfield Energy' },
    period: '04/01/2026 to 04/01/2027',
  });
  expect(partiesOf({ kind: 'read', first: certificate(sure) }, 'AU-77')).toMatchObject({ period: undefined });
});

it('gives of a scan what is clear, as seen and never as the paper’s word', () => {
  const paper = partiesOf(scanned(certificate(clear)), 'GL-2040');
  expect(paper).toEqual({
    kind: 'nothing',
    scan: {
      kind: 'seen',
      seen: {
        ...{ namedInsured: 'Acme Roofing', holder: 'Northfield Energy' },
        period: '04/01/2026 to 04/01/2027',
      },
    },
  });
  expect(paper).not.toHaveProperty('namedInsured');
});

it('gives nothing of a scan whose letters are not clear', () => {
  expect(partiesOf(scanned(certificate(unclear)), 'GL-2040')).toEqual({
    kind: 'nothing',
    scan: { kind: 'seen', seen: { namedInsured: undefined, holder: undefined, period: undefined } },
  });
});
