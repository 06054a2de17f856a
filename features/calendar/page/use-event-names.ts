import { callTrusted } from '@vcms/data';
import { useBackend } from '@vcms/sdk';
import { useEffect, useState } from 'react';
import type { Guest } from './guest-field.tsx';

export type EventNames =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly people: readonly Guest[] }
  | { readonly kind: 'failed'; readonly message: string };

/** Who made an event and who is invited; asked again when the list of the invited changes. */
export function useEventNames(eventId: string, attendees: readonly string[]): EventNames {
  const { functions } = useBackend();
  const key = `${eventId} ${attendees.join(' ')}`;
  const [state, setState] = useState<{ readonly key: string; readonly names: EventNames }>();
  useEffect(() => {
    let isGone = false;
    const [id = ''] = key.split(' ');
    void callTrusted(functions, 'calendarNames', { eventId: id }).then((answer) => {
      if (isGone) return;
      const names: EventNames =
        answer.kind === 'done'
          ? { kind: 'ready', people: answer.value.people }
          : { kind: 'failed', message: answer.message };
      setState({ key, names });
    });
    return () => {
      isGone = true;
    };
  }, [functions, key]);
  return state?.key === key ? state.names : { kind: 'loading' };
}
