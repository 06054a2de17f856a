import { describe, expect, it, vi } from 'vitest';
import type { TextPage } from '../acord25/read-acord25.ts';
import { type FailedPage, type PagesRequest, scanPages } from './scan-pages.ts';

const item = { x: 0, y: 0, width: 10, height: 8, angle: 0, fontFamily: '' };
const FAILED: FailedPage = { kind: 'failed', message: 'Too many pages are being read.', canRetry: true };

/** Words that begin with a C are what is looked for. */
function parse(pages: readonly TextPage[]): string | undefined {
  const found = pages.flatMap(({ items }) => items.map(({ text }) => text)).filter((text) => /^C/.test(text));
  return found.length === 0 ? undefined : found.join(' ');
}

/** A file with one word on each page; '!' is a page that fails. */
function file(...words: readonly string[]) {
  const read = vi.fn(async (page: number): Promise<TextPage | FailedPage> => {
    const text = words[page - 1] ?? '';
    return text === '!' ? FAILED : { page, items: [{ ...item, text }] };
  });
  return { count: words.length, read };
}

function request(more: Partial<PagesRequest<string>> = {}): PagesRequest<string> {
  return { parse, onPage: () => undefined, readsAll: true, ...more };
}

describe('the pages of a scan', () => {
  it('are all read where what is looked for may stand on each, and said as soon as they are', async () => {
    const soFar: string[] = [];
    const onSoFar = (found: string) => void soFar.push(found);
    expect(await scanPages(file('-', 'C1', 'C2', 'C3'), request({ onSoFar }))).toEqual({
      ...{ kind: 'read', result: 'C1 C2 C3', isPartial: false },
    });
    expect(soFar).toEqual(['C1', 'C1 C2']);
  });

  it('are read up to the first that says it otherwise, and up to the one that is enough', async () => {
    const three = file('C1', 'C2', 'C3');
    expect(await scanPages(three, request({ readsAll: undefined }))).toEqual({
      ...{ kind: 'read', result: 'C1', isPartial: true },
    });
    const isEnough = (found: string) => found.includes('C2');
    expect(await scanPages(three, request({ isEnough }))).toMatchObject({ result: 'C1 C2', isPartial: true });
    expect(three.read.mock.calls).toEqual([[1], [1], [2]]);
  });

  it('are six at most, and those behind them are told', async () => {
    const long = file('C1', '-', '-', '-', '-', 'C6', 'C7', 'C8');
    expect(await scanPages(long, request())).toEqual({
      ...{ kind: 'read', result: 'C1 C6', isPartial: true },
      unread: { from: 7, pages: 8, why: 'many' },
    });
    expect(long.read).toHaveBeenCalledTimes(6);
  });

  it('are read for four minutes, but never left before something was found', async () => {
    let now = 0;
    const clock = () => now;
    const onPage = () => {
      now += 90_000;
    };
    expect(await scanPages(file('C1', 'C2', 'C3', 'C4'), request({ clock, onPage }))).toMatchObject({
      result: 'C1 C2 C3',
      unread: { from: 4, pages: 4, why: 'long' },
    });
    now = 0;
    expect(await scanPages(file('-', '-', '-', '-', 'C5'), request({ clock, onPage }))).toMatchObject({
      ...{ result: 'C5', isPartial: false },
    });
  });

  it('keep what was found when a later one fails', async () => {
    expect(await scanPages(file('C1', '!', 'C3'), request())).toEqual({
      ...{ kind: 'read', result: 'C1', isPartial: true },
      unread: { from: 2, pages: 3, why: 'failed', message: FAILED.message },
    });
    expect(await scanPages(file('-', '!', 'C3'), request())).toEqual(FAILED);
  });

  it('keep what was found when a person stops, and nothing when the reader is gone', async () => {
    const stop = new AbortController();
    const read = async (page: number): Promise<TextPage> => {
      if (page === 2) stop.abort();
      stop.signal.throwIfAborted();
      return { page, items: [{ ...item, text: `C${page}` }] };
    };
    const pages = { count: 3, read };
    expect(await scanPages(pages, request({ stopped: stop.signal }))).toMatchObject({
      result: 'C1',
      unread: { from: 2, pages: 3, why: 'stopped' },
    });
    await expect(scanPages(pages, request({ stopped: stop.signal }))).rejects.toBe(stop.signal.reason);
    await expect(scanPages(pages, request())).rejects.toBe(stop.signal.reason);
  });

  it('say nothing where none of them is what is looked for', async () => {
    expect(await scanPages(file('-', '-'), request())).toEqual({ kind: 'nothing' });
  });
});
