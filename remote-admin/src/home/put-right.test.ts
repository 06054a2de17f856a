import { expect, it } from 'vitest';
import { putRight } from './put-right.ts';

it('lists the first of each kind before the second of any', () => {
  const none = { unasked: [], invitations: [], bounced: [] };
  const faults = putRight({
    ...none,
    people: [{ id: 'u1', firstName: 'Una', lastName: 'Wells' }],
    unmanned: [
      { id: 'a', name: 'Acme' },
      { id: 'b', name: 'Brill' },
    ],
    suspended: [{ id: 'c', name: 'Cole' }],
  });

  expect(faults.map(({ title }) => title)).toEqual([
    'Give Una Wells a role',
    'Invite somebody for Acme: no one can sign in',
    'Cole is suspended',
    'Invite somebody for Brill: no one can sign in',
  ]);
});
