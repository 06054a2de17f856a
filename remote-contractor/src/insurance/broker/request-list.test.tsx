import { fireEvent, screen } from '@testing-library/react';
import type { BrokerRequest } from '@vcms/domain';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { RequestList } from './request-list.tsx';

const REQUEST: BrokerRequest = {
  ...{
    id: 'r1',
    contractorId: 'a',
    contractorName: 'Acme Roofing',
    requestedBy: 'u1',
    requesterName: 'Ana Vale',
  },
  ...{ brokerName: 'Oak Street Risk', brokerEmail: 'gone@oak.test', note: '', tokenHash: '0'.repeat(64) },
  asks: [
    { line: 'gl', limits: [], viaUmbrella: false, statutory: false, occurrenceOnly: false, holders: [] },
  ],
  ...{ expiresOn: '2026-12-02', state: 'sent', round: 1, mailed: true, files: [] },
};

function show(request: BrokerRequest): string[] {
  const asked: string[] = [];
  renderWithShell(<RequestList requests={[request]} onAction={(action) => asked.push(action)} />, {
    role: '5005',
  });
  return asked;
}

it('shows why a letter did not arrive, and offers to ask again', () => {
  const asked = show({
    ...REQUEST,
    delivery: { state: 'failed', reason: '550 No such mailbox' },
    renewal: { endsOn: '2027-01-01', step: 60 },
  });

  const row = screen.getByRole('listitem');
  expect(row.textContent).toContain('Asked automatically for the renewal of 01/01/2027');
  expect(row.textContent).toContain(
    'The letter to gone@oak.test did not arrive. Its mail server said: 550 No such mailbox',
  );
  expect(screen.getByText('Did not arrive')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ask again: Oak Street Risk' }));
  expect(asked).toEqual(['resend']);
});

it.each([
  ['is on its way', {}],
  ['arrived', { delivery: { state: 'delivered', reason: '' } }],
  ['was refused before files came', { state: 'received', delivery: { state: 'failed', reason: '550' } }],
] as const)('says nothing of a letter that %s', (_what, change) => {
  show({ ...REQUEST, ...change });

  expect(screen.queryByText(/did not arrive/i)).toBeNull();
  expect(screen.getByRole('button', { name: 'Send again: Oak Street Risk' })).toBeTruthy();
});
