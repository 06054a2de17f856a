import { fireEvent, screen } from '@testing-library/react';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { SelectField } from './select-field.tsx';

it('hands over the value that was chosen as it is, not as the text that the browser makes of it', () => {
  const chosen: unknown[] = [];
  renderWithShell(
    <SelectField
      label="Year"
      value={2025}
      choices={[
        [2024, '2024'],
        [2025, '2025'],
      ]}
      onChoose={(year) => void chosen.push(year)}
      help="Years with work."
    />,
  );
  const field = screen.getByLabelText<HTMLSelectElement>('Year');
  expect([field.value, screen.getByText('Years with work.').tagName]).toEqual(['2025', 'SPAN']);

  fireEvent.change(field, { target: { value: '2024' } });

  expect(chosen).toEqual([2024]);
});
