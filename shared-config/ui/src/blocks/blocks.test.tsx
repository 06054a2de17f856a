import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Icon } from '../icons/icon.tsx';
import { createUiSystem } from '../theme/system.ts';
import { UiProvider } from '../ui-provider.tsx';
import { DataList } from './data-list.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { LoadingBlock } from './loading-block.tsx';
import { PageHeading } from './page-heading.tsx';
import { StatCard } from './stat-card.tsx';
import { StatusChip } from './status-chip.tsx';

const system = createUiSystem();

function show(element: ReactElement) {
  return render(<UiProvider system={system}>{element}</UiProvider>);
}

describe('page blocks', () => {
  it('a page heading is the h1, can take focus and carries its actions', () => {
    show(
      <PageHeading title="Calendar" description="Your dates." actions={<button type="button">Add</button>} />,
    );

    const heading = screen.getByRole('heading', { level: 1, name: 'Calendar' });
    heading.focus();
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('button', { name: 'Add' })).toBeDefined();
    expect(screen.getByText('Your dates.')).toBeDefined();
  });

  it('a status chip says its status in words beside the icon', () => {
    const { container } = show(<StatusChip tone="danger" label="Insurance expired" />);

    expect(screen.getByText('Insurance expired')).toBeDefined();
    expect(container.querySelector('[data-icon=cross][aria-hidden=true]')).not.toBeNull();
  });

  it('a figure is found by its label', () => {
    show(<StatCard label="Waiting" value="9" hint="3 are late" icon="clock" />);

    const card = within(screen.getByRole('region', { name: 'Waiting' }));
    expect(card.getByText('9')).toBeDefined();
    expect(card.getByText('3 are late')).toBeDefined();
  });

  it('an error panel is announced, can be retried and gives a reference', async () => {
    const onRetry = vi.fn();
    show(<ErrorPanel title="The list could not be loaded." reference="VC-8F31" onRetry={onRetry} />);

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').textContent).toContain('VC-8F31');
  });

  it('an error panel without retry has no button', () => {
    show(<ErrorPanel title="This page is not for your role." />);

    expect(screen.queryByRole('button')).toBeNull();
  });

  it('an error panel names a part of the page, or the page it stands for', () => {
    show(
      <>
        <ErrorPanel title="The page did not load." level={1} />
        <ErrorPanel title="The list could not be read." />
      </>,
    );

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The page did not load.');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('The list could not be read.');
  });

  it('a loading block is a status with a name', () => {
    show(<LoadingBlock label="Loading requests" rows={2} />);

    expect(screen.getByRole('status').textContent).toBe('Loading requests');
  });

  it('an empty state says what to do next', () => {
    show(<EmptyState title="No requests yet" description="Invite a contractor." />);

    expect(screen.getByRole('heading', { level: 2, name: 'No requests yet' })).toBeDefined();
    expect(screen.getByText('Invite a contractor.')).toBeDefined();
  });

  it('a data list pairs terms with values and names what is missing', () => {
    show(
      <DataList
        items={[
          { label: 'Company', value: 'Northgate' },
          { label: 'Phone', value: '' },
        ]}
      />,
    );

    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Company', 'Phone']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Northgate',
      'Not given',
    ]);
  });
});

describe('icon', () => {
  it('is drawn by its key and hidden from assistive technology', () => {
    const { container } = show(<Icon name="bell" />);

    expect(container.querySelector('[data-icon=bell][aria-hidden=true] svg')).not.toBeNull();
  });

  it.each(['no-such-icon', undefined, 'constructor'])('is a neutral dot for %j', (name) => {
    const { container } = show(<Icon name={name} />);

    expect(container.querySelector('[data-icon=dot] circle')).not.toBeNull();
  });

  it('has a name when it is the only carrier of a meaning', () => {
    show(<Icon name="lock" label="Locked" />);

    expect(screen.getByRole('img', { name: 'Locked' })).toBeDefined();
  });
});
