import type { Policy } from '@vcms/domain';
import { buildDemoData } from '@vcms/seed';
import { renderPage } from '@vcms/seed/sample-files';
import { describe, expect, it } from 'vitest';
import { readAcord25 } from '../acord25/read-acord25.ts';
import { type PdfText, readPdfText, TEXT_LIMITS } from './read-pdf-text.ts';

const COMMON = {
  effective: '2026-04-01',
  expiration: '2027-04-01',
  claimsMade: false,
  autos: [],
  endorsements: { additional_insured: { basis: 'blanket' } },
  namedInsured: 'Redstem Oilfield Services, LLC',
  producer: { name: 'Two Rivers Agency', email: 'certificates@example.test' },
  state: 'accepted',
  version: 1,
} satisfies Partial<Policy>;
const POLICIES: readonly Policy[] = [
  {
    ...COMMON,
    id: 'gl-1',
    line: 'gl',
    insurerName: 'Granite Mutual',
    naicNo: '12345',
    policyNumber: 'GL-204050',
    limits: { gl_each_occurrence: 500_000, gl_damage_rented: 100_000, gl_general_aggregate: 1_000_000 },
  },
  {
    ...COMMON,
    id: 'umbrella-1',
    line: 'umbrella',
    insurerName: 'Harborline Indemnity',
    policyNumber: 'UM-1001',
    limits: { umb_each_occurrence: 5_000_000, umb_retention: 10_000 },
  },
  {
    ...COMMON,
    id: 'wc-1',
    line: 'wc_el',
    insurerName: 'Granite Mutual',
    naicNo: '12345',
    policyNumber: 'WC-778800',
    wcStatutory: true,
    limits: { el_each_accident: 1_000_000, el_disease_policy_limit: 1_000_000 },
  },
];

async function samplePdf(): Promise<Blob> {
  const bytes = await renderPage({
    heading: 'CERTIFICATE OF LIABILITY INSURANCE',
    subheading: '',
    rows: [],
    foot: 'A sample.',
    certificate: {
      issuedOn: '2026-11-20',
      insured: ['Redstem Oilfield Services, LLC', '1 Main Street'],
      holder: ['Northfield Energy'],
      policies: POLICIES,
    },
  });
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
}

const never = () => new AbortController().signal;

function pagesOf(text: PdfText) {
  if (text.kind !== 'text') throw new Error(`No text: ${text.kind}`);
  return text.pages;
}

describe('reading a PDF', () => {
  it('gives back what the demo data’s certificate says', async () => {
    const pages = pagesOf(await readPdfText(await samplePdf(), never()));
    const certificate = readAcord25(pages);

    expect(certificate).toMatchObject({
      issuedOn: { value: '2026-11-20' },
      producerName: { value: 'Two Rivers Agency' },
      producerEmail: { value: 'certificates@example.test' },
      namedInsured: { value: 'Redstem Oilfield Services, LLC' },
      holder: { value: 'Northfield Energy' },
    });
    expect(certificate?.lines.map(({ line }) => line)).toEqual(['gl', 'umbrella', 'wc_el']);
    const [gl, umbrella, wc] = certificate?.lines ?? [];
    expect(gl).toMatchObject({
      policyNumber: { value: 'GL-204050', certainty: 'sure' },
      effective: { value: '2026-04-01' },
      expiration: { value: '2027-04-01' },
      insurerName: { value: 'Granite Mutual' },
      naicNo: { value: '12345' },
      form: { value: 'occurrence' },
      additionalInsured: { value: true },
    });
    const amounts = (line: typeof gl) =>
      Object.fromEntries(Object.entries(line?.limits ?? {}).map(([code, { value }]) => [code, value]));
    expect(amounts(gl)).toEqual(POLICIES[0]?.limits);
    expect(amounts(umbrella)).toEqual(POLICIES[1]?.limits);
    expect(amounts(wc)).toEqual(POLICIES[2]?.limits);
    expect(wc?.statutory?.value).toBe(true);
  });

  it('reads every policy of demo certificates whole, whatever their contractor carries', async () => {
    const papers = buildDemoData('2026-11-21').files.flatMap(({ documents }) =>
      documents.map(({ page }) => page),
    );
    const certificates = papers.filter(({ certificate }) => certificate !== undefined).slice(0, 12);
    expect(certificates).toHaveLength(12);
    for (const page of certificates) {
      const pdf = new Blob([new Uint8Array(await renderPage(page))]);
      const read = readAcord25(pagesOf(await readPdfText(pdf, never())));
      for (const policy of page.certificate?.policies ?? []) {
        const line = read?.lines.find((candidate) => candidate.line === policy.line);
        expect([line?.policyNumber, line?.effective, line?.expiration].map((found) => found?.value)).toEqual([
          policy.policyNumber,
          policy.effective,
          policy.expiration,
        ]);
        expect([line?.insurerName?.value, line?.naicNo?.value]).toEqual([policy.insurerName, policy.naicNo]);
        const limits = Object.entries(line?.limits ?? {}).map(([code, { value }]) => [code, value]);
        expect(Object.fromEntries(limits)).toEqual(policy.limits);
      }
      expect(read?.holder?.value).toBe(page.certificate?.holder[0]);
    }
  });

  it('leaves a file with too many pieces of text, or too large a one, alone', async () => {
    const pdf = await samplePdf();
    const few = await readPdfText(pdf, never(), { ...TEXT_LIMITS, items: 3 });
    const small = await readPdfText(pdf, never(), { ...TEXT_LIMITS, bytes: 10 });
    expect([few.kind, small.kind]).toEqual(['too-much', 'too-much']);
  });

  it('says that a picture has no text, and that other files are none', async () => {
    const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])]);
    expect(await readPdfText(png, never())).toEqual({ kind: 'no-text' });
    expect(await readPdfText(new Blob(['plain']), never())).toEqual({
      kind: 'failed',
      problem: 'unknown-kind',
    });
    expect(await readPdfText(new Blob([]), never())).toEqual({ kind: 'failed', problem: 'empty' });
    expect(await readPdfText(new Blob(['%PDF-1.7 and nothing else']), never())).toEqual({
      kind: 'failed',
      problem: 'damaged',
    });
  });

  it('ends with the signal', async () => {
    const stop = new AbortController();
    const reading = readPdfText(await samplePdf(), stop.signal);
    stop.abort(new Error('Left'));
    await expect(reading).rejects.toThrow('Left');
  });
});
