import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recordsOf } from '@vcms/data';
import { documentPath, engagementId } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveData } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import type { GateList } from '@vcms/workforce/gate-list';
import { doc, type Firestore, getDoc, getDocs, query, where } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import type { GateDevice } from './gate-list/device.ts';
import { crewLines } from './manager/crew-export.ts';
import { readyPerson } from './test-support/ready-person.ts';
import { showWorkforce } from './test-support/show-workforce.tsx';

const { client, client2, contractor } = DEMO_PEOPLE;
const contractorId = contractor.companyId;

/** A device whose page is always kept; only its list is looked at. */
function aDevice() {
  const kept: { list?: GateList | undefined } = {};
  const device: GateDevice = {
    store: {
      read: async () => kept.list,
      write: async (list) => {
        kept.list = list;
      },
      erase: async () => {
        kept.list = undefined;
      },
    },
    keepPage: async () => {},
  };
  return { kept, device };
}

async function takeList(): Promise<void> {
  fireEvent.click(await screen.findByText('Take the gate list offline'));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByText('Take the list'));
  await within(dialog).findByText(/on the list, until/);
}

/** The lines of a crew list for one contractor, when no papers are asked. */
async function crewOf(firestore: Firestore, clientId: string, ofContractor: string) {
  const all = liveData().files.flatMap(({ assignments }) => assignments);
  const isListed = (one: (typeof all)[number]) =>
    one.clientId === clientId && one.contractorId === ofContractor && one.to === undefined;
  const rows = all.filter(isListed);
  const sets = liveData().requirementSets.filter((one) => one.clientId === clientId);
  const terms = { clientId, clientName: '', today: LIVE_TODAY, timezone: '', sets, docTypes: [] };
  return [...(await crewLines(rows, terms, LIVE_TODAY, firestore, new AbortController().signal)).values()];
}

describe('the workforce of a client', () => {
  it('is a matrix of those who are assigned, and each person says what is missing', async () => {
    showWorkforce(client, `/work-manager?contractorId=${contractorId}`);
    const table = await screen.findByRole('table');
    for (const title of ['Site orientation', 'First aid and CPR', 'Drug screen'])
      within(table).getByText(title);
    await waitFor(() => expect(within(table).getAllByText('Missing').length).toBeGreaterThan(0));
    await within(table).findByText('Waived');
    expect(within(table).getAllByText('Not ready').length).toBeGreaterThan(0);
    expect(within(table).queryByText('OSHA 10')).toBeNull();
  });

  it('counts its people by status as the server keeps them, and lists those of one', async () => {
    const { unmount } = showWorkforce(client, `/work-manager?contractorId=${contractorId}`);
    const counts = await screen.findByRole('region', { name: 'People by their papers today' });
    const missing = await within(counts).findByRole('button', { name: /^Documents missing [1-9]/ });
    const count = Number(missing.textContent?.replace('Documents missing ', ''));
    fireEvent.click(missing);
    await waitFor(() => expect(missing.getAttribute('aria-pressed')).toBe('true'));
    const table = await screen.findByRole('table');
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(count + 1));
    await waitFor(() => expect(within(table).getAllByText('Not ready')).toHaveLength(count));
    unmount();

    showWorkforce(client, '/work-manager?on=2027-03-01&status=missing');
    await screen.findByRole('table');
    expect(screen.queryByLabelText('Status')).toBeNull();
    expect(screen.queryByRole('region', { name: 'People by their papers today' })).toBeNull();
  });

  it('is told at the gate, with the reason, of its own people only', async () => {
    const { unmount } = showWorkforce(client, `/work-manager/${contractorId}-p1`);
    await screen.findByText('Not ready', { exact: false, selector: 'h2' });
    within(await screen.findByLabelText('Why not')).getByText('Site orientation: Nothing on file.');
    unmount();

    showWorkforce(client, `/work-manager/${contractorId}-p4`);
    await screen.findByText('Not ready. This person is not assigned to you.');
  });

  it('goes onto a device as the gate sees it, after a list of somebody else was erased', async () => {
    const { kept, device } = aDevice();
    kept.list = { uid: 'somebody-else' } as GateList;
    showWorkforce(client, '/work-manager', device);
    fireEvent.click(await screen.findByText('Take the gate list offline'));
    await waitFor(() => expect(kept.list).toBeUndefined());
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByText('Take the list'));
    await within(dialog).findByText(/on the list, until/);

    const { list } = kept;
    expect(list).toMatchObject({ uid: client.uid, site: '', days: [{ date: LIVE_TODAY }, {}] });
    const orientation = list?.people.find(({ verdicts }) =>
      verdicts[0]?.reasons.includes('Site orientation: Nothing on file.'),
    );
    expect(orientation).toMatchObject({
      company: 'Brightline Electric',
      verdicts: [{ isReady: false }, {}],
    });
    expect(list?.people.some(({ verdicts }) => verdicts[0]?.isReady === true)).toBe(true);
    const words = JSON.stringify(list);
    expect(words).not.toContain('Drug screen');

    const size = list?.people.length ?? 0;
    fireEvent.change(within(dialog).getByLabelText('Site'), { target: { value: 'No such yard' } });
    fireEvent.click(within(dialog).getByText('Take it again'));
    await waitFor(() => expect(kept.list?.site).toBe('No such yard'));
    expect(kept.list?.people.length).toBeLessThanOrEqual(size);
    expect(kept.list?.people.every(({ sites }) => sites.length === 0)).toBe(true);
  });

  it('has a queue of the documents that wait, which goes on with the next one after a decision', async () => {
    const { shell, container } = showWorkforce(client2, '/work-manager/review');
    const table = await screen.findByRole('table', { name: 'Documents to review' });
    const [, first] = within(table).getAllByRole('row');
    if (first === undefined) throw new Error('The queue is empty.');
    for (const text of ['Thea Garner', 'First aid and CPR', '11/18/2026'])
      expect(first.textContent).toContain(text);
    fireEvent.click(within(first).getByText('Brightline Electric'));

    const page = within(container);
    fireEvent.click(await page.findByText('Claim'));
    await page.findByText(/You are reviewing this/);
    await waitFor(() => expect(page.getByText('Confirm')).toHaveProperty('disabled', false));
    fireEvent.click(page.getByText('Confirm'));
    await waitFor(() =>
      expect(shell.navigations).toMatchObject([
        { to: `/work-manager/review/${contractorId}-p4/${contractorId}-p4-forklift` },
      ]),
    );
  });

  it('has a queue of its own people only, and no document of those of others', async () => {
    const id = `${contractorId}-p4`;
    const { unmount } = showWorkforce(client, '/work-manager/review');
    const table = await screen.findByRole('table', { name: 'Documents to review' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(within(table).queryByText('Thea Garner')).toBeNull();
    unmount();
    showWorkforce(client, `/work-manager/review/${id}/${id}-forklift`);
    await screen.findByText('This person is not assigned to you.');
  });

  it('has its documents confirmed by the client, which makes the person ready', async () => {
    const id = `${contractorId}-p4`;
    const { firestore, shell, container } = showWorkforce(
      client2,
      `/work-manager?open=${id}&review=${id}-forklift`,
    );
    const page = within(container);
    await page.findByText('The firm has not decided yet.');
    fireEvent.click(await page.findByText('Claim'));
    await page.findByText(/You are reviewing this/);
    await waitFor(() => expect(page.getByText('Confirm')).toHaveProperty('disabled', false));
    fireEvent.click(page.getByText('Confirm'));

    await waitFor(() => expect(shell.navigations).toHaveLength(1));
    const own = recordsOf(firestore, 'reviews', contractorId);
    const { docs } = await getDocs(
      query(
        own,
        where('scope', '==', client2.companyId),
        where('subjectType', '==', 'staff_document'),
        where('subjectId', '==', `${id}-forklift`),
      ),
    );
    expect(docs.map((one) => one.data())).toMatchObject([
      { ok: true, value: { subjectId: `${id}-forklift`, staffId: id, decision: 'accepted' } },
    ]);
  });

  it('is ready nowhere once its company is suspended: not at the gate, on a device or on paper', async () => {
    const { kept, device } = aDevice();
    const { staffId, clientId, contractorId: suspended } = readyPerson(client.companyId);
    const name = liveData().companies.find(({ id }) => id === suspended)?.record.name;
    const listed = () => kept.list?.people.filter(({ company }) => company === name) ?? [];
    const { firestore, unmount } = showWorkforce(client, '/work-manager', device);
    await takeList();
    const before = listed();
    expect(before.filter(({ verdicts }) => verdicts[0]?.isReady === true).length).toBeGreaterThan(0);
    expect(await crewOf(firestore, clientId, suspended)).toContainEqual({
      ...{ contractor: name, ready: 'Yes', missing: '' },
    });
    unmount();
    const gate = showWorkforce(client, `/work-manager/${staffId}`);
    await screen.findByText('Ready', { selector: 'h2' });

    const path = documentPath('engagements', engagementId(clientId, suspended));
    const relation = (await getDoc(doc(firestore, path))).data();
    await putLiveRecord(path, { ...relation, state: 'suspended' });

    await screen.findByText('Not ready', { selector: 'h2' });
    within(screen.getByLabelText('Why not')).getByText('The company is suspended.');
    gate.unmount();
    showWorkforce(client, '/work-manager', device);
    await takeList();
    expect(listed()).toHaveLength(before.length);
    for (const { isReady, reasons } of listed().flatMap(({ verdicts }) => verdicts))
      expect({ isReady, first: reasons[0] }).toEqual({ isReady: false, first: 'The company is suspended.' });
    for (const line of await crewOf(firestore, clientId, suspended))
      expect(line).toEqual({ contractor: name, ready: 'No', missing: 'The company is suspended' });
    cleanup();
    const matrix = showWorkforce(client, `/work-manager?contractorId=${suspended}`);
    const table = await screen.findByRole('table');
    expect((await within(table).findAllByText('The company is suspended')).length).toBeGreaterThan(0);
    matrix.unmount();
    showWorkforce(client, `/work-manager?contractorId=${suspended}&open=${staffId}`);
    await screen.findByText(/^The company is suspended: nobody of it may enter/);
  });
});
