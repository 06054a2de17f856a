import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserClock } from './clock.ts';
import { fetchText, parseJson } from './fetch-text.ts';
import { fakeNetwork } from './test-federation.ts';

const URL = 'https://x.example/a.json';
const limitMs = 1000;

describe('fetchText', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const read = (answer: Parameters<typeof fakeNetwork>[0], signal?: AbortSignal) =>
    fetchText({ fetch: fakeNetwork(answer).fetch, clock: browserClock }, URL, { limitMs, signal });

  it('gives the text of a good answer', async () => {
    await expect(read({ [URL]: 'text' })).resolves.toEqual({ ok: true, text: 'text' });
  });

  it.each([
    [404, false],
    [403, false],
    [408, true],
    [429, true],
    [500, true],
    [503, true],
  ])('says of status %i whether asking again may help: %s', async (status, transient) => {
    await expect(read({ [URL]: status })).resolves.toMatchObject({
      ok: false,
      reason: 'status',
      status,
      transient,
    });
  });

  it('reports a dead network as passing', async () => {
    await expect(read({ [URL]: new TypeError('Failed to fetch') })).resolves.toMatchObject({
      ok: false,
      reason: 'network',
      transient: true,
    });
  });

  it('gives up at its limit, not before', async () => {
    const settled = vi.fn();
    const work = read({ [URL]: 'hang' }).then((answer) => {
      settled();
      return answer;
    });

    await vi.advanceTimersByTimeAsync(limitMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);

    await expect(work).resolves.toMatchObject({ ok: false, reason: 'timeout', transient: true });
  });

  it('covers the body with the limit', async () => {
    const body = new ReadableStream({ start: () => {} });
    const stuck: typeof fetch = (_, init) => {
      const response = new Response(body);
      const text = new Promise<string>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('x', 'AbortError'))),
      );
      return Promise.resolve(Object.assign(response, { text: () => text }));
    };
    const work = fetchText({ fetch: stuck, clock: browserClock }, URL, { limitMs });

    await vi.advanceTimersByTimeAsync(limitMs);

    await expect(work).resolves.toMatchObject({ reason: 'timeout' });
  });

  it('ends when it is told to, also before it began', async () => {
    const controller = new AbortController();
    const work = read({ [URL]: 'hang' }, controller.signal);
    controller.abort();

    await expect(work).resolves.toMatchObject({ ok: false, reason: 'aborted', transient: false });
  });

  it('leaves no timer behind', async () => {
    await read({ [URL]: 'text' });

    expect(vi.getTimerCount()).toBe(0);
  });

  it('reads text that is no JSON as nothing', () => {
    expect(parseJson('<html>')).toBeUndefined();
    expect(parseJson('{"a":1}')).toEqual({ a: 1 });
  });
});
