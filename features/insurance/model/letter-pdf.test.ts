import { createItem } from '@vcms/domain';
import { expect, it } from 'vitest';
import { letterPdf } from './letter-pdf.ts';

it('is a tagged PDF', async () => {
  const standing = {
    clientName: 'Lakeshore Foods',
    contractorName: 'Acorn Roofing',
    asOf: '2026-11-20',
    items: [createItem('insurance.auto.coverage', 'non_compliant', { reasons: ['missing'] })],
  };
  const bytes = await letterPdf(standing, new Date('2026-11-20T12:00:00Z'));
  const pdf = new TextDecoder('latin1').decode(bytes);
  expect(pdf.startsWith('%PDF-1.7')).toBe(true);
  for (const tag of ['H1', 'H2', 'P']) expect(pdf).toContain(`/S /${tag}\n`);
});
