import { expect, it } from 'vitest';
import { commandedPage, viewerCommand } from './viewer-keys.ts';

const PRESSED = { ctrlKey: false, metaKey: false, altKey: false };
const PLACE = { isAtTop: true, isAtBottom: true, isWide: false };

it.each([
  ['PageDown', 'next'],
  ['PageUp', 'previous'],
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
  ['+', 'zoom-in'],
  ['=', 'zoom-in'],
  ['-', 'zoom-out'],
  ['0', 'fit-width'],
  ['ArrowDown', undefined],
  ['constructor', undefined],
  ['a', undefined],
])('%s means %s', (key, command) => {
  expect(viewerCommand({ ...PRESSED, key }, PLACE)).toBe(command);
});

it('leaves the browser its own zoom and history', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(viewerCommand({ ...PRESSED, [held]: true, key: '+' }, PLACE)).toBeUndefined();
});

it('scrolls a tall page to its end before it turns it, and a wide one sideways', () => {
  const inside = { isAtTop: false, isAtBottom: false, isWide: true };
  for (const key of ['PageDown', 'PageUp', 'ArrowRight', 'ArrowLeft'])
    expect(viewerCommand({ ...PRESSED, key }, inside)).toBeUndefined();
});

it('asks for no page that the file does not have', () => {
  expect(commandedPage('next', 3, 3)).toBeUndefined();
  expect(commandedPage('previous', 1, 3)).toBeUndefined();
  expect(commandedPage('last', 3, 3)).toBeUndefined();
  expect(commandedPage('last', 1, 3)).toBe(3);
});
