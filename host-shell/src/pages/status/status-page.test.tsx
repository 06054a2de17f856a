import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { LogEvent } from '../../telemetry/logger.ts';
import { renderWithUi } from '../../test-support/render-with-ui.tsx';
import { StatusPage } from './status-page.tsx';

const EVENT: LogEvent = {
  at: '2026-11-21T10:00:00.000Z',
  level: 'info',
  event: 'remote.load',
  path: '/status',
  data: { remote: 'remote-admin', version: '1.8.2', source: 'pin', outcome: 'prepared' },
};

describe('the status page', () => {
  it('says that nothing has been loaded, and shows what has been since', async () => {
    const events: LogEvent[] = [];
    renderWithUi(<StatusPage recent={() => events} />);
    expect(screen.getByText('No area has been loaded in this tab yet.')).toBeDefined();

    events.push(EVENT);
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));

    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('remote-admin');
    const shown = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    expect(['Release', 'Source', 'Last failure'].map(shown)).toEqual([
      '1.8.2',
      'pinned for this tab',
      'None',
    ]);
  });
});
