import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type LiveState, toDataFailure } from '@vcms/data';
import type { Engagement, EngagementState, Notification } from '@vcms/domain';
import { createNestedSystem, createUiSystem, UiProvider } from '@vcms/ui';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { EngagementList } from './engagement-list.tsx';
import { FigureGrid } from './figure-grid.tsx';
import { isInState } from './in-state.ts';
import { LiveSection } from './live-section.tsx';
import { UnreadSection } from './unread-section.tsx';

const system = createNestedSystem(createUiSystem());

function show(node: ReactNode): void {
  render(<UiProvider system={system}>{node}</UiProvider>);
}

function engagement(contractorName: string, state: EngagementState): Engagement {
  return {
    id: `client-1_${contractorName}`,
    clientId: 'client-1',
    contractorId: contractorName,
    clientName: 'Northfield Energy',
    contractorName,
    state,
    workTypes: ['roofing'],
    riskLevel: 'low',
    sites: [],
    updatedAt: new Date(2026, 10, 2),
  };
}

function showSection(state: LiveState<string>): void {
  show(
    <LiveSection title="Our contractors" state={state} empty={<p>No contractors yet.</p>}>
      {(items) => <p>{items.join(', ')}</p>}
    </LiveSection>,
  );
}

describe('a live section', () => {
  it('tells assistive technology what is loading', () => {
    showSection({ kind: 'loading' });

    expect(screen.getByRole('status').textContent).toContain('Loading Our contractors');
  });

  it('shows its empty text when there is nothing', () => {
    showSection({ kind: 'ready', items: [], unreadable: [] });

    expect(screen.getByText('No contractors yet.')).toBeTruthy();
  });

  it('shows the items, and says that a damaged record is left out', () => {
    showSection({ kind: 'ready', items: ['Brightline Electric'], unreadable: ['x'] });

    expect(screen.getByText('Brightline Electric')).toBeTruthy();
    expect(screen.getByText(/1 record is damaged and not shown/)).toBeTruthy();
  });

  it('does not call a list empty when its records are damaged', () => {
    showSection({ kind: 'ready', items: [], unreadable: ['x', 'y'] });

    expect(screen.queryByText('No contractors yet.')).toBeNull();
    expect(screen.getByText(/2 records are damaged/)).toBeTruthy();
  });

  it('offers another try when the server is out of reach', async () => {
    const retry = vi.fn();
    showSection({ kind: 'failed', failure: toDataFailure({ code: 'unavailable' }), retry });

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(retry).toHaveBeenCalledOnce();
  });

  it('offers no other try against a refusal', () => {
    showSection({
      kind: 'failed',
      failure: toDataFailure({ code: 'permission-denied' }),
      retry: () => {},
    });

    expect(screen.getByRole('alert').textContent).toContain("You don't have access to this record.");
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('figures', () => {
  it('show a number, a cut list with a plus, and the reason of a failure', () => {
    show(
      <FigureGrid
        figures={[
          { label: 'Companies', figure: { kind: 'ready', value: 1234 } },
          { label: 'Unread', figure: { kind: 'ready', value: 100, isMore: true } },
          {
            label: 'Users',
            figure: { kind: 'failed', failure: toDataFailure({ code: 'permission-denied' }) },
            hint: 'of all companies',
          },
        ]}
      />,
    );

    expect(within(screen.getByRole('region', { name: 'Companies' })).getByText('1,234')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Unread' })).getByText('100+')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Users' }).textContent).toMatch(/don't have access/);
    expect(screen.getByRole('region', { name: 'Users' }).textContent).not.toContain('of all companies');
  });

  it('lead to what they count', () => {
    const figure = { kind: 'ready', value: 3 } as const;
    render(
      <MemoryRouter>
        <UiProvider system={system}>
          <FigureGrid figures={[{ label: 'Waiting', figure, to: '/queue?state=submitted' }]} />
        </UiProvider>
      </MemoryRouter>,
    );

    const link = within(screen.getByRole('region', { name: 'Waiting' })).getByRole('link', {
      name: 'Waiting',
    });
    expect(link.getAttribute('href')).toBe('/queue?state=submitted');
  });

  it('say that they are loading', () => {
    show(<FigureGrid figures={[{ label: 'Companies', figure: { kind: 'loading' } }]} />);

    expect(screen.getByRole('region', { name: 'Companies' }).textContent).toContain('Loading');
  });
});

describe('engagements', () => {
  const items = [
    engagement('Brightline Electric', 'approved'),
    engagement('Highridge Roofing', 'submitted'),
    engagement('Clearview Janitorial', 'approved'),
  ];

  it('are listed with name, detail and state in words, and the rest is counted', () => {
    show(
      <EngagementList
        items={items}
        max={2}
        nameOf={({ contractorName }) => contractorName}
        detailOf={({ workTypes }) => workTypes.join()}
      />,
    );

    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Brightline ElectricroofingApproved',
      'Highridge RoofingroofingWaiting for approval',
    ]);
    expect(screen.getByText('and 1 more')).toBeTruthy();
  });

  it('are told apart by state', () => {
    expect(items.filter(isInState('submitted', 'ended'))).toHaveLength(1);
  });
});

describe('unread notifications', () => {
  const notes = Array.from(
    { length: 6 },
    (_, index): Notification => ({
      id: `u1_${index}`,
      toId: 'u1',
      title: `Approved ${index}`,
      body: 'Northfield Energy: you are approved.',
      date_time: new Date(2026, 10, 21 - index),
      read: false,
    }),
  );

  it('show the newest three and count the rest', () => {
    show(<UnreadSection state={{ kind: 'ready', items: notes, unreadable: [] }} />);

    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('Approved 0')).toBeTruthy();
    expect(screen.getByText('11/21/2026')).toBeTruthy();
    expect(screen.getByText('Open the bell for 3 more.')).toBeTruthy();
  });

  it('say so when everything is read', () => {
    show(<UnreadSection state={{ kind: 'ready', items: [], unreadable: [] }} />);

    expect(screen.getByText('You are all caught up.')).toBeTruthy();
  });
});
