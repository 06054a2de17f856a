import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RIPPLE_MS, startRipple } from './start-ripple.ts';

const inks = () => document.querySelectorAll('[data-ripple]').length;

function press(target: Element | null, init: PointerEventInit = {}): void {
  target?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, ...init }));
}

describe('ripple', () => {
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<button>Save</button><button disabled>No</button><p>text</p>';
    stop = startRipple(window);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('draws hidden ink over a pressed button and takes it away', () => {
    press(document.querySelector('button'));
    expect(document.querySelector('[data-ripple]')?.getAttribute('aria-hidden')).toBe('true');

    vi.advanceTimersByTime(RIPPLE_MS - 1);
    expect(inks()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(inks()).toBe(0);
  });

  it('leaves the button as it is', () => {
    const before = document.querySelector('button')?.outerHTML;
    press(document.querySelector('button'));

    expect(document.querySelector('button')?.outerHTML).toBe(before);
  });

  it.each(['p', 'button[disabled]'])('ignores %s', (selector) => {
    press(document.querySelector(selector));

    expect(inks()).toBe(0);
  });

  it('ignores other mouse buttons', () => {
    press(document.querySelector('button'), { button: 2 });

    expect(inks()).toBe(0);
  });

  it('respects reduced motion', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    press(document.querySelector('button'));

    expect(inks()).toBe(0);
  });

  it('stops at once', () => {
    press(document.querySelector('button'));
    stop();
    press(document.querySelector('button'));

    expect(inks()).toBe(0);
  });
});
