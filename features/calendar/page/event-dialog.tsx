import type { WriteResult } from '@vcms/data';
import type { CalendarDate } from '@vcms/domain';
import { ActionDialog, useCheckedForm, writeProblem } from '@vcms/kits/form';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { useState } from 'react';
import {
  addEvent,
  detachOccurrence,
  type EventWords,
  type EventWriteContext,
  type StoredEvent,
  saveEvent,
} from '../data/event-writer.ts';
import {
  checkEventForm,
  type EventFormValues,
  emptyEventForm,
  eventContent,
  eventFormValues,
} from '../model/event-form.ts';
import { EventFields } from './event-fields.tsx';
import { type Guest, GuestField } from './guest-field.tsx';
import { withRepetitionEnd } from './stored-repetition.ts';

export interface EventDialogProps {
  /** The event that is changed; undefined for a new one. */
  readonly seen: StoredEvent | undefined;
  /** The one occurrence of it that is changed; undefined for all of it. */
  readonly only?: CalendarDate | undefined;
  /** Who is invited to it already. */
  readonly invited: readonly Guest[];
  /** The day that a new event is on. */
  readonly date: CalendarDate;
  readonly zone: string;
  readonly onClose: () => void;
}

/** A new event, or what an existing one says. */
export function EventDialog({ seen, only, invited, date, zone, onClose }: EventDialogProps) {
  const { firestore } = useBackend();
  const { userId: uid, companyId } = useSession();
  const notify = useNotify();
  const [id] = useState(() => crypto.randomUUID());
  const asked = only === undefined ? seen : seen && { ...seen, rrule: undefined };
  const first = asked === undefined ? emptyEventForm(date) : eventFormValues(asked, zone);
  const form = useCheckedForm<EventFormValues>(first, (values) => checkEventForm(values, zone));
  const [guests, setGuests] = useState(invited);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isOfEngagement = seen?.visibility === 'engagement';

  function write(context: EventWriteContext, words: EventWords): Promise<WriteResult> {
    if (seen === undefined) return addEvent(context, id, words);
    if (only === undefined) return saveEvent(context, seen, words);
    return detachOccurrence(context, seen, only, id, words);
  }

  async function store(values: EventFormValues): Promise<void> {
    setBusy(true);
    const context = { firestore, uid, companyId };
    const visibility = isOfEngagement ? ('engagement' as const) : values.visibility;
    const content = await withRepetitionEnd(eventContent(values, zone));
    if (typeof content === 'string') {
      setBusy(false);
      return setProblem(content);
    }
    const words = { ...content, visibility, attendees: guests.map((guest) => guest.uid) };
    const result = await write(context, words);
    setBusy(false);
    if (result.kind !== 'done') return setProblem(writeProblem(result));
    notify.show({
      kind: 'success',
      message: seen === undefined ? 'The event is added.' : 'The event is saved.',
    });
    onClose();
  }

  return (
    <ActionDialog
      title={seen === undefined ? 'Add an event' : `Change ${seen.title}`}
      size="lg"
      isDirty={form.formState.isDirty || guests !== invited}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(store)()}
      verb={seen === undefined ? 'Add event' : 'Save event'}
      busy={busy}
      problem={problem}
    >
      {only !== undefined && (
        <Text mb="4">Only this occurrence is changed. The others stay as they are.</Text>
      )}
      <EventFields form={form} zone={zone} isOfEngagement={isOfEngagement} mayRepeat={only === undefined} />
      <GuestField guests={guests} onGuests={setGuests} />
    </ActionDialog>
  );
}
