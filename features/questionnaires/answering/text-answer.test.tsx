import { fireEvent, screen } from '@testing-library/react';
import type { Question } from '@vcms/domain';
import { renderWithShell } from '@vcms/testing';
import { expect, it } from 'vitest';
import { TextAnswer } from './text-answer.tsx';

const question: Question = {
  ...{ id: 'crew', text: 'How many people?', type: 'number', required: true },
  ...{ weight: 1, knockout: [], evidence: false },
};

function show(disabled: boolean) {
  const given: unknown[] = [];
  renderWithShell(
    <TextAnswer
      {...{ question, disabled, problem: undefined, value: 17 }}
      onValue={(value) => void given.push(value)}
    />,
  );
  return { field: screen.getByLabelText<HTMLInputElement>('How many people?'), given };
}

it('leaves an answer that was submitted to be read and selected, not to be changed', () => {
  const { field } = show(true);

  expect([field.value, field.readOnly, field.disabled]).toEqual(['17', true, false]);
});

it('keeps what was typed when the field is left', () => {
  const { field, given } = show(false);

  fireEvent.change(field, { target: { value: '1,200' } });
  fireEvent.blur(field);

  expect([given, field.readOnly]).toEqual([[1200], false]);
});
