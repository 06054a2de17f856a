import { createItem } from '@vcms/domain';
import { expect, it } from 'vitest';
import { hasDeficiencies, type LetterStanding, letterContent, letterText } from './letter-content.ts';

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

function standing(items: LetterStanding['items']): LetterStanding {
  return { clientName: 'Lakeshore Foods', contractorName: 'Acorn Roofing', asOf: '2026-11-20', items };
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

it('tells a broker of the lines that it was asked for alone, and what to send', () => {
  const text = letterText(
    letterContent(standing([short, none]), { kind: 'broker', lines: ['wc_el', 'umbrella'] }),
  );
  expect(text).toContain("\n\nWORKERS' COMPENSATION AND EMPLOYERS' LIABILITY\nCoverage: ");
  expect(text).toContain('Please send Acorn Roofing a corrected certificate');
  expect(text).not.toMatch(/automobile|combined single limit|variance/i);
});
