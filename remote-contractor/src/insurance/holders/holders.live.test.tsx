import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addMonths } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { doc, type Firestore, getDoc } from 'firebase/firestore';
import { getStorage } from 'firebase/storage';
import { describe, expect, it } from 'vitest';
import { InsurancePage } from '../insurance-page.tsx';

const { contractor } = DEMO_PEOPLE;
/** The rules take what is submitted today. */
const now = () => new Date();

/** By its text: asking a page of this size for roles again and again takes seconds. */
async function card(): Promise<HTMLElement> {
  const found = (await screen.findByText('Commercial general liability')).closest('section');
  if (found === null) throw new Error('The line has no card');
  return found;
}

/** The demo data's policy ends on a day of its own, which this test may be run after. */
async function keepInForce(firestore: Firestore): Promise<void> {
  const path = `companies/${contractor.companyId}/policies/gl-current`;
  const stored = (await getDoc(doc(firestore, path))).data();
  const expiration = addMonths(now().toISOString().slice(0, 10), 6);
  await putLiveRecord(path, { ...stored, expiration });
}

async function dialogFor(client: string): Promise<HTMLElement> {
  const found = (await screen.findByText(`For ${client}`)).closest<HTMLElement>('[role=dialog]');
  if (found === null) throw new Error('There is no dialog');
  return found;
}

describe('what a policy shows for one client', () => {
  it('stands in a dialog of the policy, changes in a dialog that says what it would do, and shows at once that it waits for review', async () => {
    const firestore = liveFirestore(contractor);
    await keepInForce(firestore);
    const { shell } = renderWithShell(<InsurancePage now={now} />, {
      role: '5005',
      session: liveSession(contractor),
      // Endorsements without pages ask nothing of Storage.
      backend: { firestore, storage: getStorage(firestore.app, 'gs://demo-files') },
      path: '/insurance',
    });
    const gl = await card();
    fireEvent.click(within(gl).getAllByLabelText(/^More actions: policy /)[0] as HTMLElement);
    fireEvent.click(await screen.findByText('Certificates by client'));
    const list = await screen.findByLabelText(/^Certificates by client, policy/, { selector: 'ul' });
    const [row] = [...list.children].map((child) => child as HTMLElement);
    if (row === undefined) throw new Error('There is no client');
    const client = row.querySelector('span')?.textContent ?? '';
    expect(row.textContent).not.toContain('per project');

    fireEvent.click(within(row).getByText('Change'));
    const dialog = await dialogFor(client);
    fireEvent.click(within(dialog).getByText('Save'));
    await within(dialog).findByText('Nothing was changed yet.');
    const perProject = within(dialog).getByText('Aggregate per project');
    fireEvent.click(perProject);
    // The dialog hears of a box after the click.
    await waitFor(() => expect(perProject.closest('label')?.dataset.state).toBe('checked'));
    await within(dialog).findByText('Once this is saved');
    fireEvent.click(within(dialog).getByText('Save'));

    await waitFor(() => expect(row.textContent).toContain('named for aggregate per project'));
    expect(row.textContent).toContain('Waiting for review');
    // What is stored may show before the answer to the one who stored it.
    await waitFor(() =>
      expect([...shell.toasts.values()].map(({ message }) => message)).toContain(`Saved for ${client}.`),
    );
  });
});
