import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it('counts with the noun that fits', () => {
  expect(counted(0, 'question')).toBe('0 questions');
  expect(counted(1, 'question')).toBe('1 question');
  expect(counted(1240, 'person', 'people')).toBe('1,240 people');
});
