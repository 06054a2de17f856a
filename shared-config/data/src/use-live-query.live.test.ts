import { act, renderHook, waitFor } from '@testing-library/react';
import { DEMO_PEOPLE } from '@vcms/seed/accounts';
import { liveData, liveFirestore, liveUnread } from '@vcms/seed/live-firestore';
import { doc, query, updateDoc, where } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { companiesQuery } from './companies.ts';
import { engagementsOfClientQuery } from './engagements.ts';
import { watchQuery } from './live-query.ts';
import { notificationsQuery, unreadNotificationsQuery } from './notifications.ts';
import { recordsOf } from './records.ts';
import { isUnconfirmed } from './unconfirmed.ts';
import type { LiveState } from './use-live-query.ts';
import { useLiveQuery } from './use-live-query.ts';

const { client, client2 } = DEMO_PEOPLE;
const firestore = liveFirestore(client2);

function countOf(state: LiveState<unknown>): number | undefined {
  return state.kind === 'ready' ? state.items.length : undefined;
}

function engagementsOf(clientId: string): number {
  return liveData().engagements.filter(({ record }) => record.clientId === clientId).length;
}

describe('useLiveQuery', () => {
  it('loads, and follows a change without being asked; what did not change stays the same object', async () => {
    const { result } = renderHook(() => useLiveQuery(unreadNotificationsQuery(firestore, client2.uid, 100)));
    expect(result.current.kind).toBe('loading');
    const before = liveUnread(client2);
    await waitFor(() => expect(countOf(result.current)).toBe(before));

    const items = result.current.kind === 'ready' ? result.current.items : [];
    const [newest, ...others] = items;
    await updateDoc(doc(firestore, 'notifications', newest?.id ?? ''), { read: true });

    await waitFor(() => expect(countOf(result.current)).toBe(before - 1));
    const left = result.current.kind === 'ready' ? result.current.items : [];
    expect(left.every((item, index) => item === others[index])).toBe(true);
  });

  it('knows a record that was written here and is not confirmed, and forgets it once it is', async () => {
    const told: { readonly read: boolean; readonly isWaiting: boolean }[] = [];
    let id: string | undefined;
    const stop = watchQuery(notificationsQuery(firestore, client2.uid), {
      onItems({ items }) {
        id ??= items.find(({ read }) => !read)?.id;
        for (const one of items) {
          if (one.id === id) told.push({ read: one.read, isWaiting: isUnconfirmed(one) });
        }
      },
      onFailure: ({ message }) => expect.fail(message),
    });
    await waitFor(() => expect(told.at(-1)).toEqual({ read: false, isWaiting: false }));
    const first = told.length;

    await updateDoc(doc(firestore, 'notifications', id ?? ''), { read: true });

    await waitFor(() => expect(told.at(-1)).toEqual({ read: true, isWaiting: false }));
    stop();
    expect(told[first]).toEqual({ read: true, isWaiting: true });
  });

  it('keeps what it has when the same query is built again', async () => {
    const { result, rerender } = renderHook(() =>
      useLiveQuery(engagementsOfClientQuery(firestore, client2.companyId)),
    );
    await waitFor(() => expect(countOf(result.current)).toBe(engagementsOf(client2.companyId)));
    const held = result.current;

    rerender();

    expect(result.current).toBe(held);
  });

  it('turns from its own data to a refusal when it is asked for another company', async () => {
    const { result, rerender } = renderHook(
      (clientId: string) => useLiveQuery(engagementsOfClientQuery(firestore, clientId)),
      { initialProps: client2.companyId },
    );
    await waitFor(() => expect(countOf(result.current)).toBe(engagementsOf(client2.companyId)));

    rerender(client.companyId);

    await waitFor(() =>
      expect(result.current).toMatchObject({
        kind: 'failed',
        failure: { kind: 'denied', message: "You don't have access to this record." },
      }),
    );
  });

  it('asks again when it is told to retry', async () => {
    const seen: string[] = [];
    const { result } = renderHook(() => {
      const state = useLiveQuery(companiesQuery(firestore));
      seen.push(state.kind);
      return state;
    });
    await waitFor(() => expect(result.current.kind).toBe('failed'));
    seen.length = 0;

    const { current } = result;
    if (current.kind === 'failed') act(() => current.retry());

    await waitFor(() => expect(seen.slice(-2)).toEqual(['loading', 'failed']));
  });

  it('keeps a failure as it is when the page is drawn again', async () => {
    const { result, rerender } = renderHook(() => useLiveQuery(companiesQuery(firestore)));
    await waitFor(() => expect(result.current.kind).toBe('failed'));
    const held = result.current;

    rerender();

    expect(result.current).toBe(held);
  });

  it('knows again that a list is empty when it is asked for once more right away', async () => {
    const about = (heading: string) => {
      const all = recordsOf(firestore, 'notifications');
      return query(all, where('toId', '==', client2.uid), where('heading', '==', heading));
    };
    const { result, rerender } = renderHook((heading: string) => useLiveQuery(about(heading)), {
      initialProps: 'Nothing',
    });
    await waitFor(() => expect(countOf(result.current)).toBe(0));

    rerender('Nothing else');
    rerender('Nothing');

    await waitFor(() => expect(countOf(result.current)).toBe(0));
  });
});
