import { expect, it } from 'vitest';
import { auditWords } from './audit-words.ts';

const fieldsOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at]));

it('names what changed, and of many only the first', () => {
  expect(auditWords({ action: 'user.set_role', after: { role: '5002' } })).toBe('Set role: role');
  expect(auditWords({ action: 'policy.submit', after: fieldsOf(6) })).toBe('Submit: f0, f1, f2, f3, f4, f5');
  expect(auditWords({ action: 'policy.submit', after: fieldsOf(20) })).toBe(
    'Submit: f0, f1, f2, f3, f4 and 15 more',
  );
  expect(auditWords({ action: 'company.archive', after: undefined })).toBe('Archive');
});
