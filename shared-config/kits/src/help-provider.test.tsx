import { act, screen } from '@testing-library/react';
import { renderWithShell } from '@vcms/testing';
import { PageHeading } from '@vcms/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { helpProvider, type PageHelp } from './help-provider.tsx';

const Mark: PageHelp = ({ title }) => <button type="button">Help: {title}</button>;
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
    show(() => Promise.resolve(Mark));
    expect(await screen.findByRole('button', { name: 'Help: Calendar' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Calendar');
  });

  it('leaves the page as it is when it does not load, and is asked for again on the next page', async () => {
    const answers = [
      () => Promise.reject<PageHelp>(new TypeError('Failed to fetch')),
      () => Promise.resolve(Mark),
    ];
    show(() => answers.shift()?.() ?? Promise.resolve(Mark));
    await act(() => Promise.resolve());
    expect(screen.queryByRole('button')).toBeNull();

    act(() => screen.getByRole('link', { name: 'Next page' }).click());
    expect(await screen.findByRole('button', { name: 'Help: Calendar' })).toBeTruthy();
  });
});
