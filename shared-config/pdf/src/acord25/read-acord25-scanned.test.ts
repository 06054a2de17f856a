import { describe, expect, it } from 'vitest';
import type { PlacedText } from '../source/page-source.ts';
import { lineValues, values } from '../test-support/read-sample.ts';
import { samplePage } from '../test-support/sample-form.ts';
import { remarksPage } from '../test-support/sample-remarks.ts';
import { FORM } from '../test-support/sample-rows.ts';
import { scannedPage } from '../test-support/scanned-page.ts';
import { readAcord25 } from './read-acord25.ts';

type Misread = (item: PlacedText) => readonly PlacedText[];
const become =
  (from: string, to: string): Misread =>
  (item) => [{ ...item, text: item.text.replace(from, to) }];

function read(misread: Misread) {
  const certificate = readAcord25([scannedPage(samplePage(FORM), misread)]);
  if (certificate === undefined) throw new Error('Nothing was read');
  return certificate;
}

describe('a certificate that was recognised', () => {
  it('has its insurers in the order of the form, where their letters were overlooked', () => {
    const { insurers, lines } = read((item) => [
      { ...item, text: item.text.replace(/^INSURER [ACD] :/, 'INSURER :') },
    ]);
    expect(insurers.C?.name?.value).toBe('Summit Workers Fund');
    expect(lines.find(({ line }) => line === 'wc_el')?.naicNo?.value).toBe('30003');
  });

  it('has none by order, where a letter that was recognised says otherwise', () => {
    const { insurers } = read((item) =>
      item.text === 'INSURER A :' ? [] : become('INSURER C :', 'INSURER :')(item),
    );
    expect(insurers.B?.name?.value).toBe('Prairie Casualty Company of the West');
    expect(insurers.A).toBeUndefined();
    expect(insurers.C).toBeUndefined();
  });

  it.each([
    ['a name of a line', become('WORKERS COMPENSATION', 'W0RKERS COMPENSATI0N')],
    ['a name of a limit', become('E.L. EACH ACCIDENT', '.L: BACH ACC1DENT')],
    ['letters of a heading', become('POLICY EFF', 'P0LICY EFF')],
    // The whole certificate was given up for this one word (15 of 60 photographs).
    ['the first word of the numbers’ heading', become('POLICY NUMBER', 'PGLY NUMBER')],
    ['digits of a date', become('06/30/2026', 'O6/30/2O26')],
    ['digits of an amount', become('500,000', '5O0,000')],
    ['an insurer’s letter', (item: PlacedText) => [item.text === 'C' ? { ...item, text: '©' } : item]],
    ['a yes', (item: PlacedText) => [item.text === 'Y' ? { ...item, text: '¥:' } : item]],
  ] as const)('is read where %s has wrong letters', (_, misread) => {
    const wc = lineValues(read(misread), 'wc_el');
    expect(wc).toMatchObject({
      ...{ policyNumber: 'WC7788', effective: '2026-06-30', insurerName: 'Summit Workers Fund' },
      waiverOfSubrogation: true,
      limits: { el_each_accident: 1_000_000, el_disease_policy_limit: 500_000 },
    });
  });

  it('has an address of mail that was seen as two words', () => {
    const { producerEmail } = read((item) => {
      const at = item.text.indexOf('@oak');
      const part = item.width / item.text.length;
      if (at < 0) return [item];
      return [
        { ...item, text: item.text.slice(0, at), width: at * part },
        { ...item, text: item.text.slice(at), x: item.x + at * part + 2, width: item.width - at * part },
      ];
    });
    expect(producerEmail?.value).toBe('certs@oak-street.example');
  });

  it('is not taken for another word of the form', () => {
    const { namedInsured } = read(become('PRODUCER', 'INSURER'));
    expect(namedInsured?.value).toBe('Redstem Oilfield Services, LLC');
  });
});

describe('a scan of several papers', () => {
  const scanned = (page: number, form = FORM) => scannedPage({ ...samplePage(form), page });

  it('holds each of its certificates, with the remarks behind it', () => {
    const first = { ...FORM, operations: ['See ACORD 101'] };
    const second = { ...FORM, holder: 'City of Abilene', operations: [] };
    const pages = [scanned(1, first), scannedPage(remarksPage(2, 'Waiver applies.')), scanned(3, second)];
    const read = readAcord25(pages);
    const all = [read, ...(read?.others ?? [])];
    expect(all.map((one) => one?.page)).toEqual([1, 3]);
    expect(all.map((one) => one?.operations?.value)).toEqual(['See ACORD 101\nWaiver applies.', undefined]);
    expect(all[1]?.holder?.value).toContain('Abilene');
  });

  it('knows remarks whose title has wrong letters', () => {
    const page = scannedPage(
      remarksPage(2, 'Waiver applies.'),
      become('REMARKS SCHEDULE', 'REMARKS SCHEOULE'),
    );
    const read = readAcord25([scanned(1, { ...FORM, operations: ['See ACORD 101'] }), page]);
    expect(read?.operations?.value).toBe('See ACORD 101\nWaiver applies.');
  });
});

it('a file with text of its own has no wrong letters: nothing is guessed', () => {
  const { items } = samplePage(FORM);
  const misread = items.map((item) => ({
    ...item,
    text: item.text.replace('EACH ACCIDENT', 'EACH ACC1DENT'),
  }));
  const certificate = readAcord25([{ page: 1, items: misread }]);
  const wc = certificate?.lines.find(({ line }) => line === 'wc_el');
  expect(values(wc?.limits ?? {})).not.toHaveProperty('el_each_accident');
});
