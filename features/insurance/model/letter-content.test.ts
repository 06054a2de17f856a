import type { Standing } from '@vcms/data';
import { createItem } from '@vcms/domain';
import { drawText, loadPdfKit } from '@vcms/kits/paper';
import { expect, it } from 'vitest';
import { hasDeficiencies, letterContent } from './letter-content.ts';

const met = createItem('insurance.gl.coverage', 'compliant');
const short = createItem('insurance.auto.auto_csl', 'non_compliant', {
  reasons: ['below_limit'],
  actual: 500_000,
  required: 1_000_000,
  gap: 500_000,
});
const none = createItem('insurance.wc_el.coverage', 'non_compliant', { reasons: ['missing'] });
const waived = createItem('insurance.umbrella.coverage', 'variance', { reasons: ['missing'] });
const rate = createItem('osha.trir', 'non_compliant', { reasons: ['over_limit'] });

function standing(items: Standing['items']): Standing {
  return {
    id: 'X_A',
    clientId: 'X',
    contractorId: 'A',
    clientName: 'Lakeshore Foods',
    contractorName: 'Acorn Roofing',
    engagementState: 'approved',
    asOf: '2026-11-20',
    overall: 'non_compliant',
    siteAccess: false,
    readinessPct: 50,
    items,
    nextChangeOn: undefined,
    outlook: [],
  };
}

it('names each unmet requirement below its line, and nothing that is met, waived or of another kind', () => {
  const blocks = letterContent(standing([met, short, none, waived, rate]));
  const text = blocks.map((block) => block.text);
  expect(text.slice(0, 3)).toEqual([
    'Insurance deficiencies of Acorn Roofing',
    'Client: Lakeshore Foods',
    'As of 11/20/2026',
  ]);
  expect(blocks.filter(({ tag }) => tag === 'H2').map((block) => block.text)).toEqual([
    'Automobile liability',
    "Workers' compensation and employers' liability",
    'How to resolve this',
  ]);
  expect(text).toContain('Combined single limit: $500,000 short of $1,000,000.');
  expect(text.filter((line) => line.startsWith('Coverage: '))).toHaveLength(1);
  expect(text.join(' ')).not.toMatch(/umbrella|TRIR/i);
});

it('has nothing to write where no requirement of the insurance is unmet', () => {
  expect(hasDeficiencies(standing([met, waived, rate]))).toBe(false);
  expect(hasDeficiencies(standing([met, short]))).toBe(true);
});

it('is a tagged PDF', async () => {
  const bytes = await drawText(
    await loadPdfKit(),
    'Insurance deficiencies of Acorn Roofing',
    letterContent(standing([short])),
    new Date('2026-11-20T12:00:00Z'),
  );
  const pdf = new TextDecoder('latin1').decode(bytes);
  expect(pdf.startsWith('%PDF-1.7')).toBe(true);
  for (const tag of ['H1', 'H2', 'P']) expect(pdf).toContain(`/S /${tag}\n`);
});
