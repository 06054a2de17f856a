import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SettableClock } from './clock.ts';
import { createSettableClock } from './settable-clock.ts';

const START = Date.parse('2026-03-01T10:00:00Z');
const HOUR = 3_600_000;

describe('the settable clock', () => {
  let clock: SettableClock;
  let calls: string[];

  beforeEach(() => {
    vi.useFakeTimers({ now: START });
    clock = createSettableClock();
    calls = [];
  });

  afterEach(() => {
    clock.close();
    vi.useRealTimers();
  });

  it('is the wall clock until it is moved', () => {
    vi.advanceTimersByTime(1500);
    expect(clock.read()).toEqual({ now: START + 1500, mode: 'running', offset: 0 });
  });

  it('keeps running after it was set', () => {
    clock.set(START + HOUR);
    vi.advanceTimersByTime(250);
    expect(clock.now()).toBe(START + HOUR + 250);
  });

  it('stands still when stopped, and goes on from there', () => {
    clock.setMode('stopped');
    vi.advanceTimersByTime(HOUR);
    expect(clock.now()).toBe(START);
    clock.setMode('running');
    vi.advanceTimersByTime(10);
    expect(clock.now()).toBe(START + 10);
  });

  it('wakes in the order of the times when moved past several', () => {
    clock.wakeAt(START + 2 * HOUR, () => calls.push('second'));
    clock.wakeAt(START + HOUR, () => calls.push('first'));
    clock.advance(3 * HOUR);
    vi.advanceTimersByTime(0);
    expect(calls).toEqual(['first', 'second']);
  });

  it('wakes as time passes by itself, even past the longest timer', () => {
    const fiftyDays = 50 * 24 * HOUR;
    clock.wakeAt(START + fiftyDays, () => calls.push('late'));
    vi.advanceTimersByTime(fiftyDays - 1);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(calls).toEqual(['late']);
  });

  it('does not wake what was cancelled, and wakes once only', () => {
    const cancel = clock.wakeAt(START + HOUR, () => calls.push('cancelled'));
    clock.wakeAt(START + HOUR, () => calls.push('once'));
    cancel();
    clock.advance(HOUR);
    vi.advanceTimersByTime(HOUR);
    expect(calls).toEqual(['once']);
  });

  it('lets wait longer after being moved back', () => {
    clock.wakeAt(START + HOUR, () => calls.push('rung'));
    clock.set(START - HOUR);
    vi.advanceTimersByTime(HOUR);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(HOUR);
    expect(calls).toEqual(['rung']);
  });

  it('tells of every move until nobody wants to know any more', () => {
    const stop = clock.onMove(() => calls.push(new Date(clock.now()).toISOString().slice(11, 16)));
    clock.set(START + HOUR);
    clock.advance(HOUR);
    clock.reset();
    stop();
    clock.advance(HOUR);
    expect(calls).toEqual(['11:00', '12:00', '10:00']);
  });

  it('returns to the wall clock', () => {
    clock.setMode('stopped');
    clock.set(0);
    clock.reset();
    expect(clock.read()).toEqual({ now: START, mode: 'running', offset: 0 });
  });
});
