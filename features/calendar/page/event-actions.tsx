import { writeProblem } from '@vcms/kits/form';
import { whileExpected } from '@vcms/kits/pending';
import { useAsk, useBackend, useNotify, useSession } from '@vcms/sdk';
import { Button } from '@vcms/ui';
import type { StoredEvent } from '../data/event-writer.ts';
import { deleteEvent, deleteOccurrence } from '../data/event-writer.ts';
import type { ShownEvent } from '../shown/use-shown-events.ts';
import { expectedEvent } from './expected-event.ts';

/** Of a repeating event: one occurrence, or all; of another one: all. */
export type Reach = 'one' | 'all';

/** As many as the access rules take. */
const MOST_LEFT_OUT = 100;

export interface EventActionsProps {
  readonly shown: ShownEvent<StoredEvent>;
  /** Who is invited is known. */
  readonly isReady: boolean;
  readonly onEdit: (reach: Reach) => void;
  readonly onMove: () => void;
  readonly onClose: () => void;
}

/** What somebody who may change an event can do with it, or with one occurrence. */
export function EventActions({ shown, isReady, onEdit, onMove, onClose }: EventActionsProps) {
  const { series, occurrence } = shown;
  const { firestore } = useBackend();
  const { userId: uid, companyId } = useSession();
  const ask = useAsk();
  const notify = useNotify();
  const isFull = (series.exdates ?? []).length >= MOST_LEFT_OUT;

  async function remove(reach: Reach): Promise<void> {
    const isOne = reach === 'one' && occurrence !== undefined;
    const others = isOne
      ? 'The other occurrences stay.'
      : occurrence === undefined
        ? ''
        : 'So do all its occurrences, but those that were changed alone.';
    const yes = await ask({
      title: isOne ? `Delete this occurrence of ${series.title}?` : `Delete ${series.title}?`,
      text: `It disappears from the calendars of everybody who sees it. ${others} This cannot be undone.`.replace(
        '  ',
        ' ',
      ),
      yes: isOne ? 'Delete occurrence' : 'Delete event',
      no: isOne ? 'Keep occurrence' : 'Keep event',
    });
    if (!yes) return;
    const context = { firestore, uid, companyId };
    // An event that is deleted goes at once by itself, and comes back where the server refuses.
    const result = isOne
      ? await whileExpected(
          firestore,
          expectedEvent(series, { exdates: [...(series.exdates ?? []), occurrence] }),
          () => deleteOccurrence(context, series, occurrence),
        )
      : await deleteEvent(context, series.id);
    if (result.kind !== 'done') {
      notify.show({
        kind: 'error',
        message: `${series.title}: nothing was changed.`,
        description: writeProblem(result),
      });
      return;
    }
    notify.show({ kind: 'success', message: isOne ? 'The occurrence is deleted.' : 'The event is deleted.' });
    onClose();
  }

  /** Says why an occurrence cannot be taken out once as many are out as a record holds. */
  function alone(act: () => void): void {
    if (!isFull) act();
    else
      notify.show({
        kind: 'error',
        message: `At most ${MOST_LEFT_OUT} occurrences of an event can be changed or deleted alone. Change all, or add an event of its own.`,
      });
  }

  const look = { size: 'sm', variant: 'outline' } as const;
  if (occurrence === undefined)
    return (
      <>
        <Button {...look} disabled={!isReady} onClick={() => onEdit('all')}>
          Change
        </Button>
        <Button {...look} onClick={onMove}>
          Move
        </Button>
        <Button {...look} colorPalette="red" onClick={() => void remove('all')}>
          Delete
        </Button>
      </>
    );
  return (
    <>
      <Button {...look} disabled={!isReady} onClick={() => alone(() => onEdit('one'))}>
        Change this one
      </Button>
      <Button {...look} disabled={!isReady} onClick={() => onEdit('all')}>
        Change all
      </Button>
      <Button {...look} onClick={() => alone(onMove)}>
        Move this one
      </Button>
      <Button {...look} colorPalette="red" onClick={() => alone(() => void remove('one'))}>
        Delete this one
      </Button>
      <Button {...look} colorPalette="red" onClick={() => void remove('all')}>
        Delete all
      </Button>
    </>
  );
}
