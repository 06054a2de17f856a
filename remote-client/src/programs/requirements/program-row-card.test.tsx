import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { ProgramRowCard, type ProgramRowCardProps } from './program-row-card.tsx';
import { newRow, type ProgramRow } from './program-values.ts';

it('keeps both of two risk levels that are checked before the row is drawn again', async () => {
  const row: ProgramRow = { ...newRow({ id: 'silica', appliesToTrades: [] }), kind: 'risk' };
  const changes: Parameters<ProgramRowCardProps['onChange']>[0][] = [];
  renderWithShell(
    <ProgramRowCard
      row={row}
      title="Silica"
      program={undefined}
      trades={[]}
      problems={{}}
      onChange={(change) => void changes.push(change)}
      onRemove={() => undefined}
    />,
  );

  for (const level of ['Medium', 'High']) fireEvent.click(screen.getByLabelText(level));

  await waitFor(() => expect(changes).toHaveLength(2));
  let end = row;
  for (const change of changes) end = { ...end, ...change(end) };
  expect(end.riskLevels).toEqual(['medium', 'high']);
});

it('names trades as the list of trades does, by name, and one outside of the list by its code', () => {
  const row: ProgramRow = {
    ...newRow({ id: 'driving', appliesToTrades: [] }),
    kind: 'trades',
    trades: ['tank_work'],
  };
  renderWithShell(
    <ProgramRowCard
      row={row}
      title="Driving"
      program={undefined}
      trades={['specialised_freight', 'electrical']}
      problems={{}}
      onChange={() => undefined}
      onRemove={() => undefined}
    />,
  );

  const boxes = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

  expect(boxes).toEqual(['Electrical', 'Specialized freight', 'Tank work']);
});
