import type { CalendarDate } from '@vcms/domain';
import { ActionDialog, useCheckedForm, writeProblem } from '@vcms/kits/form';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { useState } from 'react';
import { addEvent, type StoredEvent, saveEvent } from '../data/event-writer.ts';
import {
  checkEventForm,
  type EventFormValues,
  emptyEventForm,
  eventContent,
  eventFormValues,
} from '../model/event-form.ts';
import { EventFields } from './event-fields.tsx';
import { type Guest, GuestField } from './guest-field.tsx';

export interface EventDialogProps {
  /** The event that is changed; undefined for a new one. */
  readonly seen: StoredEvent | undefined;
  /** Who is invited to it already. */
  readonly invited: readonly Guest[];
  /** The day that a new event is on. */
  readonly date: CalendarDate;
  readonly zone: string;
  readonly onClose: () => void;
}

/** A new event, or what an existing one says. */
export function EventDialog({ seen, invited, date, zone, onClose }: EventDialogProps) {
  const { firestore } = useBackend();
  const { userId: uid, companyId } = useSession();
  const notify = useNotify();
  const [id] = useState(() => seen?.id ?? crypto.randomUUID());
  const first = seen === undefined ? emptyEventForm(date) : eventFormValues(seen, zone);
  const form = useCheckedForm<EventFormValues>(first, (values) => checkEventForm(values, zone));
  const [guests, setGuests] = useState(invited);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isOfEngagement = seen?.visibility === 'engagement';

  async function store(values: EventFormValues): Promise<void> {
    setBusy(true);
    const context = { firestore, uid, companyId };
    const visibility = isOfEngagement ? ('engagement' as const) : values.visibility;
    const words = {
      ...eventContent(values, zone),
      visibility,
      attendees: guests.map((guest) => guest.uid),
    };
    const result = await (seen === undefined
      ? addEvent(context, id, words)
      : saveEvent(context, seen, words));
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
      <EventFields form={form} zone={zone} isOfEngagement={isOfEngagement} />
      <GuestField guests={guests} onGuests={setGuests} />
    </ActionDialog>
  );
}
