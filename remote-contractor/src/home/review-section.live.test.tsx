import { screen, within } from '@testing-library/react';
import { formatDate } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import { expect, it } from 'vitest';
import { queuePlace } from './queue-place.ts';
import { ReviewSection } from './review-section.tsx';

it('says the place in the queue in words', () => {
  expect([0, 1, 499, 500].map(queuePlace)).toEqual([
    'Next in line',
    '1 ahead of yours',
    '499 ahead of yours',
    '500 or more ahead of yours',
  ]);
});

it('names the policies that wait and the promised day while the server gives no answer', async () => {
  const firestore = liveFirestore(DEMO_PEOPLE.contractor);
  const functions = getFunctions(firestore.app);
  connectFunctionsEmulator(functions, '127.0.0.1', 9);
  const policy = { insurerName: 'Acme Mutual', effective: '2026-01-01', expiration: '2027-01-01' } as const;
  const items = [
    { ...policy, id: 'new', line: 'gl', state: 'submitted', submittedOn: LIVE_TODAY },
    { ...policy, id: 'old', line: 'auto', state: 'in_review', submittedOn: '2026-01-05' },
    { ...policy, id: 'done', line: 'wc_el', state: 'accepted', submittedOn: '2026-01-02' },
  ] as const;
  renderWithShell(<ReviewSection state={{ kind: 'ready', items, unreadable: [] }} today={LIVE_TODAY} />, {
    role: '5005',
    session: liveSession(DEMO_PEOPLE.contractor),
    backend: { firestore, functions },
  });

  const rows = within(screen.getByRole('region', { name: 'Waiting for review' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(formatDate('2026-01-05')),
    expect.stringContaining(formatDate(LIVE_TODAY)),
  ]);
  expect(rows[0]?.textContent).not.toContain('ahead');
});
