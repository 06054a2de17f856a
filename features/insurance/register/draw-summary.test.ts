import type { Standing } from '@vcms/data';
import { createItem } from '@vcms/domain';
import { loadPdfKit } from '@vcms/kits/paper';
import { expect, it } from 'vitest';
import { drawSummary } from './draw-summary.ts';
import { summaryContent } from './summary-content.ts';

const standing: Standing = {
  id: 'X_A',
  clientId: 'X',
  contractorId: 'A',
  clientName: 'Lakeshore Foods',
  contractorName: 'Acorn “Roofing” Ž',
  engagementState: 'approved',
  asOf: '2026-11-20',
  overall: 'non_compliant',
  siteAccess: false,
  readinessPct: 50,
  items: [
    createItem('insurance.auto.coverage', 'compliant', { evidenceIds: ['p1'] }),
    createItem('insurance.auto.auto_csl', 'non_compliant', {
      reasons: ['below_limit'],
      actual: 500_000,
      required: 1_000_000,
      gap: 500_000,
    }),
    createItem('osha.trir', 'non_compliant', { reasons: ['over_limit'] }),
  ],
  nextChangeOn: undefined,
  outlook: [],
  insuranceEnds: { auto: '2027-05-30' },
};

it('says for whom, as of when, each demand against what is on file, and the findings', () => {
  expect(summaryContent(standing, [])).toEqual({
    title: 'Insurance of Acorn “Roofing” Ž',
    lead: 'For Lakeshore Foods, as of 11/20/2026: Non-compliant.',
    lines: [
      {
        title: 'Automobile liability',
        lead: 'Non-compliant. Ends on 05/30/2027. No qualifying policy.',
        rows: [
          ['Coverage', '-', '-', 'Compliant'],
          ['Combined single limit', '$500,000', '$1,000,000', 'Non-compliant'],
        ],
        findings: ['Combined single limit: $500,000 short of $1,000,000.'],
      },
    ],
    foot: expect.stringContaining('confers no rights'),
  });
});

it('draws a tagged PDF in English, over as many pages as it needs', async () => {
  const content = summaryContent(standing, []);
  const moment = new Date('2026-11-20T12:00:00Z');
  const kit = await loadPdfKit();
  const text = async (lines: typeof content.lines) =>
    new TextDecoder('latin1').decode(await drawSummary(kit, { ...content, lines }, moment));
  const short = await text(content.lines);
  expect(short.startsWith('%PDF-1.7')).toBe(true);
  expect(short).toMatch(/\/MarkInfo/);
  expect(short).toMatch(/\/Lang \(en-US\)/);
  for (const tag of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(short).toContain(`/S /${tag}\n`);
  expect(short.match(/\/Type \/Page\n/g)).toHaveLength(1);
  const long = await text(Array.from({ length: 12 }, () => content.lines).flat());
  expect(long.match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(1);
});
