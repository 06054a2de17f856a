import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordRef } from '@vcms/data';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { getDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { SetContractorDocsPage } from './set-contractor-docs-page.tsx';

const { client, client2 } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);

function show(account: typeof client | typeof client2, path = '/set-contractor-docs') {
  const firestore = liveFirestore(account);
  renderWithShell(<SetContractorDocsPage now={now} />, {
    role: '5003',
    session: liveSession(account),
    backend: liveHandles(firestore),
    path,
  });
  return firestore;
}

async function rowOf(name: string): Promise<HTMLElement> {
  const table = await screen.findByLabelText('Document types');
  const row = within(table).getByText(name, { selector: 'p' }).closest('tr');
  if (row === null) throw new Error(`${name} has no row`);
  return row;
}

async function dialogOf(title: string): Promise<HTMLElement> {
  const dialog = (await screen.findByText(title, { selector: 'h2' })).closest<HTMLElement>('[role=dialog]');
  if (dialog === null) throw new Error('There is no dialog');
  return dialog;
}

describe('the document types of people', () => {
  it('show what the version in force requires, and take a new type, once', async () => {
    const firestore = show(client2);
    await waitFor(async () =>
      expect((await rowOf('Forklift')).textContent).toContain('Required for everybody'),
    );
    expect((await rowOf('OSHA 10')).textContent).toContain('Not required');

    fireEvent.click(screen.getByText('Add a type'));
    const dialog = await dialogOf('Add a document type');
    fireEvent.change(within(dialog).getByLabelText(/^Name/), { target: { value: 'Forklift' } });
    fireEvent.change(within(dialog).getByLabelText(/^Valid for months/), { target: { value: '130' } });
    fireEvent.click(within(dialog).getByText('Save'));
    await within(dialog).findByText('There is a type with this name already. Change or activate that one.');
    await within(dialog).findByText(/between 0 and 120|0.*120/);
    fireEvent.change(within(dialog).getByLabelText(/^Name/), { target: { value: 'Rigging' } });
    fireEvent.change(within(dialog).getByLabelText(/^Valid for months/), { target: { value: '36' } });
    fireEvent.change(within(dialog).getByLabelText(/^Job roles/), {
      target: { value: 'Rigger, Crane operator' },
    });
    fireEvent.click(within(dialog).getByText('Save'));

    expect(
      (await rowOf('OSHA 10').then(() => screen.findByText('Rigger, Crane operator'))).textContent,
    ).toBeTruthy();
    const stored = (await getDoc(recordRef(firestore, 'staffDocTypes', client2.companyId, 'rigging'))).data();
    expect(stored).toMatchObject({
      ok: true,
      value: { validMonths: 36, jobRoles: ['Rigger', 'Crane operator'] },
    });

    fireEvent.click(within(await rowOf('Rigging')).getByText('Deactivate'));
    await within(await rowOf('Rigging')).findByText('Inactive');
  });

  it('are required by a draft that keeps everything else as it was', async () => {
    const firestore = show(client, '/set-contractor-docs?tab=requirements');
    const row = await screen.findByRole('group', { name: 'OSHA 10' });
    fireEvent.change(within(row).getByLabelText('Requirement'), { target: { value: 'required' } });
    fireEvent.change(within(row).getByLabelText('Of these job roles'), { target: { value: 'Welder' } });
    fireEvent.click(screen.getByText('Save draft'));
    await screen.findByText('You are editing draft version 4.');

    const [draft, last] = await Promise.all(
      [4, 3].map(async (n) =>
        (await getDoc(recordRef(firestore, 'requirementSets', client.companyId, n))).data(),
      ),
    );
    if (draft?.ok !== true || last?.ok !== true) throw new Error('A version cannot be read.');
    const added = { typeId: 'osha-10', when: { jobRoles: ['Welder'] }, required: true };
    expect(draft.value.staffDocs).toEqual([...last.value.staffDocs, added]);
    const { insurance, osha, documents, policy } = last.value;
    expect(draft.value).toMatchObject({ insurance, osha, documents, policy });
  });
});
