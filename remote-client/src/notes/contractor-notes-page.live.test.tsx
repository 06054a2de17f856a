import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { liveData, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import { ContractorNotesPage } from './contractor-notes-page.tsx';

const { client, clientReduced } = DEMO_PEOPLE;

function show(account: DemoAccount, contractorId: string) {
  renderWithShell(<ContractorNotesPage />, {
    role: account === client ? '5003' : '5004',
    session: liveSession(account),
    backend: { firestore: liveFirestore(account) },
    path: `/contractor-notes?contractor=${contractorId}`,
  });
}

function contractorThatIs(clientId: string, ...states: readonly string[]): string {
  const found = liveData().engagements.find(
    ({ record }) => record.clientId === clientId && states.includes(record.state),
  );
  if (found === undefined) throw new Error(`The demo data has no contractor that is ${states.join(' or ')}.`);
  return found.record.contractorId;
}

const approvedOf = (clientId: string) => contractorThatIs(clientId, 'approved');

async function write(text: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(/^Note/, { selector: 'textarea' }), {
    target: { value: text },
  });
}

async function save(): Promise<void> {
  fireEvent.click(screen.getByText('Save note'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('notes about a contractor', () => {
  it('are not offered to share once the relation is over', async () => {
    show(client, contractorThatIs(client.companyId, 'declined', 'rejected', 'ended'));
    fireEvent.click(await screen.findByText('New note'));
    const choice = await screen.findByLabelText<HTMLSelectElement>('Who sees it', {
      selector: '[role=dialog] select',
    });

    expect(Array.from(choice.options, ({ text }) => text)).toEqual([
      'Only your company',
      'Your company and the firm',
    ]);
  });

  it('are written for chosen eyes, followed up, pinned, edited and retracted', async () => {
    show(client, approvedOf(client.companyId));
    fireEvent.click(await screen.findByText('New note'));
    fireEvent.click(await screen.findByText('Save note'));
    expect(await screen.findByText(/enter the note/i)).toBeTruthy();
    await write('Walked the crane pad with the foreman.');
    expect(screen.getByText('Only people of your company will see this note.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Who sees it', { selector: '[role=dialog] select' }), {
      target: { value: 'client_and_firm' },
    });
    expect(await screen.findByText(/The contractor will not\.$/)).toBeTruthy();
    await save();
    const body = await screen.findByText('Walked the crane pad with the foreman.', { selector: 'p' });
    const entry = within(body.closest('li') as HTMLElement);
    expect(entry.getByText('You')).toBeTruthy();
    expect(entry.getByText('Your company and the firm')).toBeTruthy();

    fireEvent.click(entry.getByText('Pin'));
    await entry.findByText('Pinned');
    fireEvent.click(entry.getByText('Follow up'));
    await write('The mats have arrived.');
    await save();
    const later = await within(await entry.findByLabelText('Follow-ups')).findByText(
      'The mats have arrived.',
    );

    fireEvent.click(within(later.closest('li') as HTMLElement).getByText('Retract'));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByText('Retract'));
    await within(entry.getByLabelText('Follow-ups')).findByText('This note was retracted.');

    fireEvent.click(entry.getAllByText('Edit')[0] as HTMLElement);
    await write('Walked the crane pad twice.');
    await save();
    await entry.findByText('Walked the crane pad twice.');
    await entry.findByText('Edited');
  });

  it('stay within the company where the reader may not share', async () => {
    show(clientReduced, approvedOf(clientReduced.companyId));
    fireEvent.click(await screen.findByText('New note'));
    await write('Ask for the new foreman.');
    expect(screen.queryByLabelText('Who sees it', { selector: '[role=dialog] select' })).toBeNull();
    expect(screen.getByText('Only people of your company will see this note.')).toBeTruthy();
    await save();
    const body = await screen.findByText('Ask for the new foreman.', { selector: 'p' });
    const entry = within(body.closest('li') as HTMLElement);
    expect(entry.queryByText('Pin')).toBeNull();
    fireEvent.click(entry.getByText('Edit'));
    await write('Ask for the new foreman, Mr. Ortiz.');
    await save();
    await entry.findByText('Ask for the new foreman, Mr. Ortiz.');
  });

  it('are not shown of a contractor that has nothing to do with the client', async () => {
    show(client, 'nobody');
    await waitFor(() =>
      expect(screen.getByText(/This contractor cannot be shown|don't have access/)).toBeTruthy(),
    );
    expect(screen.getByText('Choose another contractor')).toBeTruthy();
  });
});
