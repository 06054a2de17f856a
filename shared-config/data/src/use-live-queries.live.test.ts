import { act, renderHook, waitFor } from '@testing-library/react';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveData, liveFirestore } from '@vcms/seed/live-firestore';
import { describe, expect, it } from 'vitest';
import { engagementsOfClientQuery } from './engagements.ts';
import { useLiveQueries } from './use-live-queries.ts';
import type { LiveState } from './use-live-query.ts';

const { admin, client, client2 } = DEMO_PEOPLE;
const firestore = liveFirestore(admin);

function countOf(state: LiveState<unknown>): number | undefined {
  return state.kind === 'ready' ? state.items.length : undefined;
}

function engagementsOf(...clients: readonly string[]): number {
  return liveData().engagements.filter(({ record }) => clients.includes(record.clientId)).length;
}

describe('useLiveQueries', () => {
  it('answers when every query has answered, with all that they found', async () => {
    const { result } = renderHook(() =>
      useLiveQueries(
        [client.companyId, client2.companyId].map((id) => engagementsOfClientQuery(firestore, id)),
      ),
    );
    expect(result.current.kind).toBe('loading');

    await waitFor(() =>
      expect(countOf(result.current)).toBe(engagementsOf(client.companyId, client2.companyId)),
    );
  });

  it('is ready and empty without a query, and follows the list', async () => {
    const { result, rerender } = renderHook(
      (ids: readonly string[]) => useLiveQueries(ids.map((id) => engagementsOfClientQuery(firestore, id))),
      { initialProps: [] as readonly string[] },
    );
    await waitFor(() => expect(countOf(result.current)).toBe(0));

    rerender([client2.companyId]);

    await waitFor(() => expect(countOf(result.current)).toBe(engagementsOf(client2.companyId)));
  });

  it('never shows the answer to the list before as that to the next', async () => {
    const seen: string[] = [];
    const { result, rerender } = renderHook(
      (ids: readonly string[]) => {
        const state = useLiveQueries(ids.map((id) => engagementsOfClientQuery(firestore, id)));
        seen.push(state.kind === 'ready' ? `${ids.length}: ${state.items.length}` : state.kind);
        return state;
      },
      { initialProps: [] as readonly string[] },
    );
    await waitFor(() => expect(countOf(result.current)).toBe(0));

    rerender([client2.companyId]);

    await waitFor(() => expect(countOf(result.current)).toBe(engagementsOf(client2.companyId)));
    expect(seen).not.toContain('1: 0');
  });

  it('keeps what it has when equal queries are built again', async () => {
    // Nobody's: no write of another test changes the answer between the two looks.
    const { result, rerender } = renderHook(() =>
      useLiveQueries([engagementsOfClientQuery(firestore, 'client-of-nobody')]),
    );
    await waitFor(() => expect(result.current.kind).toBe('ready'));
    const held = result.current;

    rerender();

    expect(result.current).toBe(held);
  });

  it('fails with one of them, and asks again when told to', async () => {
    const own = liveFirestore(client2);
    const { result } = renderHook(() =>
      useLiveQueries([client2.companyId, client.companyId].map((id) => engagementsOfClientQuery(own, id))),
    );
    await waitFor(() =>
      expect(result.current).toMatchObject({ kind: 'failed', failure: { kind: 'denied' } }),
    );

    const { current } = result;
    if (current.kind === 'failed') act(() => current.retry());

    expect(result.current.kind).toBe('loading');
    await waitFor(() => expect(result.current.kind).toBe('failed'));
  });
});
