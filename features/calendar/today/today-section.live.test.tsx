import { screen, waitFor, within } from '@testing-library/react';
import { addDays } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { addEvent } from '../data/event-writer.ts';
import { TodaySection } from './today-section.tsx';

const { contractorNew: account } = DEMO_PEOPLE;
const firestore = liveFirestore(account);
const context = { firestore, uid: account.uid, companyId: account.companyId };
const ZONE = 'America/Chicago';

function add(id: string, title: string, start: string, hours: number, rrule?: string) {
  const begin = new Date(start);
  return addEvent(context, id, {
    title,
    type: 'meeting',
    start: begin,
    end: new Date(begin.getTime() + hours * 3_600_000),
    allDay: hours === 24,
    location: '',
    description: '',
    visibility: 'me',
    attendees: [],
    reminderMinutes: [],
    zone: ZONE,
    ...(rrule === undefined ? {} : { rrule, repeatsUntil: new Date('2200-01-01T00:00:00Z'), exdates: [] }),
  });
}

it('shows the first three events of the day with their times, each once, and the way to the calendar', async () => {
  renderWithShell(<TodaySection now={() => new Date(`${LIVE_TODAY}T18:00:00Z`)} zone={ZONE} />, {
    role: '5005',
    session: liveSession(account),
    backend: { firestore },
  });
  const results = await Promise.all([
    add('today-late', 'Fourth of the day', `${LIVE_TODAY}T23:00:00Z`, 1),
    add('today-noon', 'Site walk', `${LIVE_TODAY}T18:00:00Z`, 1),
    add('today-whole', 'Audit week', `${LIVE_TODAY}T00:00:00Z`, 24),
    add('today-early', 'Toolbox talk', `${LIVE_TODAY}T13:30:00Z`, 0.5),
    add('today-each-week', 'Weekly talk', `${addDays(LIVE_TODAY, -70)}T15:00:00Z`, 1, 'FREQ=WEEKLY'),
    // Half past eleven in the evening before, in Chicago.
    add('today-before', 'Night shift', `${LIVE_TODAY}T05:30:00Z`, 0.25),
  ]);
  expect(results.map(({ kind }) => kind)).toEqual(results.map(() => 'done'));

  const panel = within(await screen.findByRole('region', { name: 'Today' }));
  await waitFor(() =>
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Audit weekAll day',
      'Toolbox talk7:30 AM to 8:00 AM',
      'Weekly talk10:00 AM to 11:00 AM',
    ]),
  );
  expect(panel.getByRole('link', { name: 'View all: Today' }).getAttribute('href')).toBe('/calendar');
});
