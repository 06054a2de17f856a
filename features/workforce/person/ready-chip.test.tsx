import { render, screen } from '@testing-library/react';
import type { StaffResult } from '@vcms/domain';
import { createUiSystem, UiProvider } from '@vcms/ui';
import { expect, it } from 'vitest';
import { ReadyChip, type ReadyChipProps } from './ready-chip.tsx';

const READY: StaffResult = { staffId: 'p1', overall: 'compliant', siteReady: true, items: [] };

function show(props: ReadyChipProps): void {
  render(
    <UiProvider system={createUiSystem()}>
      <ReadyChip {...props} />
    </UiProvider>,
  );
}

it.each(['submitted', 'suspended', 'ended'] as const)(
  'calls nobody ready of a company whose relation is %s, whatever the papers say',
  (relation) => {
    show({ result: READY, relation });
    screen.getByText('Not ready');
    expect(screen.queryByText('Ready')).toBeNull();
  },
);

it('calls somebody of an approved company ready, also while a paper ends soon', () => {
  show({ result: READY, relation: 'approved' });
  screen.getByText('Ready');
  show({ result: { ...READY, overall: 'expiring' }, relation: 'approved' });
  screen.getByText('Ready, expiring');
});

it('tells who is not assigned from who is not ready', () => {
  show({ result: undefined, relation: 'suspended' });
  screen.getByText('Not assigned');
  show({ result: { ...READY, siteReady: false }, relation: 'approved' });
  screen.getByText('Not ready');
});
