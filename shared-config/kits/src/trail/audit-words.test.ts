import { expect, it } from 'vitest';
import { auditFields, auditTitle } from './audit-words.ts';

const fieldsOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at]));

it('says what became of an object in words', () => {
  const told = (action: string, entityType: string, after?: Readonly<Record<string, unknown>>) =>
    auditTitle({ action, entityType, after });

  expect(told('policy.submit', 'policy')).toBe('Policy submitted');
  expect(told('review.decide', 'osha_year', { decision: 'accepted' })).toBe('OSHA year decided: accepted');
  expect(told('engagement.move', 'engagement', { state: 'in_progress', note: 'x' })).toBe(
    'Engagement moved: in progress',
  );
  expect(told('company.polish', 'company')).toBe('Company polish');
});

it('names the fields that changed, of many only the first', () => {
  const named = (action: string, after?: Readonly<Record<string, unknown>>) =>
    auditFields({ action, entityType: 'company', after });

  expect(named('company.change', { legalName: 'A', employeesPeakLastYear: 3 })).toBe(
    'legal name, employees peak last year',
  );
  expect(named('policy.submit', fieldsOf(6))).toBe('f0, f1, f2, f3, f4, f5');
  expect(named('policy.submit', fieldsOf(20))).toBe('f0, f1, f2, f3, f4 and 15 more');
  expect(named('company.archive')).toBe('');
});

it('names no field where the title has said it', () => {
  expect(auditFields({ action: 'user.create', entityType: 'user', after: fieldsOf(3) })).toBe('');
  const decided = { action: 'review.decide', entityType: 'policy', after: { decision: 'returned' } };
  expect(auditFields(decided)).toBe('');
});
