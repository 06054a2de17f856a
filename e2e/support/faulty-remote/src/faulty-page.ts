import { createElement, type ReactElement, useState } from 'react';

/** A page that fails when somebody presses for it. */
export function FaultyPage(): ReactElement {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('This page throws while it is rendered.');
  const button = (label: string, onClick: () => void) =>
    createElement('button', { type: 'button', onClick }, label);
  return createElement(
    'div',
    null,
    createElement('h1', null, 'Faulty'),
    button('Break', () => setBroken(true)),
    button('Throw', () => {
      throw new Error('Nobody catches this error.');
    }),
    button('Reject', () => void Promise.reject(new Error('Nobody catches this rejection.'))),
  );
}
