import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEAVE_QUESTION } from '@vcms/contract';
import { fakeShell, renderWithShell } from '@vcms/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NotAvailablePage } from './not-available-page.tsx';
import {
  useAbortSignal,
  useBackend,
  useLog,
  useNavigateTo,
  useNotify,
  useSession,
  useTheme,
} from './shell-hooks.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

describe('the hooks on the shell', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('give session and theme and render again when they change', () => {
    function Probe() {
      return <p>{`${useSession().company}, ${useTheme().theme}`}</p>;
    }
    const { shell } = renderWithShell(<Probe />, { role: '5003', theme: { theme: 'teal' } });
    expect(screen.getByText('Company of 5003, teal')).not.toBeNull();

    act(() => shell.session.set({ ...shell.session.getSnapshot(), company: 'Renamed' }));

    expect(screen.getByText('Renamed, teal')).not.toBeNull();
  });

  it('show toasts, navigate and log through the shell', async () => {
    function Probe() {
      const notify = useNotify();
      const navigateTo = useNavigateTo();
      const log = useLog();
      const act = () => {
        notify.show({ kind: 'success', message: 'Saved', key: 'save' });
        navigateTo('/calendar', { replace: true });
        log.info('probe.done', { n: 1 });
      };
      return (
        <button type="button" onClick={act}>
          Go
        </button>
      );
    }
    const { shell } = renderWithShell(<Probe />);

    await userEvent.click(screen.getByRole('button'));

    expect([...shell.toasts]).toEqual([['save', { kind: 'success', message: 'Saved', key: 'save' }]]);
    expect(shell.navigations).toEqual([{ to: '/calendar', options: { replace: true } }]);
    expect(window.location.pathname).toBe('/calendar');
    expect(shell.events).toEqual([{ level: 'info', event: 'probe.done', data: { n: 1 } }]);
  });

  it('give the signal that the shell aborts', () => {
    let signal: AbortSignal | undefined;
    function Probe() {
      signal = useAbortSignal();
      return null;
    }
    const { abort } = renderWithShell(<Probe />);
    expect(signal?.aborted).toBe(false);

    abort();

    expect(signal?.aborted).toBe(true);
  });

  it('say plainly which backend a test has to give', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    function Probe() {
      return <p>{String(useBackend().firestore)}</p>;
    }

    expect(() => renderWithShell(<Probe />)).toThrow('This test gives no backend.firestore');
  });

  it('say plainly that they need the shell around them', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    function Probe() {
      return <p>{useSession().userId}</p>;
    }

    expect(() => render(<Probe />)).toThrow('The hooks of @vcms/sdk work only below defineRemoteApp');
  });
});

describe('useLeaveGuard', () => {
  afterEach(() => void vi.restoreAllMocks());

  function Form({ dirty }: { readonly dirty: boolean }) {
    useLeaveGuard(dirty);
    return null;
  }

  it('guards only while there are changes', () => {
    const { shell, unmount } = renderWithShell(<Form dirty={false} />);
    expect(shell.guards.size).toBe(0);
    unmount();

    const dirty = renderWithShell(<Form dirty />);
    expect(dirty.shell.guards.size).toBe(1);
    dirty.unmount();
    expect(dirty.shell.guards.size).toBe(0);
  });

  it.each([true, false])(
    'puts the question in a dialog of the shell and takes the answer: %s',
    async (answer) => {
      const { shell } = renderWithShell(<Form dirty />, { shell: fakeShell({ answer }) });

      const answers = await Promise.all([...shell.guards].map((guard) => guard('/calendar')));

      expect(answers).toEqual([answer]);
      expect(shell.questions).toEqual([LEAVE_QUESTION]);
    },
  );

  it('asks the latest question without registering anew', async () => {
    const asked: string[] = [];
    function Asking({ name }: { readonly name: string }) {
      useLeaveGuard(true, (to) => {
        asked.push(`${name} ${to}`);
        return true;
      });
      return null;
    }
    const shell = fakeShell();
    const { unmount } = renderWithShell(<Asking name="first" />, { shell });
    unmount();
    renderWithShell(<Asking name="second" />, { shell });

    await Promise.all([...shell.guards].map((guard) => guard('/x')));

    expect(asked).toEqual(['second /x']);
  });
});

describe('NotAvailablePage', () => {
  it('names the page and says that it is not available yet', () => {
    renderWithShell(<NotAvailablePage title="Insurance" />);

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Insurance');
    expect(screen.getByText('This page is not available yet.')).not.toBeNull();
  });
});
