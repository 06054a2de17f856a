import { describe, expect, it } from 'vitest';
import { compareNames, type ListRequest, listObjects } from './list-objects.ts';
import { newObject } from './stored-object.ts';

const content = { blob: 'b', size: 0, md5Hash: '', crc32c: '' };

function list(names: readonly string[], request: ListRequest) {
  const objects = [...names]
    .sort(compareNames)
    .map((name) => newObject({ bucket: 'b', name, content, settings: {}, generation: 1, now: 0 }));
  const { items, prefixes, nextPageToken } = listObjects(objects, request);
  return { items: items.map(({ name }) => name), prefixes: [...prefixes], nextPageToken };
}

describe('a listing', () => {
  it('sorts by UTF-8 bytes, not by UTF-16 units', () => {
    expect(list(['\u{1f600}', '\uffee', 'z'], {}).items).toEqual(['z', '\uffee', '\u{1f600}']);
  });

  it('counts folders and items together when it fills a page', () => {
    const names = ['a', 'b/1', 'b/2', 'c/1', 'd'];
    const first = list(names, { delimiter: '/', maxResults: 2 });
    expect(first).toMatchObject({ items: ['a'], prefixes: ['b/'] });
    const second = list(names, { delimiter: '/', maxResults: 2, pageToken: first.nextPageToken ?? '' });
    expect(second).toEqual({ items: ['d'], prefixes: ['c/'], nextPageToken: undefined });
  });

  it('gives no token with the last full page', () => {
    expect(list(['a', 'b'], { maxResults: 2 }).nextPageToken).toBeUndefined();
  });

  it('goes on after an entry that was deleted meanwhile', () => {
    const { nextPageToken } = list(['a', 'b', 'c'], { maxResults: 2 });
    expect(list(['a', 'c'], { pageToken: nextPageToken ?? '' }).items).toEqual(['c']);
  });

  it('lists the folder object itself only when asked', () => {
    const names = ['f/', 'f/1'];
    expect(list(names, { delimiter: '/' })).toMatchObject({ items: [], prefixes: ['f/'] });
    expect(list(names, { delimiter: '/', includeTrailingDelimiter: true })).toMatchObject({
      items: ['f/'],
      prefixes: ['f/'],
    });
    expect(list(names, { delimiter: '/', prefix: 'f/' }).items).toEqual(['f/', 'f/1']);
  });

  it('keeps to the offsets', () => {
    expect(list(['a', 'b', 'c'], { startOffset: 'b', endOffset: 'c' }).items).toEqual(['b']);
  });

  it('refuses a page token it did not write', () => {
    expect(() => list(['a'], { pageToken: '!' })).toThrow('Invalid page token.');
  });
});
