import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithUi } from '../test-support/render-with-ui.tsx';
import { createTestServices } from '../test-support/shell-services.ts';
import { PageNotices } from './page-notices.tsx';

const RELEASE = { remote: 'remote-admin', release: '1.0.0' } as const;

function setUp() {
  const test = createTestServices({ kind: 'checking' });
  renderWithUi(<PageNotices runtime={test.services.runtime} />);
  return test;
}

describe('the bars above the page', () => {
  it('are absent when there is nothing to say', () => {
    setUp();

    expect(screen.queryAllByRole('status')).toHaveLength(0);
  });

  it('say that the page is offline, and go with the connection', () => {
    const { online } = setUp();

    act(() => online.set(false));
    expect(screen.getByRole('status').textContent).toContain('You are offline.');
    act(() => online.set(true));

    expect(screen.queryAllByRole('status')).toHaveLength(0);
  });

  it('offer a new version, which can be put off', () => {
    const { notice, refreshPage, dismissNotice } = setUp();
    act(() => notice.set({ kind: 'superseded', ...RELEASE, newer: '1.1.0' }));
    expect(screen.getByRole('status').textContent).toContain('A new version is available.');

    screen.getByRole('button', { name: 'Dismiss' }).click();
    screen.getByRole('button', { name: 'Refresh' }).click();

    expect(dismissNotice).toHaveBeenCalledOnce();
    expect(refreshPage).toHaveBeenCalledOnce();
  });

  it('say that a blocked release must be refreshed, without a way to put it off', () => {
    const { notice } = setUp();

    act(() => notice.set({ kind: 'blocked', ...RELEASE }));

    expect(screen.getByRole('status').textContent).toContain('This page must be refreshed.');
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  it('say that the site itself is old', () => {
    const { notice } = setUp();

    act(() => notice.set({ kind: 'shell-outdated', minShell: '2.0.0' }));

    expect(screen.getByRole('status').textContent).toContain('A newer version of this site is available.');
  });
});
