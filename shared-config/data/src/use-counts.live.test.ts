import { renderHook, waitFor } from '@testing-library/react';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveFirestore } from '@vcms/seed/live-firestore';
import { describe, expect, it } from 'vitest';
import { companiesQuery } from './companies.ts';
import { useCounts } from './use-counts.ts';

const firestore = liveFirestore(DEMO_PEOPLE.cs);

describe('useCounts', () => {
  it('counts several queries on the server', async () => {
    const { result } = renderHook(() =>
      useCounts({
        clients: companiesQuery(firestore, { kind: 'client' }),
        archived: companiesQuery(firestore, { status: 'archived' }),
        all: companiesQuery(firestore),
      }),
    );

    await waitFor(() =>
      expect(result.current).toEqual({ kind: 'ready', counts: { clients: 3, archived: 1, all: 28 } }),
    );
  });

  it('counts anew when the query becomes another one', async () => {
    const { result, rerender } = renderHook(
      (kind: 'client' | 'contractor') => useCounts({ count: companiesQuery(firestore, { kind }) }),
      { initialProps: 'client' },
    );
    await waitFor(() => expect(result.current).toEqual({ kind: 'ready', counts: { count: 3 } }));

    rerender('contractor');

    await waitFor(() => expect(result.current).toEqual({ kind: 'ready', counts: { count: 24 } }));
  });

  it('counts the same again when the pulse changes, with the old figures standing meanwhile', async () => {
    const kinds: string[] = [];
    const { result, rerender } = renderHook(
      (pulse: string) => {
        const state = useCounts({ clients: companiesQuery(firestore, { kind: 'client' }) }, pulse);
        kinds.push(state.kind);
        return state;
      },
      { initialProps: 'a' },
    );
    await waitFor(() => expect(result.current.kind).toBe('ready'));
    const first = result.current;
    kinds.length = 0;

    rerender('b');

    await waitFor(() => expect(result.current).not.toBe(first), { timeout: 10_000 });
    expect(result.current).toEqual(first);
    expect(kinds.every((kind) => kind === 'ready')).toBe(true);
  });

  it('gives a failure with a sentence when the rules refuse', async () => {
    const refused = liveFirestore(DEMO_PEOPLE.contractor2);
    const { result } = renderHook(() => useCounts({ count: companiesQuery(refused) }));

    await waitFor(() =>
      expect(result.current).toMatchObject({ kind: 'failed', failure: { kind: 'denied' } }),
    );
  });
});
