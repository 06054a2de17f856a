import { act, screen } from '@testing-library/react';
import { renderWithShell } from '@vcms/testing';
import { PageHeading } from '@vcms/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { helpProvider, type PageHelp } from './help-provider.tsx';

const HELP: PageHelp = {
  Mark: ({ title }) => <button type="button">Help: {title}</button>,
  Panel: () => <aside>Article</aside>,
};
const Plain = ({ children }: { readonly children: ReactNode }) => children;

function show(load: () => Promise<PageHelp>) {
  const Help = helpProvider(load, Plain);
  return renderWithShell(
    <Help>
      <PageHeading title="Calendar" />
      <Link to="/next">Next page</Link>
    </Help>,
  );
}

describe('the help of every page', () => {
  it('stands beside the title, outside the heading, which keeps its name', async () => {
    show(() => Promise.resolve(HELP));
    expect(await screen.findByRole('button', { name: 'Help: Calendar' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Calendar');
  });

  it('leaves the page as it is when it does not load, and is asked for again on the next page', async () => {
    const answers = [
      () => Promise.reject<PageHelp>(new TypeError('Failed to fetch')),
      () => Promise.resolve(HELP),
    ];
    show(() => answers.shift()?.() ?? Promise.resolve(HELP));
    await act(() => Promise.resolve());
    expect(screen.queryByRole('button')).toBeNull();

    act(() => screen.getByRole('link', { name: 'Next page' }).click());
    expect(await screen.findByRole('button', { name: 'Help: Calendar' })).toBeTruthy();
  });

  it('leaves what is open where it is while the page comes anew', async () => {
    const Help = helpProvider(() => Promise.resolve(HELP), Plain);
    function Page() {
      const [times, setTimes] = useState(1);
      return (
        <div key={times}>
          <PageHeading title="Calendar" />
          <button type="button" onClick={() => setTimes(times + 1)}>
            Anew
          </button>
        </div>
      );
    }
    renderWithShell(
      <Help>
        <Page />
      </Help>,
    );
    const panel = await screen.findByText('Article');
    const mark = screen.getByRole('button', { name: 'Help: Calendar' });
    act(() => screen.getByRole('button', { name: 'Anew' }).click());
    expect(screen.getByRole('button', { name: 'Help: Calendar' })).not.toBe(mark);
    expect(screen.getByText('Article')).toBe(panel);
  });
});
