import { expect, it } from 'vitest';
import { isNextStep, movesOf } from './program-moves.ts';

const waiting = { item: { actor: 'contractor' } } as const;
const done = { item: { actor: null } } as const;

it('points at a new version only where a client waits for the contractor', () => {
  expect(isNextStep('upload', [done, waiting])).toBe(true);
  expect(isNextStep('upload', [done])).toBe(false);
  expect(isNextStep('upload', [])).toBe(false);
});

it('points at what was begun or returned, and never at taking back', () => {
  expect(movesOf({ state: 'draft' }).map((move) => isNextStep(move, []))[0]).toBe(true);
  expect(movesOf({ state: 'changes_requested' }).map((move) => isNextStep(move, []))[0]).toBe(true);
  expect(movesOf({ state: 'submitted' }).map((move) => isNextStep(move, [waiting]))).toEqual([false]);
});
