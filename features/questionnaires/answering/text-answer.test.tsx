import { act, fireEvent, screen } from '@testing-library/react';
import type { AnswerValue, Question } from '@vcms/domain';
import { renderWithShell } from '@vcms/testing';
import { Profiler, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
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
  // As it was typed, whatever the page makes of it.
  expect(field.value).toBe('1,200');
});

it('keeps what was typed when the page is put away, before the pause is over', () => {
  const { field, given } = show(false);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

  fireEvent.change(field, { target: { value: '31' } });
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();

  expect(given).toEqual([31]);
});

function OtherDevice() {
  const [value, setValue] = useState(17);
  return (
    <>
      <TextAnswer {...{ question, disabled: false, problem: undefined, value }} onValue={() => undefined} />
      <button type="button" onClick={() => setValue((before) => before + 1)}>
        One more elsewhere
      </button>
    </>
  );
}

it('shows an answer of another device, unless something else is being typed', () => {
  renderWithShell(<OtherDevice />);
  const field = screen.getByLabelText<HTMLInputElement>('How many people?');

  fireEvent.click(screen.getByText('One more elsewhere'));
  expect(field.value).toBe('18');

  fireEvent.change(field, { target: { value: '25' } });
  fireEvent.click(screen.getByText('One more elsewhere'));
  expect(field.value).toBe('25');
});

afterEach(() => void vi.useRealTimers());

function Kept({
  asked = question,
  initial,
  given = [],
}: {
  readonly asked?: Question;
  readonly initial?: AnswerValue;
  readonly given?: unknown[];
}) {
  const [value, setValue] = useState<AnswerValue | undefined>(initial);
  const keep = (next: AnswerValue | undefined) => {
    given.push(next);
    setValue(next);
  };
  return <TextAnswer {...{ question: asked, disabled: false, problem: undefined, value }} onValue={keep} />;
}

it('keeps the space behind a word when it saves at a pause: whoever types on goes on after it', () => {
  vi.useFakeTimers();
  renderWithShell(<Kept asked={{ ...question, type: 'text' }} />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('How many people?');

  fireEvent.change(field, { target: { value: 'The site ' } });
  act(() => void vi.advanceTimersByTime(2_000));

  expect(field.value).toBe('The site ');
});

it('saves at a pause, and keeps what is typed before the page has drawn what was saved', () => {
  vi.useFakeTimers();
  const given: unknown[] = [];
  renderWithShell(<Kept initial={17} given={given} />);
  const field = screen.getByLabelText<HTMLInputElement>('How many people?');

  fireEvent.change(field, { target: { value: '170' } });
  act(() => {
    vi.advanceTimersByTime(2_000);
    // The first of these two was given, and is drawn when this ends.
    fireEvent.change(field, { target: { value: '1700' } });
  });
  expect([given, field.value]).toEqual([[170], '1700']);

  act(() => void vi.advanceTimersByTime(2_000));
  expect([given, field.value]).toEqual([[170, 1700], '1700']);
});

it('draws nothing for a key', () => {
  const draws: string[] = [];
  renderWithShell(
    <Profiler id="answer" onRender={(_id, phase) => void draws.push(phase)}>
      <TextAnswer
        {...{ question, disabled: false, problem: undefined, value: 17 }}
        onValue={() => undefined}
      />
    </Profiler>,
  );

  const before = [...draws];
  fireEvent.change(screen.getByLabelText('How many people?'), { target: { value: '170' } });

  expect(draws).toEqual(before);
});
