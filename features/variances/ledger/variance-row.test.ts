import { createItem, type Variance } from '@vcms/domain';
import { expect, it } from 'vitest';
import { standingText, type VarianceFacts, varianceRows, varianceStateText } from './variance-row.ts';

const TODAY = '2026-11-20';
const asked: Variance = {
  id: 'v1',
  clientId: 'X',
  contractorId: 'A',
  key: 'insurance.auto',
  reason: 'The renewal is delayed at the carrier.',
  requestedBy: 'colin',
  requestedRole: '5005',
  from: '2026-11-01',
  to: '2026-11-30',
  state: 'requested',
};
const short = createItem('insurance.auto.auto_csl', 'non_compliant', {
  reasons: ['below_limit'],
  actual: 500_000,
  required: 1_000_000,
  gap: 500_000,
});
const facts: VarianceFacts = {
  today: TODAY,
  clientName: 'Northfield Energy',
  firmName: 'Clearpath',
  contractorNames: new Map([['A', 'Acorn Roofing']]),
  items: new Map([['A', [short]]]),
  people: new Map([['nora', 'Nora Feld']]),
};
const rowOf = (change: Partial<Variance>) => varianceRows([{ ...asked, ...change }], facts)[0];

it('says what it is about, how that stands without it, and who asked', () => {
  expect(rowOf({})).toMatchObject({
    contractorName: 'Acorn Roofing',
    title: 'Automobile liability',
    standing: ['Combined single limit: $500,000 against $1,000,000'],
    askedBy: 'Acorn Roofing',
    decidedBy: undefined,
    renewals: 0,
  });
  expect(rowOf({ requestedRole: '5002' })?.askedBy).toBe('Clearpath');
  expect(rowOf({ requestedRole: '5003', requestedBy: 'nora' })?.askedBy).toBe('Nora Feld');
});

it('marks a decision that nobody else looked at', () => {
  const decided = { state: 'approved', decidedBy: 'nora' } as const;
  expect(rowOf(decided)?.decidedBy).toBe('Nora Feld');
  expect(rowOf({ ...decided, selfApproved: true })?.decidedBy).toBe('Nora Feld, self-approved');
});

it('tells an idle variance from one about which nothing is known', () => {
  expect(standingText({ standing: [] })).toBe('Met, so it is not needed now');
  expect(standingText({ standing: undefined })).toBe('Not known');
});

it.each([
  ['requested', '2026-11-01', '2026-12-01', 'Requested'],
  ['approved', '2026-11-01', '2026-11-29', 'In force, ends in 9 days'],
  ['approved', '2026-11-01', '2026-11-21', 'In force, ends in 1 day'],
  ['approved', '2026-11-01', '2026-11-20', 'Ends today'],
  ['approved', '2026-12-01', '2026-12-20', 'Begins on 12/01/2026'],
  ['approved', '2026-11-01', '2026-11-19', 'Expired'],
  ['closed', '2026-11-01', '2026-12-19', 'Closed, no longer needed'],
] as const)('says of %s from %s to %s: %s', (state, from, to, text) => {
  expect(varianceStateText({ state, from, to }, TODAY)).toBe(text);
});
