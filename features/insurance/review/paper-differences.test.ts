import type { ReadCertificate } from '@vcms/pdf';
import { expect, it } from 'vitest';
import { paperDifferences } from './paper-differences.ts';
import { aPolicy } from './test-records.ts';

const PLACE = { page: 1, x: 0, y: 0, width: 0, height: 0 };
const sure = <Value>(value: Value) => ({ value, place: PLACE, certainty: 'sure' }) as const;
const likely = <Value>(value: Value) => ({ value, place: PLACE, certainty: 'likely' }) as const;

type Row = ReadCertificate['lines'][number];

function paper(row: Partial<Row>): ReadCertificate {
  return { page: 1, insurers: {}, lines: [{ line: 'gl', policyNumber: sure('GL 100'), limits: {}, ...row }] };
}

const POLICY = aPolicy({ limits: { gl_each_occurrence: 1_000_000 } });

it('names dates, form and limits that the certificate states otherwise', () => {
  const row = {
    effective: sure('2026-11-02'),
    expiration: sure('2027-11-01'),
    form: sure<'claims_made'>('claims_made'),
    limits: { gl_each_occurrence: sure(500_000) },
  } as const;
  expect(paperDifferences(paper(row), POLICY)).toEqual([
    'Effective: the certificate says 11/02/2026.',
    'Form: the certificate says another one.',
    'Each occurrence: the certificate says $500,000.',
  ]);
});

it('says nothing of what is only likely, of what nobody typed, and of other policies', () => {
  expect(paperDifferences(paper({ limits: { gl_each_occurrence: likely(500_000) } }), POLICY)).toEqual([]);
  expect(paperDifferences(paper({ limits: { gl_med_exp: sure(5_000) } }), POLICY)).toEqual([]);
  const other = { policyNumber: sure('GL-200'), limits: { gl_each_occurrence: sure(500_000) } };
  expect(paperDifferences(paper(other), POLICY)).toEqual([]);
});
