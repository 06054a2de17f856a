import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AbsolutePath, RouteDecl } from '@vcms/contract';
import { DEMO_PEOPLE, type DemoAccount } from '@vcms/seed/accounts';
import { liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { waitForPendingWrites } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { book as contractorBook } from '../content/contractor.ts';
import { book as csBook } from '../content/cs.ts';
import type { HelpBook } from '../model/article.ts';
import { FirmHelpPage } from './firm-help-page.tsx';
import { HelpPage } from './help-page.tsx';

const { contractor, cs } = DEMO_PEOPLE;
const ROUTES: readonly RouteDecl[] = [{ path: '/insurance', roles: ['5005'] }];
const EMR = 'What an EMR says';

function show(account: DemoAccount, role: '5002' | '5005', book: HelpBook, search = '') {
  const firestore = liveFirestore(account);
  const rendered = renderWithShell(<HelpPage title="Help" book={book} routes={ROUTES} />, {
    role,
    session: liveSession(account),
    backend: liveHandles(firestore),
    path: `/help${search}` as AbsolutePath,
  });
  return { ...rendered, firestore };
}

async function back(): Promise<void> {
  await act(async () => {
    window.history.back();
    await new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  });
}

function article(title: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 2, name: title });
}

describe('the help pages', () => {
  it('find an article as one types, open it at its address, and go back to what was found and to its link', async () => {
    show(contractor, '5005', contractorBook);
    const field = screen.getByLabelText('Search the articles');
    fireEvent.change(field, { target: { value: 'ÉMR says' } });
    const found = await screen.findByRole('list', { name: 'Articles found' });
    // By its words: this page's names lose the spaces around what is marked, a browser's do not.
    const hit = within(found)
      .getAllByRole('link')
      .find(({ textContent }) => textContent === EMR);
    fireEvent.click(hit ?? found);

    const title = await article(EMR);
    expect(document.activeElement).toBe(title);
    expect(new URLSearchParams(window.location.search).get('article')).toBe('what-an-emr-says');
    await back();
    expect(await screen.findByRole('list', { name: 'Articles found' })).toBeTruthy();
    expect(screen.getByLabelText('Search the articles')).toHaveProperty('value', 'ÉMR says');
  });

  it('open at an address, link to pages of the role only, and give the focus back to the link of the list', async () => {
    show(contractor, '5005', contractorBook, '?article=several-clients');
    const body = (await article('Working for several clients')).closest('article');
    if (body === null) throw new Error('No article');
    expect(within(body).getByRole('link', { name: 'Insurance' }).getAttribute('href')).toBe('/insurance');
    expect(within(body).queryByRole('link', { name: 'Home' })).toBeNull();

    fireEvent.click(screen.getByRole('link', { name: 'All articles' }));
    const link = await screen.findByRole('link', { name: 'Working for several clients' });
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  it('say so when an address names no article, and when nothing is found', async () => {
    show(contractor, '5005', contractorBook, '?article=nothing');
    expect(screen.getByText('This article cannot be found.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Search the articles'), { target: { value: 'zzzz' } });
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
  });

  it('take one vote for a person and an article, which may change, and count for the firm', async () => {
    const { unmount, firestore } = show(contractor, '5005', contractorBook, '?article=what-an-emr-says');
    const choose = async (name: string) => {
      const button = await screen.findByRole('button', { name });
      await waitFor(() => expect(button).toHaveProperty('disabled', false));
      fireEvent.click(button);
      await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
    };
    await choose('Yes');
    await choose('No');
    expect(screen.queryByText(/^All readers:/)).toBeNull();
    // The page shows a vote before the server has it, and the firm counts what the server has.
    await waitForPendingWrites(firestore);
    unmount();

    show(cs, '5002', csBook, '?article=what-an-emr-says');
    expect(await screen.findByText('All readers: 0 yes, 1 no.')).toBeTruthy();
    await choose('Yes');
    expect(await screen.findByText('All readers: 1 yes, 1 no.')).toBeTruthy();
  });

  it('of the firm hold the articles of everybody, by choice and by address', async () => {
    renderWithShell(<FirmHelpPage title="FAQ" books={[csBook, contractorBook]} routes={ROUTES} />, {
      role: '5002',
      session: liveSession(cs),
      backend: liveHandles(liveFirestore(cs)),
      path: '/help?article=redacting-the-300-log' as AbsolutePath,
    });
    await article('Redacting the 300 log before you upload it');
    const choice = screen.getByLabelText('Articles for');
    expect(choice).toHaveProperty('value', 'contractor');
    expect(await screen.findByText(/^All readers: /)).toBeTruthy();

    fireEvent.change(choice, { target: { value: 'cs' } });
    expect(await screen.findByRole('link', { name: 'Overdue reviews and escalation' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Redacting/ })).toBeNull();
  });

  it('keep a message that the server did not take, and check it before it is sent', async () => {
    show(contractor, '5005', contractorBook);
    fireEvent.click(screen.getByRole('button', { name: 'Contact customer service' }));
    const dialog = await screen.findByRole('dialog', { name: 'Contact customer service' });
    const send = within(dialog).getByRole('button', { name: 'Send message' });
    fireEvent.click(send);
    expect(await within(dialog).findByText('Enter subject.')).toBeTruthy();

    fireEvent.change(within(dialog).getByLabelText(/^Subject/), { target: { value: 'EMR' } });
    const message = within(dialog).getByLabelText(/^Message/);
    fireEvent.change(message, { target: { value: 'Our carrier sends no letter.' } });
    fireEvent.click(send);
    expect(await within(dialog).findByText(/Your message is still here\.$/)).toBeTruthy();
    expect(message).toHaveProperty('value', 'Our carrier sends no letter.');
  });
});
