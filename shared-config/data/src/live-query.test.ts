import { describe, expect, it } from 'vitest';
import { collectItems } from './live-query.ts';

describe('collectItems', () => {
  it('keeps the order of usable documents and sets the unusable ones apart by id', () => {
    const items = collectItems([
      { ok: true, value: 'first' },
      { ok: false, id: 'broken', problems: ['name is not a text'] },
      { ok: true, value: 'second' },
    ]);

    expect(items).toEqual({ items: ['first', 'second'], unreadable: ['broken'] });
  });
});
