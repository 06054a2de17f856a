import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveData, liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import { ContractorRecord } from './contractor-record.tsx';

const { client, clientReduced } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);

/** An approved contractor of a client, by its place among them. */
function contractorOf(clientId: string, index: number): string {
  const approved = liveData().engagements.filter(
    ({ record }) => record.clientId === clientId && record.state === 'approved',
  );
  return approved[index]?.record.contractorId ?? '';
}

async function show(account: DemoAccount, role: '5003' | '5004', contractorId: string): Promise<void> {
  renderWithShell(<ContractorRecord contractorId={contractorId} now={now} />, {
    ...{ role, session: liveSession(account) },
    backend: liveHandles(liveFirestore(account)),
    path: `/new-contractor-request/${contractorId}`,
  });
  await screen.findByRole('heading', { level: 1 });
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the record of a contractor', () => {
  it('says at once that the contractor is suspended, and takes it back where the server does not', async () => {
    await show(client, '5003', contractorOf(client.companyId, 0));
    // The dialog's own button says so, too.
    const isMarked = () =>
      screen.queryAllByText('Saving').some((one) => one.closest('[aria-busy=true]') !== null);
    const reinstates = () => screen.queryByText('Reinstate') !== null;
    fireEvent.click(await screen.findByText('Suspend'));
    const question = (await screen.findByText(/^Suspend .*\?$/)).closest<HTMLElement>('[role=alertdialog]');
    if (question === null) throw new Error('Nothing is asked');
    fireEvent.change(within(question).getByLabelText(/^Reason/), {
      target: { value: 'The crew left the site without a permit.' },
    });
    fireEvent.click(within(question).getByText('Suspend'));

    expect(isMarked()).toBe(true);
    expect(reinstates()).toBe(true);
    await within(question).findByText('That did not work. Try again in a few minutes.');
    expect(isMarked()).toBe(false);
    expect(reinstates()).toBe(false);
    expect(within(question).getByDisplayValue('The crew left the site without a permit.')).toBeTruthy();
  });

  it('counts the notes and shows the older ones when asked', async () => {
    const contractorId = contractorOf(client.companyId, 1);
    const words = { category: 'safety', visibility: 'client_private', pinned: false, createdBy: client.uid };
    for (let n = 1; n <= 26; n += 1) {
      const place = { clientId: client.companyId, contractorId, body: `Counted note ${n}` };
      const createdAt = new Date(Date.UTC(2027, 0, n));
      await putLiveRecord(`notes/counted-${n}`, { ...place, ...words, createdAt });
    }
    await show(client, '5003', contractorId);

    const notes = await panel('Notes');
    await notes.findByText('Counted note 2');
    expect(notes.queryByText('Counted note 1')).toBeNull();
    fireEvent.click(notes.getByRole('button', { name: 'Show more: Notes' }));
    await notes.findByText('Counted note 1');
    expect(notes.queryByRole('button', { name: 'Show more: Notes' })).toBeNull();
    await waitFor(() => {
      const rows = notes.getAllByRole('listitem');
      expect(notes.getByText('notes').parentElement?.textContent).toBe(`${rows.length} notes`);
    });
  });

  it.each([
    ['5003', client],
    ['5004', clientReduced],
  ] as const)(
    'lists for %s the documents that its company may open, each with its place',
    async (role, account) => {
      const contractorId = contractorOf(account.companyId, 0);
      const file = {
        ...{
          contractorId,
          typeId: 'other',
          category: 'other',
          fileName: 'a.pdf',
          contentType: 'application/pdf',
        },
        ...{ size: 1, sha256: '0'.repeat(64), version: 1, state: 'submitted', redacted: false },
        ...{ submittedOn: LIVE_TODAY, virusScan: 'clean', updatedAt: new Date(Date.UTC(2027, 0, 1)) },
      };
      const others = { own: `client:${account.companyId}`, hidden: 'company', other: 'client:somebody' };
      for (const [name, visibility] of Object.entries(others)) {
        const id = `${name}-${role}`;
        const storagePath = `companies/${contractorId}/docs/${id}/1/a.pdf`;
        await putLiveRecord(`companies/${contractorId}/documents/${id}`, {
          ...{ ...file, title: `File ${name}`, visibility, storagePath },
        });
      }
      await show(account, role, contractorId);

      const documents = await panel('Documents');
      const link = await documents.findByRole('link', { name: 'File own' });
      expect(link.getAttribute('href')).toBe(`/documents-center/files/${contractorId}?open=own-${role}`);
      expect(documents.queryByText('File hidden')).toBeNull();
      expect(documents.queryByText('File other')).toBeNull();
    },
  );
});
