import type { Item } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { repairLabel, whyAnswer } from './why-groups.ts';

function item(key: string, status: Item['status'], more: Partial<Item> = {}): Item {
  return { key, status, raw: status, reasons: [], evidenceIds: [], actor: null, ...more };
}

describe('the answer to Why?', () => {
  it('puts the category with the worst item first, and folds what is met', () => {
    const answer = whyAnswer([
      item('insurance.gl.coverage', 'compliant'),
      item('insurance.gl.gl_each_occurrence', 'expiring'),
      item('insurance.auto.coverage', 'pending_review'),
      item('osha.trir', 'non_compliant'),
      item('insurance.auto.auto_csl', 'non_compliant'),
      item('emr.latest', 'variance'),
      item('document.w9', 'not_applicable'),
    ]);
    expect(answer.open.map(({ category, items }) => [category, ...items.map(({ key }) => key)])).toEqual([
      ['Safety statistics', 'osha.trir', 'emr.latest'],
      ['Automobile liability', 'insurance.auto.auto_csl', 'insurance.auto.coverage'],
      ['Commercial general liability', 'insurance.gl.gl_each_occurrence'],
    ]);
    expect(answer.met.map(({ category }) => category)).toEqual(['Commercial general liability', 'Documents']);
    expect(answer.metCount).toBe(2);
  });

  it('says what the one who looks can do about it', () => {
    const short = item('insurance.auto.auto_csl', 'non_compliant', { actor: 'contractor' });
    expect(repairLabel(short, 'contractor')).toBe('Update insurance');
    expect(repairLabel(short, 'client')).toBe('Open insurance');
    expect(repairLabel({ key: 'program.heights', actor: 'firm' }, 'firm')).toBe('Review safety programs');
    expect(repairLabel({ key: 'records', actor: 'firm' }, 'contractor')).toBe('Open record');
  });
});
