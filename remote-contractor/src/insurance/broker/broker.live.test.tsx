import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordsOf } from '@vcms/data';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { getDocs, query, where } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { InsurancePage } from '../insurance-page.tsx';

const { contractor, contractor2, client } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);

describe('requests to brokers on the insurance page', () => {
  it('are listed with their states, and the letter is composed while the request is typed', async () => {
    renderWithShell(<InsurancePage now={now} />, {
      role: '5005',
      session: liveSession(contractor),
      backend: { firestore: liveFirestore(contractor) },
      path: '/insurance',
    });
    const list = (await screen.findByText('Requests to your broker')).closest('section');
    if (list === null) throw new Error('There is no list');
    for (const state of ['Waiting', 'Opened', 'Received', 'Expired', 'Revoked']) {
      expect(within(list).getByText(state)).toBeTruthy();
    }
    expect(within(list).getAllByText('Revoke')).toHaveLength(2);
    expect(within(list).getAllByText('Send again')).toHaveLength(5);

    fireEvent.click(screen.getByText('Request from broker'));
    const dialog = (await screen.findByText('The letter')).closest<HTMLElement>('[role=dialog]');
    if (dialog === null) throw new Error('There is no dialog');
    const letter = within(dialog).getByLabelText('Letter');
    for (const box of within(dialog).getAllByRole<HTMLInputElement>('checkbox')) {
      if (box.checked) fireEvent.click(box);
    }
    fireEvent.click(within(dialog).getByLabelText('Automobile liability'));
    fireEvent.change(within(dialog).getByLabelText(/Broker or agent/), { target: { value: 'Oak Street' } });

    // Boxes tell their changes after the clicks, and the client's address comes from the server.
    await waitFor(() => {
      expect(letter.textContent).toContain('Dear Oak Street,');
      expect(letter.textContent).toContain('- Combined single limit: $1,000,000');
      expect(letter.textContent).toMatch(/Certificate holder: Northfield Energy, .+, [A-Z]{2} \d{5}/);
      expect(letter.textContent).toContain('is an additional insured (CA 20 48 or equal).');
      expect(letter.textContent).not.toContain('GENERAL LIABILITY');
    });

    fireEvent.change(within(dialog).getByLabelText('E-mail'), { target: { value: '' } });
    fireEvent.click(within(dialog).getByText('Send by mail'));
    await within(dialog).findByText('Enter a valid e-mail address.');
  });

  it('are closed to another contractor and to clients', async () => {
    for (const account of [contractor2, client]) {
      const requests = recordsOf(liveFirestore(account), 'brokerRequests');
      const foreign = query(requests, where('contractorId', '==', contractor.companyId));

      await expect(getDocs(foreign)).rejects.toMatchObject({ code: 'permission-denied' });
    }
  });
});
