import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordRef } from '@vcms/data';
import { addDays, documentPath, formatDate, staffAssignmentId } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { getDoc } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { crewLines } from './manager/crew-export.ts';
import { showWorkforce } from './test-support/show-workforce.tsx';

const { client, contractor } = DEMO_PEOPLE;
const clientId = client.companyId;
const staffId = 'let-go-long-ago';
const path = documentPath('staffAssignments', staffAssignmentId(clientId, staffId));
const NAME = 'Zora Quist';
const END = addDays(LIVE_TODAY, -120);
const FIRST_DAY = addDays(LIVE_TODAY, -90);
const WRITTEN = {
  createdAt: new Date(0),
  createdBy: client.uid,
  updatedAt: new Date(0),
  updatedBy: client.uid,
  v: 1,
};
const ENDED = {
  ...{ clientId, staffId, contractorId: contractor.companyId, name: NAME, jobRole: 'Diver' },
  ...{ sites: ['North yard'], from: addDays(LIVE_TODAY, -200), to: END },
};

describe('somebody whom the client let go long ago', () => {
  beforeEach(() => putLiveRecord(path, { ...ENDED, ...WRITTEN, isLastDayByClient: true, visible: true }));
  // Other stories of this backend list people.
  afterEach(() => putLiveRecord(path, { ...ENDED, ...WRITTEN, visible: false }));

  it('stands in the matrix and on the crew list with the end, and no paper is asked for', async () => {
    const { firestore } = showWorkforce(client, `/work-manager?search=${NAME.split(' ')[0]}`);
    const row = await screen.findByRole('row', { name: new RegExp(NAME) });
    within(row).getByText(`The assignment ended on ${formatDate(END)}`);

    const terms = { clientId, clientName: '', today: LIVE_TODAY, timezone: '', sets: [], docTypes: [] };
    const lines = await crewLines([ENDED], terms, LIVE_TODAY, firestore, new AbortController().signal);
    expect(lines.get(staffId)).toEqual({
      ...{ contractor: 'Brightline Electric', ready: 'No' },
      missing: `The assignment ended on ${formatDate(END)}`,
    });
  });

  it('is turned away at the gate and in the queue, with the day', async () => {
    showWorkforce(client, `/work-manager/${staffId}`);
    await screen.findByText(`Not ready. The assignment ended on ${formatDate(END)}.`);
    cleanup();
    showWorkforce(client, `/work-manager/review/${staffId}/d1`);
    await screen.findByText(`The assignment ended on ${formatDate(END)}.`);
  });

  it('is let in again by the client alone, which takes its last day away', async () => {
    const { firestore } = showWorkforce(client, `/work-manager?open=${staffId}`);
    await screen.findByText(/You see a person’s documents until 90 days after the last day/);
    fireEvent.click(screen.getByText('Change sites or end'));
    const dialog = await screen.findByRole('dialog', { name: `Sites of ${NAME}` });
    fireEvent.change(within(dialog).getByLabelText('Until'), { target: { value: '' } });
    fireEvent.click(within(dialog).getByText('Save'));

    await waitFor(async () => {
      const stored = (
        await getDoc(recordRef(firestore, 'staffAssignments', path.split('/')[1] ?? ''))
      ).data();
      expect(stored).toMatchObject({ ok: true, value: { isLastDayByClient: false } });
      expect(stored?.ok === true && stored.value.to).toBe(undefined);
    });
  });
});

describe('somebody who left more than 90 days ago', () => {
  const left = `${contractor.companyId}-p4`;

  it('is in no list of the client, and is nobody at the gate and on a card', async () => {
    showWorkforce(client, `/work-manager?contractorId=${contractor.companyId}`);
    const table = await screen.findByRole('table');
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(1));
    expect(within(table).queryByText('Thea Garner')).toBeNull();
    cleanup();
    showWorkforce(client, `/work-manager/${left}`);
    await screen.findByText('Not ready. This person is not assigned to you.');
    cleanup();
    showWorkforce(client, `/work-manager?open=${left}`);
    await screen.findByText('This person is not assigned to you.');
  });

  it('is missed on no day that the client can ask for', async () => {
    showWorkforce(client, `/work-manager?on=${addDays(FIRST_DAY, -1)}`);
    const day = await screen.findByLabelText('Ready on');
    expect(day).toMatchObject({ value: LIVE_TODAY, min: FIRST_DAY });
    fireEvent.change(day, { target: { value: FIRST_DAY } });
    await screen.findByRole('table', { name: `People on ${formatDate(FIRST_DAY)}` });
    fireEvent.change(screen.getByLabelText('Ready on'), { target: { value: addDays(FIRST_DAY, -1) } });
    await screen.findByRole('table', { name: `People on ${formatDate(LIVE_TODAY)}` });
  });
});
