import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GuardedNavigation } from './guarded-navigation.tsx';

function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to="/other?x=1">Other</Link>
      <Link to="/here?page=2">Second page</Link>
      <button type="button" onClick={() => navigate('/other', { replace: true })}>
        Replace
      </button>
    </>
  );
}

function open(mayMove: (pathname: string) => true | Promise<boolean>) {
  window.history.replaceState(null, '', '/here');
  render(
    <BrowserRouter>
      <GuardedNavigation mayMove={mayMove}>
        <Page />
      </GuardedNavigation>
    </BrowserRouter>,
  );
}

const title = () => screen.getByRole('heading').textContent;
const press = (name: string) => userEvent.click(screen.getByText(name));

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('guarded navigation', () => {
  it('moves at once when nobody has to be asked', async () => {
    open(() => true);

    await press('Other');

    expect(title()).toBe('/other?x=1');
  });

  it.each(['Other', 'Replace'])(
    'stays with page and address until the answer, and then goes: %s',
    async (name) => {
      let answer = (_fine: boolean) => {};
      const mayMove = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
      open(mayMove);

      await press(name);
      expect(title()).toBe('/here');
      expect(window.location.pathname).toBe('/here');

      await act(async () => answer(true));
      expect(title()).toMatch(/^\/other/);
      expect(mayMove).toHaveBeenCalledExactlyOnceWith('/other');
    },
  );

  it('stays for good after an objection', async () => {
    open(async () => false);

    await press('Other');

    expect(title()).toBe('/here');
    expect(window.location.pathname).toBe('/here');
  });

  it('does not ask about another query of the same page', async () => {
    const mayMove = vi.fn(async () => false);
    open(mayMove);

    await press('Second page');

    expect(title()).toBe('/here?page=2');
    expect(mayMove).not.toHaveBeenCalled();
  });
});
