import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompaniesPage } from '@vcms/companies/register';
import { factText, STATUS_LABELS } from '@vcms/domain';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveData, liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import { topicPath } from '../home/service-paths.ts';

const { cs, contractor } = DEMO_PEOPLE;

const declaring = () => {
  const found = liveData().companies.find(({ record }) => record.declaredFacts !== undefined);
  if (found === undefined) throw new Error('Nobody declares anything.');
  return found;
};

function show(tab: string, companyId = contractor.companyId): void {
  renderWithShell(<CompaniesPage title="Companies" keeper="5002" repairPath={topicPath} />, {
    role: '5002',
    path: `/customerservice/company-management?open=${companyId}&tab=${tab}`,
    session: liveSession(cs),
    backend: liveHandles(liveFirestore(cs)),
  });
}

describe('a company as customer service sees it', () => {
  it('shows the health of each engagement, with why', async () => {
    show('engagements');

    const panel = within(await screen.findByRole('region', { name: 'Hiring clients' }));
    const judged = liveData().snapshots.filter(({ contractorId }) => contractorId === contractor.companyId);
    expect(judged.length).toBeGreaterThan(1);
    for (const { clientName, result } of judged) {
      await panel.findByRole('button', { name: `Why? ${clientName}, ${STATUS_LABELS[result.overall]}` });
    }
    expect(panel.getByRole('button', { name: 'Connect to a client' })).toBeTruthy();
    const insurance = screen.getByRole('link', { name: 'Insurance' });
    expect(insurance.getAttribute('href')).toBe(`/insurance-reviews/${contractor.companyId}`);

    const unmet = judged.find(({ result }) => result.overall === 'non_compliant');
    await userEvent.click(panel.getByRole('button', { name: `Why? ${unmet?.clientName}, Non-compliant` }));
    const dialog = within(await screen.findByRole('dialog', { name: /why this status\?$/ }));
    const [repair] = await dialog.findAllByRole('link', { name: /^(?:Open|Review) / });
    expect(repair?.getAttribute('href')).toMatch(/^\/[a-z]/);
  });

  it('shows at once that it is suspended, and that it is not where the server refuses', async () => {
    show('profile');
    await screen.findByText('Contractor, active');
    fireEvent.click(screen.getByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'It asked for a pause itself.' } });
    fireEvent.click(dialog.getByText('Suspend'));

    screen.getByText('Contractor, suspended');
    screen.getByText('Saving');
    await dialog.findByText('That did not work. Try again in a few minutes.');
    screen.getByText('Contractor, active');
    expect(screen.queryByText('Saving')).toBeNull();
    expect(dialog.getByLabelText(/^Reason/)).toHaveProperty('value', 'It asked for a pause itself.');
  });

  it('shows what the contractor declared beside what counts, and asks why before it is returned', async () => {
    const { id, record } = declaring();
    show('profile', id);

    const panel = within(await screen.findByRole('region', { name: 'Declared facts' }));
    const declared = factText(record.declaredFacts?.values ?? {}, 'operatingSince');
    expect(panel.getByText(`${factText(record, 'operatingSince')} → ${declared}`)).toBeTruthy();
    expect(panel.getByRole('button', { name: 'Confirm' })).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Return' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Return the facts to ${record.name}?` }));
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Too short');
    await userEvent.click(dialog.getByRole('button', { name: 'Return' }));
    expect(await dialog.findByText('Give a reason of 10-500 characters.')).toBeTruthy();
  });

  it('offers to confirm an EIN that the company entered itself', async () => {
    show('private', declaring().id);

    await screen.findByText(/^00-\d{7} \(not confirmed\)$/);
    expect(screen.getByRole('button', { name: 'Confirm EIN' })).toBeTruthy();
  });

  it('offers no confirmation of an EIN that the firm has entered', async () => {
    show('private');

    await screen.findByText(/^00-\d{7}$/);
    expect(screen.queryByRole('button', { name: 'Confirm EIN' })).toBeNull();
  });

  it('keeps a contact log: what is written down stands on top at once', async () => {
    show('contacts');
    const panel = within(await screen.findByRole('region', { name: 'Contact log' }));

    await userEvent.click(await panel.findByRole('button', { name: 'Log a contact' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log a contact' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter what was said.')).toBeTruthy();
    await userEvent.type(
      dialog.getByRole('textbox', { name: /What was said/ }),
      'Asked for the renewal by phone.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() => {
      const [first] = panel.getAllByRole('listitem');
      expect(first?.textContent).toContain('Asked for the renewal by phone.');
    });
    expect(panel.getAllByText('Seen by the client and the firm').length).toBeGreaterThan(0);
  });
});
