import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSelection } from './use-selection.ts';

const ROWS = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const all = (): boolean => true;

describe('rows chosen in a table', () => {
  it('keeps both of two rows chosen before the table is drawn again', () => {
    const { result } = renderHook(() => useSelection(ROWS, all));
    const { toggle } = result.current;
    act(() => {
      toggle({ id: 'a' });
      toggle({ id: 'b' });
    });
    expect(result.current.rows).toEqual([{ id: 'a' }, { id: 'b' }]);
  });

  it('gives up a row that is chosen again', () => {
    const { result } = renderHook(() => useSelection(ROWS, all));
    act(() => result.current.toggle({ id: 'a' }));
    act(() => result.current.toggle({ id: 'a' }));
    expect(result.current.rows).toEqual([]);
  });

  it('forgets a row that left the screen as soon as another is chosen', () => {
    const { result, rerender } = renderHook(({ shown }) => useSelection(shown, all), {
      initialProps: { shown: ROWS },
    });
    act(() => result.current.toggle({ id: 'a' }));
    rerender({ shown: ROWS.slice(1) });
    act(() => result.current.toggle({ id: 'b' }));
    rerender({ shown: ROWS });
    expect(result.current.rows).toEqual([{ id: 'b' }]);
  });
});
