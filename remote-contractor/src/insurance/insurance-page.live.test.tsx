import { screen, waitFor, within } from '@testing-library/react';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { LIVE_TODAY, liveFirestore, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { describe, expect, it } from 'vitest';
import { InsurancePage } from './insurance-page.tsx';

const { contractor, contractor2, contractorNew } = DEMO_PEOPLE;
const now = () => new Date(`${LIVE_TODAY}T18:00:00Z`);

function show(account: DemoAccount, path = '/insurance'): void {
  renderWithShell(<InsurancePage now={now} />, {
    role: '5005',
    session: liveSession(account),
    backend: { firestore: liveFirestore(account) },
    path,
  });
}

/** The card of a line. By its text: asking a page of this size for roles again and again takes seconds. */
async function line(name: string): Promise<HTMLElement> {
  const card = (await screen.findByText(name)).closest('section');
  if (card === null) throw new Error(`${name} has no card`);
  return card;
}

describe('the insurance page of a contractor', () => {
  it('shows each line with its status, the policy that counts, and the strictest demand beside it', async () => {
    show(contractor);

    const auto = await line('Automobile liability');
    expect(within(auto).getByText('Cedar & Stone Insurance')).toBeTruthy();
    expect(within(auto).getByText('No. AU-369813 · Ends on 05/30/2027, in 190 days')).toBeTruthy();
    const limits = within(auto).getByLabelText('Limits');
    expect(limits.textContent).toBe(
      'Combined single limitMet$1,000,000 on file · $1,000,000 required by all clients',
    );
    const folded = within(auto).getByText('1 earlier policy').closest('details');
    expect(within(folded as HTMLElement).getByText(/Prairie Casualty, no. AU-517892/)).toBeTruthy();
    // Who needs no certificate of its own is told of none.
    const umbrella = await line('Umbrella or excess liability');
    expect(within(umbrella).getByText('Accepted')).toBeTruthy();
    expect(within(umbrella).queryByText(/No certificate/)).toBeNull();
  });

  it('brings the line into view that a link is about', async () => {
    show(contractor, '/insurance#auto');

    const auto = await line('Automobile liability');
    await waitFor(() => expect(document.activeElement).toBe(auto.parentElement));
  });

  it('says per client what is missing, in the words of the evaluation', async () => {
    show(contractor2);

    const gl = await line('Commercial general liability');
    expect(within(gl).getByLabelText('Limits').textContent).toContain(
      'Each occurrence$500,000 short$500,000 on file · $1,000,000 required by Lakeshore Foods',
    );
    const clients = within(gl).getByRole('list', { name: 'By client' });
    expect(
      within(clients)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Lakeshore FoodsNon-compliant/),
      'Each occurrence: $500,000 short of $1,000,000.',
      'Personal and advertising injury: $500,000 short of $1,000,000.',
      'General aggregate: $1,000,000 short of $2,000,000.',
      'Products and completed operations aggregate: $1,000,000 short of $2,000,000.',
    ]);
  });

  it('tells a contractor without clients and policies what will show here', async () => {
    show(contractorNew);

    expect(await screen.findByText('No policies yet.')).toBeTruthy();
    expect(within(document.body).queryByRole('table')).toBeNull();
  });
});
