import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AbsolutePath, RouteDecl } from '@vcms/contract';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore, liveHandles, liveSession } from '@vcms/seed/live-firestore';
import { renderWithShell } from '@vcms/testing';
import { HeadingHelp, PageHeading } from '@vcms/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { book } from '../content/contractor.ts';
import { contractorPages } from '../content/page-articles.ts';
import type { HelpBook } from '../model/article.ts';
import { pageHelp } from './page-help.tsx';

const ROUTES: readonly RouteDecl[] = [
  { path: '/insurance', roles: ['5005'] },
  { path: '/insurance/:policyId', roles: ['5005'] },
  { path: '/reviews', roles: ['5005'] },
  { path: '/clients', roles: ['5005'] },
];

/** An article that leads to another. */
const PAGES = { ...contractorPages, '/reviews': 'appeal-of-a-review' };

function show(
  path: AbsolutePath,
  loadBook: () => Promise<HelpBook> = () => Promise.resolve(book),
  page: ReactNode = <PageHeading title="Insurance" />,
) {
  const { Mark, Panel } = pageHelp(
    { '5005': { pages: PAGES, address: '/help-logged-in/contractor-help', loadBook } },
    ROUTES,
  );
  return renderWithShell(
    <>
      <HeadingHelp value={Mark}>{page}</HeadingHelp>
      <Panel />
    </>,
    {
      role: '5005',
      session: liveSession(DEMO_PEOPLE.contractor),
      backend: liveHandles(liveFirestore(DEMO_PEOPLE.contractor)),
      path,
    },
  );
}

const mark = () => screen.getByRole('button', { name: 'Help: Insurance' });

async function open(): Promise<HTMLElement> {
  mark().focus();
  fireEvent.click(mark());
  return screen.findByRole('dialog', { name: 'Help: Insurance' });
}

/** A page that comes anew, as it does once the connection is back, and a way to another page. */
function FleetingPage() {
  const [times, setTimes] = useState(0);
  return (
    <>
      {times !== 1 && <PageHeading key={times} title="Insurance" />}
      <button type="button" onClick={() => setTimes(times + 1)}>
        Next
      </button>
      <Link to="/reviews">Reviews</Link>
    </>
  );
}

describe('the question mark beside the title', () => {
  it('opens the article of the page beside it, with a vote and the way to all articles, and gives the focus back', async () => {
    show('/insurance');
    const panel = await open();
    expect(await within(panel).findByRole('heading', { name: 'Adding a policy' })).toBeTruthy();
    expect(await within(panel).findByRole('group', { name: 'Was this useful?' })).toBeTruthy();
    const all = within(panel).getByRole('link', { name: 'All help articles' });
    expect(all.getAttribute('href')).toBe('/help-logged-in/contractor-help');

    fireEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(mark()));
  });

  it('closes when a link of the article is followed, also to the page that is open', async () => {
    show('/insurance/a-policy');
    const panel = await open();
    fireEvent.click(await within(panel).findByRole('link', { name: 'Insurance' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/insurance');
  });

  it('leads from an article to another on the help page', async () => {
    show('/reviews');
    const link = await within(await open()).findByRole('link', { name: 'variance' });
    expect(link.getAttribute('href')).toBe('/help-logged-in/contractor-help?article=requesting-a-variance');
  });

  it('says so when the article cannot be loaded, and loads it when it is opened again', async () => {
    let isOffline = true;
    show('/insurance', () =>
      isOffline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(book),
    );
    const panel = await open();
    const alert = await within(panel).findByRole('alert');
    expect(alert.textContent).toBe(
      'The article did not load. Check your connection, then close this and open it again.',
    );
    fireEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    isOffline = false;
    const again = await open();
    expect(await within(again).findByRole('heading', { name: 'Adding a policy' })).toBeTruthy();
  });

  it('keeps the article while the page goes and comes anew, and gives the focus to the mark that is there then', async () => {
    show('/insurance', undefined, <FleetingPage />);
    const before = mark();
    const panel = await open();
    const article = await within(panel).findByRole('heading', { name: 'Adding a policy' });
    const next = screen.getByText('Next');
    fireEvent.click(next);
    expect(before.isConnected).toBe(false);
    expect(article.isConnected).toBe(true);
    fireEvent.click(next);
    expect(article.isConnected).toBe(true);

    fireEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(mark()));
  });

  it('is closed by another page, and stays so on the way back', async () => {
    show('/insurance', undefined, <FleetingPage />);
    const panel = await open();
    await within(panel).findByRole('heading', { name: 'Adding a policy' });
    fireEvent.click(screen.getByText('Reviews'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => window.history.back());
    await waitFor(() => expect(window.location.pathname).toBe('/insurance'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is on no page that no article explains', () => {
    show('/clients');
    expect(screen.getByRole('heading', { level: 1, name: 'Insurance' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
