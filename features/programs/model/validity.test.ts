import { createItem } from '@vcms/domain';
import { expect, it } from 'vitest';
import { validityOf } from './validity.ts';

it.each([
  [
    'counts for long',
    createItem('program.ppe', 'compliant', { facts: { validUntil: '2027-10-01' } }),
    '10/01/2027',
  ],
  [
    'ends soon',
    createItem('program.ppe', 'expiring', { dueOn: '2026-12-01', facts: { daysLeft: 11 } }),
    '12/01/2026',
  ],
])('says until when what %s does', (_, item, day) => {
  expect(validityOf(item)).toBe(`Valid until ${day}`);
});

it.each([
  ['is over', createItem('program.ppe', 'non_compliant', { facts: { endedOn: '2026-10-01' } })],
  ['is missing', createItem('program.ppe', 'non_compliant', { reasons: ['missing'] })],
  ['does not apply', createItem('program.ppe', 'not_applicable')],
])('says no end of what %s', (_, item) => {
  expect(validityOf(item)).toBeUndefined();
});
