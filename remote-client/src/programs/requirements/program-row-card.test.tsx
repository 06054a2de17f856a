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

  for (const level of ['medium', 'high']) fireEvent.click(screen.getByLabelText(level));

  await waitFor(() => expect(changes).toHaveLength(2));
  let end = row;
  for (const change of changes) end = { ...end, ...change(end) };
  expect(end.riskLevels).toEqual(['medium', 'high']);
});
