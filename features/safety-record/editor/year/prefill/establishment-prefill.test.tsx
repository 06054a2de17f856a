import { fireEvent, screen, within } from '@testing-library/react';
import type { Found, ReadSummary } from '@vcms/pdf';
import { renderWithShell } from '@vcms/testing';
import { useReducer } from 'react';
import { expect, it, vi } from 'vitest';
import { changeRows, firstRows } from '../establishments/establishment-rows.ts';
import { emptyValues, establishmentOf } from '../establishments/establishment-values.ts';
import { EstablishmentPrefill } from './establishment-prefill.tsx';

function found<Value>(value: Value): Found<Value> {
  return { value, place: { page: 1, x: 10, y: 20, width: 30, height: 8 }, certainty: 'sure' };
}

const SUMMARIES: readonly ReadSummary[] = [
  { page: 1, establishmentName: found('SOUTH YARD'), counts: { hours: found(76_000), J: found(1) } },
  { page: 2, establishmentName: found('North Yard, Inc.'), counts: { hours: found(112_800) } },
];

function rowOf(name: string) {
  return establishmentOf({ key: '', values: { ...emptyValues('238210'), name }, imported: {} });
}

const onShow = vi.fn();

function Form() {
  const [state, change] = useReducer(changeRows, firstRows([rowOf('North Yard Inc'), rowOf('South yard')]));
  return (
    <>
      <EstablishmentPrefill summaries={SUMMARIES} establishments={{ state, change }} onShow={onShow} />
      <output>{state.rows.map(({ values }) => `${values.name}: ${values.hours || '-'}`).join('; ')}</output>
    </>
  );
}

const offers = () => screen.getByRole('list', { name: 'Values of the 300A for the establishment' });

it('each establishment is offered the summary of its name, and takes a value by a person alone', async () => {
  renderWithShell(<Form />, { role: '5005' });
  const row = await screen.findByLabelText<HTMLSelectElement>('Establishment to fill in');
  const summary = screen.getByLabelText<HTMLSelectElement>('Summary in the file');

  expect(row.selectedOptions[0]?.textContent).toBe('North Yard Inc');
  expect(summary.selectedOptions[0]?.textContent).toBe('Page 2: North Yard, Inc.');
  expect(screen.getByRole('status').textContent).toBe('North Yard Inc: 0; South yard: 0');

  fireEvent.click(within(offers()).getByRole('button', { name: /^Take Total hours/ }));
  expect(screen.getByRole('status').textContent).toBe('North Yard Inc: 112,800; South yard: 0');

  fireEvent.change(row, { target: { value: row.options[1]?.value } });
  expect(summary.selectedOptions[0]?.textContent).toBe('Page 1: SOUTH YARD');
  expect(within(offers()).getByText('76,000')).toBeDefined();
});

it('a person may choose another summary, and is shown where a value stands', async () => {
  renderWithShell(<Form />, { role: '5005' });
  const summary = await screen.findByLabelText<HTMLSelectElement>('Summary in the file');

  fireEvent.change(summary, { target: { value: summary.options[0]?.value } });
  expect(within(offers()).getByText('76,000')).toBeDefined();
  fireEvent.click(within(offers()).getByRole('button', { name: /^Show Total hours/ }));
  expect(onShow).toHaveBeenCalledWith(SUMMARIES[0]?.counts.hours?.place);
});
