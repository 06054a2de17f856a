import { INSURANCE_BOUNDS, isCalendarDate, lineOfLimit } from '@vcms/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePage, USUAL_LAYOUT } from '../test-support/sample-form.ts';
import { FORM } from '../test-support/sample-rows.ts';
import type { ReadCertificate } from './certificate.ts';
import type { Found } from './found.ts';
import { readAcord25 } from './read-acord25.ts';

const WORDS = [
  ...[
    'X',
    'Y',
    'N',
    'A',
    'B',
    '$',
    ':',
    'POLICY NUMBER',
    'POLICY EFF',
    'POLICY EXP',
    'ADDL',
    'SUBR',
    'LIMITS',
  ],
  ...[
    'COMMERCIAL GENERAL LIABILITY',
    'UMBRELLA LIAB',
    'WORKERS COMPENSATION',
    'EACH OCCURRENCE',
    'AGGREGATE',
  ],
  ...['PRODUCER', 'INSURED', 'INSURER A', 'CERTIFICATE HOLDER', 'PHONE', 'CLAIMS-MADE', 'OCCUR', 'COVERAGES'],
  ...[
    '1,000,000',
    '999,999,999,999',
    '03/01/2026',
    '03/01/2027',
    '13/40/2026',
    'AB-12',
    '12345',
    'a@b.example',
  ],
];
const anyItem = fc.record({
  text: fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'binary', maxLength: 60 })),
  x: fc.oneof(fc.double({ min: -50, max: 700 }), fc.double()),
  y: fc.oneof(fc.double({ min: -50, max: 900 }), fc.double()),
  width: fc.oneof(fc.double({ min: 0, max: 200 }), fc.double()),
  height: fc.oneof(fc.double({ min: 4, max: 14 }), fc.double()),
  angle: fc.constantFrom(0, 0, 0, 1.5),
  fontFamily: fc.constant('serif'),
});

function expectWithinBounds(certificate: ReadCertificate): void {
  const text = (found: Found<string> | undefined, most: number) =>
    expect(found === undefined || (found.value.length > 0 && found.value.length <= most)).toBe(true);
  text(certificate.producerName, 120);
  text(certificate.namedInsured, 160);
  for (const line of certificate.lines) {
    text(line.policyNumber, 40);
    text(line.insurerName, 120);
    expect(line.naicNo === undefined || /^\d{5}$/.test(line.naicNo.value)).toBe(true);
    for (const date of [line.effective, line.expiration])
      expect(date === undefined || isCalendarDate(date.value)).toBe(true);
    for (const [code, limit] of Object.entries(line.limits)) {
      expect(lineOfLimit(code)).toBe(line.line);
      expect(Number.isInteger(limit.value)).toBe(true);
      expect(limit.value >= 0 && limit.value <= INSURANCE_BOUNDS.moneyMax).toBe(true);
    }
  }
}

describe('any text at all', () => {
  it('never fails to be read, nor gives a value that no policy can have', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 60 }), (items) => {
        const certificate = readAcord25([{ page: 1, items }]);
        if (certificate !== undefined) expectWithinBounds(certificate);
      }),
      { numRuns: 300 },
    );
  });

  it('stays within bounds when parts of a real form move or are swapped', () => {
    const page = samplePage(FORM, { ...USUAL_LAYOUT, pieces: 'words' });
    const change = fc.record({ at: fc.nat(page.items.length - 1), item: anyItem });
    let read = 0;
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const items = [...page.items];
        for (const { at, item } of changes) items[at] = item;
        const certificate = readAcord25([{ page: 1, items }]);
        if (certificate === undefined) return;
        read += 1;
        expectWithinBounds(certificate);
      }),
      { numRuns: 200 },
    );
    expect(read).toBeGreaterThan(50);
  });
});
