import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePicture } from './use-picture.ts';

const STORED =
  'https://firebasestorage.googleapis.com/v0/b/demo.appspot.com/o/users%2Fana%2Fphoto%2F1.png?alt=media';
const OTHER = STORED.replace('1.png', '2.png');
const revoked: string[] = [];
let made = 0;

beforeEach(() => {
  made = 0;
  revoked.length = 0;
  URL.createObjectURL = () => `blob:${++made}`;
  URL.revokeObjectURL = (url) => void revoked.push(url);
});
afterEach(() => vi.restoreAllMocks());

const picture = async () => new Blob(['picture']);
const shown = (url: string | null, open: (url: string) => Promise<Blob | undefined>) =>
  renderHook(({ at }) => usePicture(at, open), { initialProps: { at: url } });

describe('a picture', () => {
  it('of Storage is opened by its address and shown from memory, never by the address', async () => {
    const open = vi.fn(picture);
    const { result } = shown(STORED, open);

    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).toBe('blob:1'));
    expect(open.mock.calls).toEqual([[STORED]]);
  });

  it('gives way to the next one, and leaves memory with it and with the page', async () => {
    const { result, rerender, unmount } = shown(STORED, picture);
    await waitFor(() => expect(result.current).toBe('blob:1'));

    rerender({ at: OTHER });
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).toBe('blob:2'));
    expect(revoked).toEqual(['blob:1']);
    unmount();
    expect(revoked).toEqual(['blob:1', 'blob:2']);
  });

  it.each([
    ['cannot be had', async () => undefined],
    ['has code that does not arrive', () => Promise.reject(new Error('no connection'))],
  ])('that %s leaves the initials', async (_name, open) => {
    const { result } = shown(STORED, open);
    await act(async () => {});
    expect(result.current).toBeNull();
  });

  it('of a provider is shown by its address, and none is none', () => {
    const open = vi.fn(picture);
    expect(shown('https://img.test/me.png', open).result.current).toBe('https://img.test/me.png');
    expect(shown(null, open).result.current).toBeNull();
    expect(open).not.toHaveBeenCalled();
  });
});
