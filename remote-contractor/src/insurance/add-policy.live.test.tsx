import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { getStorage } from 'firebase/storage';
import { describe, expect, it } from 'vitest';
import { InsurancePage } from './insurance-page.tsx';

const { contractor2 } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);

function type(dialog: HTMLElement, label: RegExp, value: string): void {
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
}

/** By its text: asking a page of this size for roles again and again takes seconds. */
async function openDialog(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByText('Add policy'));
  const dialog = (await screen.findByText('Add a policy')).closest<HTMLElement>('[role=dialog]');
  if (dialog === null) throw new Error('There is no dialog');
  return dialog;
}

describe('adding a policy', () => {
  it('says before the submission what is short for whom, wants the certificate, loses nothing unasked, and keeps a draft', async () => {
    const firestore = liveFirestore(contractor2);
    const { shell } = renderWithShell(<InsurancePage now={now} />, {
      role: '5005',
      session: liveSession(contractor2),
      // A draft without a file asks nothing of Storage.
      backend: { firestore, storage: getStorage(firestore.app, 'gs://demo-files') },
      path: '/insurance',
      answer: false,
    });
    fireEvent.click(within(await openDialog()).getByText('Cancel'));
    await waitFor(() => expect(screen.queryByText('Add a policy')).toBeNull());
    expect(shell.questions).toEqual([]);
    const dialog = await openDialog();
    expect(within(dialog).queryByText('If accepted as typed')).toBeNull();

    fireEvent.click(within(dialog).getByText('Submit'));
    await within(dialog).findByText('Enter Policy number.');

    type(dialog, /Policy number/, 'GL-NEW-1');
    type(dialog, /Insurer/, 'Harbor Mutual');
    type(dialog, /Named insured/, 'Harrow Mechanical');
    type(dialog, /Effective/, '2026-12-01');
    type(dialog, /Expiration/, '2027-12-01');
    type(dialog, /Broker or agent/, 'Lakeside Brokers');
    type(dialog, /Each occurrence/, '750,000');
    await within(dialog).findByText('If accepted as typed');
    await within(dialog).findByText(/\$250,000 short of \$1,000,000/);

    fireEvent.click(within(dialog).getByText('Cancel'));
    await waitFor(() => expect(shell.questions).toHaveLength(1));

    fireEvent.click(within(dialog).getByText('Submit'));
    await within(dialog).findByText('Add the certificate before you submit the policy.');

    fireEvent.click(within(dialog).getByText('Save draft'));
    await screen.findByText(/Harbor Mutual, no\. GL-NEW-1/);
    await waitFor(() =>
      expect([...shell.toasts.values()].map(({ message }) => message)).toContain('The draft is saved.'),
    );
  });
});
