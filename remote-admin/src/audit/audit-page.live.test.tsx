import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEMO_COMPANY_IDS, DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { AuditPage } from './audit-page.tsx';

const admin = DEMO_PEOPLE.admin;
let backend: ReturnType<typeof liveHandles>;

beforeAll(() => {
  backend = liveHandles(liveFirestore(admin));
});

function show(query = ''): void {
  const path = `/dashboard/audit-trail${query}`;
  renderWithShell(<AuditPage />, { role: '5001', path, session: liveSession(admin), backend });
}

/** What each line of the list says, by selector: asking a long table for roles costs seconds. */
function lines(): readonly string[] {
  const rows = document.querySelectorAll('table[aria-label="Audit trail"] tbody tr');
  return [...rows].map(({ textContent }) => textContent ?? '');
}

async function arrived(count?: number): Promise<readonly string[]> {
  await waitFor(() => {
    if (count === undefined) expect(lines().length).toBeGreaterThan(0);
    else expect(lines()).toHaveLength(count);
  });
  return lines();
}

describe('the audit trail', () => {
  it('lists 25 lines, the newest first, and goes on and back without losing one', async () => {
    show();

    const first = await arrived(25);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(window.location.search).toContain('page=2'));
    await waitFor(() => {
      expect(lines()).toHaveLength(25);
      expect(lines()[0]?.slice(0, 60)).not.toBe(first[0]?.slice(0, 60));
    });
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(lines()[0]?.slice(0, 20)).toBe(first[0]?.slice(0, 20)));
    expect(lines()).toHaveLength(25);
  });

  it('shows one company and one action, and says so when no line is left on the days', async () => {
    show(`?companyId=${DEMO_COMPANY_IDS.northfield}&action=engagement.invite`);

    const all = await arrived();
    expect(all.every((line) => line.includes('Engagement invited'))).toBe(true);
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2001-01-01' } });
    await screen.findByText('No entries match.');
    expect(window.location.search).toContain('to=2001-01-01');
  });

  it('shows what a line stores, before and after, and every line about its object', async () => {
    show('?action=user.disable');
    await arrived(1);
    await screen.findByText('Left the company.');

    const button = await screen.findByRole('button', { name: /^Show ?User disabled$/ });
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'User disabled' });
    const row = within(dialog).getByRole('row', { name: /^status/ });
    expect([...row.children].map(({ textContent }) => textContent)).toEqual(['status', 'active', 'disabled']);
    fireEvent.click(within(dialog).getByText('Close', { selector: 'button' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByTitle(DEMO_PEOPLE.disabled.uid));
    await screen.findByRole('button', { name: 'Entries about all objects' });
    await arrived(1);
  });

  it('says how the trail of the firm stands, and why a check that cannot be made was not', async () => {
    show();

    await screen.findByText('Intact, 1 entry');
    await screen.findByText('None. Every night checks what the day added.');
    fireEvent.click(screen.getByRole('button', { name: 'Check now' }));
    // The live backend runs no Cloud Functions: the page must not say that the trail holds.
    await waitFor(() => {
      const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(said.some((text) => /try again/i.test(text ?? ''))).toBe(true);
    });
  });

  it('is for administrators only, whatever the address', async () => {
    renderWithShell(<AuditPage />, {
      role: '5002',
      path: '/dashboard/audit-trail',
      session: liveSession(admin),
      backend,
    });

    await screen.findByText("You don't have access to this page.");
    expect(document.querySelector('table')).toBeNull();
  });
});
