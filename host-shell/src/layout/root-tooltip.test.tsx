import { act, fireEvent, screen } from '@testing-library/react';
import { goldenMenuNodes } from '@vcms/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderFrame } from '../test-support/render-frame.tsx';

const CLIENT = goldenMenuNodes('5003');

function wait(ms: number): Promise<void> {
  return act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
}

const tips = () => screen.queryAllByRole('tooltip').map((tip) => tip.textContent);

describe('tooltip of a root', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function hover(name: string, pointerType = 'mouse'): void {
    fireEvent.pointerMove(screen.getByRole('link', { name }), { pointerType });
  }

  it('is absent at 99 ms and there soon after 100', async () => {
    renderFrame({ menu: CLIENT, settings: { menuMode: 'slim' } });
    await wait(100);
    hover('Calendar');

    await wait(99);
    expect(tips()).toEqual([]);
    await wait(50);
    expect(tips()).toEqual(['Calendar']);
  });

  it('is not attached in the first 100 ms of the menu', async () => {
    renderFrame({ menu: CLIENT, settings: { menuMode: 'slim' } });
    hover('Calendar');
    await wait(99);

    expect(tips()).toEqual([]);
  });

  it('stays away on touch', async () => {
    renderFrame({ menu: CLIENT, settings: { menuMode: 'slim' } });
    await wait(100);
    hover('Calendar', 'touch');
    await wait(500);

    expect(tips()).toEqual([]);
  });

  it('stays away while a flyout is open', async () => {
    renderFrame({ menu: CLIENT, settings: { menuMode: 'slim' } });
    await wait(100);
    fireEvent.click(screen.getByRole('button', { name: 'Our Contractors' }));
    hover('Calendar');
    await wait(500);

    expect(tips()).toEqual([]);
  });

  it('does not exist in the other modes', async () => {
    renderFrame({ menu: CLIENT, settings: { menuMode: 'horizontal' } });
    await wait(100);
    hover('Calendar');
    await wait(500);

    expect(tips()).toEqual([]);
  });
});
