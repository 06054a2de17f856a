import { expect, it } from 'vitest';
import { buildDocument } from '../test-support/builders.ts';
import { newestDocument } from './newest-document.ts';

const of = (title: string, submittedOn: string, changes: Parameters<typeof buildDocument>[0] = {}) =>
  buildDocument({ title, submittedOn, ...changes });

it('is the last file on record that the client may see', () => {
  const older = of('Bond', '2026-11-01');
  expect(newestDocument([older, of('Form W-9', '2026-11-12')], 'x')).toEqual({
    title: 'Form W-9',
    on: '2026-11-12',
  });
  const unseen = [
    of('For another client', '2026-11-13', { visibility: 'client:y' }),
    of('Own paper', '2026-11-13', { visibility: 'company' }),
    of('Draft', '2026-11-13', { state: 'draft' }),
    of('Returned', '2026-11-13', { state: 'changes_requested' }),
    of('Blocked', '2026-11-13', { virusScan: 'blocked' }),
  ];
  expect(newestDocument([...unseen, older], 'x')?.title).toBe('Bond');
  expect(newestDocument(unseen, 'x')).toBeUndefined();
  expect(newestDocument(unseen, 'y')?.title).toBe('For another client');
});
