import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPageSignals } from './page-signals.ts';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

function follow(listen: 'onVisible' | 'onConnection' | 'onNavigated') {
  const listener = vi.fn();
  const end = createPageSignals(window)[listen](listener);
  return { listener, end };
}

describe('the signals of the page', () => {
  it('tell when the tab comes to the front, not when it goes', () => {
    const { listener, end } = follow('onVisible');
    const visibility = vi.spyOn(document, 'visibilityState', 'get');

    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(listener).not.toHaveBeenCalled();
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    end();
    document.dispatchEvent(new Event('visibilitychange'));

    expect(listener).toHaveBeenCalledOnce();
  });

  it('know whether the tab is looked at', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(createPageSignals(window).isVisible()).toBe(false);
    visibility.mockReturnValue('visible');

    expect(createPageSignals(window).isVisible()).toBe(true);
  });

  it('tell when the network goes and comes', () => {
    const { listener, end } = follow('onConnection');

    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    end();
    window.dispatchEvent(new Event('offline'));

    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('tell of another path, not of another query or a navigation that was called off', () => {
    const { listener, end } = follow('onNavigated');
    const routed = () => window.dispatchEvent(new Event('single-spa:routing-event'));

    routed();
    history.replaceState(null, '', '/?page=2');
    routed();
    expect(listener).not.toHaveBeenCalled();
    history.replaceState(null, '', '/calendar');
    routed();
    end();

    expect(listener).toHaveBeenCalledOnce();
  });
});
