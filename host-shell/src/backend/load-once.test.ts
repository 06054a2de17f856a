import { describe, expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

describe('load once', () => {
  it('loads a single time for several callers', async () => {
    const load = vi.fn(async () => ({ value: 1 }));
    const get = loadOnce(load);

    const [first, second] = await Promise.all([get(), get()]);

    expect(first).toBe(second);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure', async () => {
    const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('network'));
    const get = loadOnce(load);

    await expect(get()).rejects.toThrow('network');

    await expect(get()).resolves.toBe('loaded');
  });
});
