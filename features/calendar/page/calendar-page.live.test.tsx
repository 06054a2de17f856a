import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { documentPath, validationText } from '@vcms/domain';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { disableNetwork } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { CalendarPage } from './calendar-page.tsx';

const { client, contractor, contractorLimited, cs } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);

function show(account: DemoAccount, search = '', firestore = liveFirestore(account)) {
  const role = account.role as '5002' | '5003' | '5005' | '5006';
  return renderWithShell(<CalendarPage now={now} zone="America/Chicago" pathOf={(topic) => `/${topic}`} />, {
    role,
    session: liveSession(account),
    backend: liveHandles(firestore),
    path: `/calendar${search}`,
  });
}

describe('the calendar', () => {
  it('takes an event, shows it in month and agenda, moves it by a dialog and deletes it', async () => {
    const { shell } = show(contractorLimited);
    const told = () => [...shell.toasts.values()].map(({ message }) => message);
    const page = await screen.findByRole('table', { name: 'November 2026' });
    fireEvent.click(screen.getByText('Add event'));
    const adding = await screen.findByRole('dialog', { name: 'Add an event' });
    fireEvent.change(within(adding).getByLabelText(/^Title/), { target: { value: 'Safety stand-down' } });
    fireEvent.change(within(adding).getByLabelText(/^End time/), { target: { value: '08:00' } });
    fireEvent.submit(within(adding).getByLabelText(/^Title/));
    await within(adding).findByText('End must be after start.');
    fireEvent.change(within(adding).getByLabelText(/^End time/), { target: { value: '09:30' } });
    fireEvent.submit(within(adding).getByLabelText(/^Title/));
    const chip = await within(page).findByText(/Safety stand-down/);
    expect(chip.textContent).toBe('9:00 AM Safety stand-down');
    // The month shows what the server has yet to confirm; until then the dialog stands before it.
    await waitFor(() => expect(adding.isConnected).toBe(false));

    fireEvent.click(within(page).getByText(/Safety stand-down/));
    fireEvent.click(await screen.findByText('Move'));
    const moving = await screen.findByRole('dialog', { name: 'Move Safety stand-down' });
    fireEvent.change(within(moving).getByLabelText(/^Starts on/), { target: { value: '2026-11-25' } });
    fireEvent.submit(within(moving).getByLabelText(/^Starts on/));
    const moved = () => within(page).getByText(/Safety stand-down/);
    await waitFor(() => expect(moved().closest('button')?.getAttribute('aria-busy')).toBe('true'));
    expect(moved().closest('td')?.textContent).toMatch(/^25/);
    await waitFor(() => expect(told()).toContain('Safety stand-down is moved.'));
    expect(moved().closest('button')?.getAttribute('aria-busy')).toBeNull();

    fireEvent.click(screen.getByText('Agenda'));
    const day = await screen.findByLabelText('Wednesday, November 25, 2026');
    fireEvent.click(await within(day).findByText(/Safety stand-down/));
    fireEvent.click(await screen.findByText('Delete'));
    await waitFor(() => expect(screen.queryByText(/Safety stand-down/)).toBeNull());
    expect(shell.questions.map(({ title }) => title)).toEqual(['Delete Safety stand-down?']);
  });

  it('shows a dragged event on its new day at once, and on the old one where it was changed meanwhile', async () => {
    const account = { ...contractorLimited, uid: `${contractorLimited.uid}-dragging` };
    const firestore = liveFirestore(account);
    const place = documentPath('calendarEvents', 'dragged');
    const [start, end] = [new Date('2026-11-10T15:00:00Z'), new Date('2026-11-10T16:00:00Z')];
    const event = {
      ...{ title: 'Tool check', type: 'other', start, end, allDay: false, location: '', description: '' },
      ...{ visibility: 'me', attendees: [], reminderMinutes: [], ownerCompanyId: account.companyId },
      ...{ createdAt: start, createdBy: account.uid, updatedAt: start, updatedBy: account.uid, v: 1 },
    };
    await putLiveRecord(place, event);
    const { shell } = show(account, '', firestore);
    const page = await screen.findByRole('table', { name: 'November 2026' });
    const chip = async () => (await within(page).findByText(/Tool check/)).closest('button') ?? page;
    const dayOf = async () => (await chip()).closest('td')?.textContent?.slice(0, 2);
    expect(await dayOf()).toBe('10');

    await disableNetwork(firestore);
    await putLiveRecord(place, { ...event, updatedAt: end, updatedBy: 'somebody-else' });
    const dragged = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => dragged.set(type, value),
      getData: (type: string) => dragged.get(type) ?? '',
    };
    fireEvent.dragStart(await chip(), { dataTransfer });
    fireEvent.drop(within(page).getByText('12').closest('td') ?? page, { dataTransfer });
    expect(await dayOf()).toBe('12');
    expect((await chip()).getAttribute('aria-busy')).toBe('true');

    await waitFor(() => expect(shell.toasts.size).toBe(1));
    expect(await dayOf()).toBe('10');
    expect((await chip()).getAttribute('aria-busy')).toBeNull();
    expect([...shell.toasts.values()][0]).toMatchObject({
      kind: 'error',
      message: 'Tool check was not moved.',
      description: validationText('V23'),
    });
  });

  it('repeats an event; one occurrence is deleted, another moved, then all are deleted', async () => {
    const { shell } = show(contractorLimited, '?view=month&date=2027-03-08');
    const told = () => [...shell.toasts.values()].map(({ message }) => message);
    const page = await screen.findByRole('table', { name: 'March 2027' });
    const chips = () => within(page).queryAllByText(/Gate check/);
    fireEvent.click(screen.getByText('Add event'));
    const adding = await screen.findByRole('dialog', { name: 'Add an event' });
    fireEvent.change(within(adding).getByLabelText(/^Title/), { target: { value: 'Gate check' } });
    fireEvent.change(within(adding).getByLabelText('Repeats'), { target: { value: 'weekly' } });
    fireEvent.click(await within(adding).findByLabelText('Thursday'));
    fireEvent.change(within(adding).getByLabelText('Stops repeating'), { target: { value: 'after' } });
    fireEvent.change(await within(adding).findByLabelText(/^Times/), { target: { value: '0' } });
    fireEvent.submit(within(adding).getByLabelText(/^Title/));
    await within(adding).findByText('Enter a whole number from 1 to 366.');
    fireEvent.change(within(adding).getByLabelText(/^Times/), { target: { value: '4' } });
    fireEvent.submit(within(adding).getByLabelText(/^Title/));
    // The clocks change between the first and the third.
    await waitFor(() =>
      expect(chips().map(({ textContent }) => textContent)).toEqual(Array(4).fill('9:00 AM Gate check')),
    );
    await waitFor(() => expect(adding.isConnected).toBe(false));

    const open = async (at: number) => {
      fireEvent.click(chips()[at] ?? page);
      return screen.findByRole('dialog', { name: 'Gate check' });
    };
    const detail = await open(3);
    expect(detail.textContent).toContain('Every week on Monday, Thursday, 4 times');
    fireEvent.click(within(detail).getByText('Delete this one'));
    await waitFor(() => expect(told()).toContain('The occurrence is deleted.'));
    await waitFor(() => expect(chips()).toHaveLength(3));

    fireEvent.click(within(await open(1)).getByText('Move this one'));
    const moving = await screen.findByRole('dialog', { name: 'Move Gate check' });
    fireEvent.change(within(moving).getByLabelText(/^Start time/), { target: { value: '10:00' } });
    fireEvent.submit(within(moving).getByLabelText(/^Starts on/));
    await waitFor(() => expect(told()).toContain('Gate check is moved.'));
    await waitFor(() =>
      expect(chips().map(({ textContent }) => textContent)).toEqual([
        '9:00 AM Gate check',
        '10:00 AM Gate check',
        '9:00 AM Gate check',
      ]),
    );
    await waitFor(() => expect(moving.isConnected).toBe(false));

    fireEvent.click(within(await open(0)).getByText('Delete all'));
    await waitFor(() => expect(told()).toContain('The event is deleted.'));
    await waitFor(() => expect(chips()).toHaveLength(1));
    fireEvent.click(within(await open(0)).getByText('Delete'));
    await waitFor(() => expect(chips()).toHaveLength(0));
  });

  it('shows a contractor what ends, each with the way to its page, and reads nothing of a layer that is off', async () => {
    show(contractor, '?view=agenda&date=2027-01-20');
    const links = await screen.findAllByText(/Post form 300A from today/);
    expect(links[0]?.closest('a')?.getAttribute('href')).toBe('/statistics');
    fireEvent.click(screen.getByLabelText('OSHA dates'));
    await waitFor(() => expect(screen.queryByText(/Post form 300A from today/)).toBeNull());
  });

  it.each([
    ['a client', client],
    ['customer service', cs],
  ])('shows %s the ends of the policies of its contractors', async (_who, account) => {
    show(account, '?view=agenda&date=2026-11-21');
    expect((await screen.findAllByText(/: policy ends, /)).length).toBeGreaterThan(0);
  });

  it.each([
    [
      contractor,
      /, and these dates: expiries and deadlines, reviews promised, OSHA dates, variance ends, requirement changes, engagements\./,
    ],
    [contractorLimited, /events with their place and description\./],
  ])(
    'says what whoever has the address of a feed sees, and what to do when the server is away',
    async (account, words) => {
      show(account);
      fireEvent.click(await screen.findByText('Subscribe'));
      const dialog = await screen.findByRole('dialog', { name: 'Subscribe to your calendar' });
      expect(dialog.textContent).toMatch(words);
      // The live backend runs no functions: nothing is offered that could not be done.
      fireEvent.click(await within(dialog).findByText('Try again'));
      await within(dialog).findByText('Try again');
      expect(within(dialog).queryByText('Create address')).toBeNull();
    },
  );
});
