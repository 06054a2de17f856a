import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { putLiveRecord } from '@vcms/seed/live-tasks';
import { renderWithShell } from '@vcms/testing';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { NotesSection } from './notes-section.tsx';

const { contractor } = DEMO_PEOPLE;
const WHOLE = `First line.\n${'A long word of thanks. '.repeat(40)}The end.`;

/** A note to this contractor alone, so that the notes of the demo data do not stand between. */
async function putNote(to: string, n: number, more: object = {}): Promise<void> {
  const note = {
    ...{ clientId: 'x', contractorId: to, body: `Note ${n}`, category: 'safety', visibility: 'shared' },
    ...{ pinned: false, createdBy: 'somebody', createdAt: new Date(Date.UTC(2026, 0, n)), ...more },
  };
  await putLiveRecord(`notes/${to}-${n}`, note);
}

function show(companyId: string, path = '/dashboard') {
  const account = { ...contractor, uid: `reader-of-${companyId}`, companyId };
  return renderWithShell(
    <>
      <Link to="/dashboard#notes">The notice</Link>
      <NotesSection nameOf={(id) => (id === undefined ? 'Clearpath' : 'Northfield Energy')} />
    </>,
    {
      path,
      role: '5005',
      session: liveSession(account),
      backend: { firestore: liveFirestore(account) },
    },
  );
}

describe('the notes that are shared with a contractor', () => {
  it('stand newest first, with who wrote them, when, and every word', async () => {
    await putNote('told', 1, { body: WHOLE });
    await putNote('told', 2, { byFirm: true });
    await putNote('told', 3, { body: 'This note was retracted.', retractedAt: new Date() });
    await putNote('told', 4, { visibility: 'client_and_firm' });
    show('told');

    const list = within(await screen.findByRole('list', { name: 'Notes' }));
    const [retracted, firm, client, ...others] = list
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(others).toEqual([]);
    expect(retracted).toContain('This note was retracted.');
    expect(firm).toContain('Clearpath, about your work for Northfield Energy');
    expect(client).toMatch(/^Northfield EnergySafety/);
    expect(client).toContain('2026');
    expect(client?.endsWith(WHOLE)).toBe(true);
  });

  it('are five at first, and older ones when asked for', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) await putNote('told-often', n);
    show('told-often');

    await screen.findByText('Note 6');
    expect(screen.queryByText('Note 1')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show older notes' }));
    await screen.findByText('Note 1');
    expect(screen.queryByRole('button', { name: 'Show older notes' })).toBeNull();
  });

  it('have the focus when their notice is followed, again and again', async () => {
    await putNote('led', 1);
    show('led', '/dashboard#notes');

    const region = await screen.findByRole('region', { name: 'Notes' });
    await waitFor(() => expect(document.activeElement).toBe(region.parentElement));
    await userEvent.click(screen.getByRole('link', { name: 'The notice' }));
    await waitFor(() => expect(document.activeElement).toBe(region.parentElement));
  });

  it('are no part of the page while there are none, and appear when the first comes', async () => {
    show('untold');
    expect(screen.queryByRole('region', { name: 'Notes' })).toBeNull();

    await putNote('untold', 1);

    await screen.findByText('Note 1');
  });
});
