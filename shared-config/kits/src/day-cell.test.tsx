import { render } from '@testing-library/react';
import { createNestedSystem, createUiSystem, UiProvider } from '@vcms/ui';
import { expect, it } from 'vitest';
import { DayCell } from './day-cell.tsx';

const system = createNestedSystem(createUiSystem());

function shown(day: string): { readonly text: string | null; readonly title: string; readonly day: string } {
  const { container } = render(
    <UiProvider system={system}>
      <DayCell day={day} today="2026-11-23" />
    </UiProvider>,
  );
  const time = container.querySelector('time');
  return { text: container.textContent, title: time?.title ?? '', day: time?.dateTime ?? '' };
}

it.each([
  ['2026-12-13', 'in 20 days, 12/13/2026', '12/13/2026'],
  ['2026-11-20', '3 days ago, 11/20/2026', '11/20/2026'],
  ['2027-06-01', '06/01/2027, in 6 months', 'in 6 months'],
])('%s is told as %s, with the other form on hover', (day, text, title) => {
  expect(shown(day)).toEqual({ text, title, day });
});
