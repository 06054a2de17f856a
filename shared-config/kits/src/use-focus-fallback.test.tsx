import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusFallback } from './use-focus-fallback.ts';

function headingOf(area: HTMLElement): HTMLElement | null {
  return area.querySelector('h2');
}

function Requests() {
  const area = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(['first', 'second']);
  useFocusFallback(area, headingOf);
  return (
    <>
      <button type="button" onClick={() => setLeft(['first'])}>
        Elsewhere
      </button>
      <div ref={area}>
        <h2 tabIndex={-1}>Requests</h2>
        {left.map((name) => (
          <button key={name} type="button" onClick={() => setLeft(left.filter((one) => one !== name))}>
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

it('gives the focus to the place named when the focused button leaves', async () => {
  render(<Requests />);
  screen.getByText('second').focus();
  fireEvent.click(screen.getByText('second'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Requests'));
});

it('leaves the focus where a person has put it meanwhile', () => {
  render(<Requests />);
  screen.getByText('second').focus();
  screen.getByText('Elsewhere').focus();
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(screen.queryByText('second')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Elsewhere');
});

it('keeps the focus on a button that stays', () => {
  render(<Requests />);
  screen.getByText('first').focus();
  fireEvent.click(screen.getByText('second'));
  expect(document.activeElement?.textContent).toBe('first');
});

it('gives the focus back when a dialog ends whose opener has gone meanwhile', async () => {
  render(<Requests />);
  const dialog = document.body.appendChild(document.createElement('div'));
  const confirm = dialog.appendChild(document.createElement('button'));
  screen.getByText('second').focus();
  confirm.focus();
  fireEvent.click(screen.getByText('second'));
  expect(document.activeElement).toBe(confirm);

  dialog.remove();

  await waitFor(() => expect(document.activeElement?.textContent).toBe('Requests'));
});

it('lets the place know of its focus where a dialog that is just ending kept the event to itself', async () => {
  render(<Requests />);
  const heard: EventTarget[] = [];
  screen.getByText('Requests').addEventListener('focusin', ({ target }) => target && heard.push(target));
  const dialog = document.body.appendChild(document.createElement('div'));
  const keep = (event: FocusEvent) => event.stopImmediatePropagation();
  screen.getByText('second').focus();
  document.addEventListener('focusin', keep, true);
  fireEvent.click(screen.getByText('second'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Requests'));
  expect(heard).toEqual([]);

  document.removeEventListener('focusin', keep, true);
  dialog.remove();
  await waitFor(() => expect(heard).toEqual([document.activeElement]));
});
