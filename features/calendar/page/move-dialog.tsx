import { isCalendarDate, validationText } from '@vcms/domain';
import { ActionDialog, TextField, useCheckedForm, writeProblem } from '@vcms/kits/form';
import { whileExpected } from '@vcms/kits/pending';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { SimpleGrid, Text } from '@vcms/ui';
import { useState } from 'react';
import type { StoredEvent } from '../data/event-writer.ts';
import { daysOfEvent, movedTo } from '../model/event-entries.ts';
import type { ShownEvent } from '../shown/use-shown-events.ts';
import { expectedMove } from './expected-event.ts';
import { moveShown } from './move-shown.ts';

export interface MoveDialogProps {
  readonly shown: ShownEvent<StoredEvent>;
  readonly zone: string;
  readonly onClose: () => void;
}

type MoveValues = { date: string; time: string };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

function check({ date, time }: MoveValues): Partial<MoveValues> {
  return {
    ...(isCalendarDate(date) ? {} : { date: validationText('V5') }),
    ...(TIME.test(time) ? {} : { time: 'Enter a time.' }),
  };
}

/** Moves an event to another day or time, as dragging does; it lasts as long as before. */
export function MoveDialog({ shown, zone, onClose }: MoveDialogProps) {
  const { event, occurrence } = shown;
  const { firestore } = useBackend();
  const { userId: uid, companyId } = useSession();
  const notify = useNotify();
  const { date, time } = daysOfEvent(event, zone);
  const form = useCheckedForm<MoveValues>({ date, time }, check);
  const [id] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function move(values: MoveValues): Promise<void> {
    setBusy(true);
    const times = movedTo(event, values.date, values.time, zone);
    const result = await whileExpected(firestore, expectedMove(shown, times), () =>
      moveShown({ firestore, uid, companyId }, shown, id, times),
    );
    setBusy(false);
    if (result.kind !== 'done') return setProblem(writeProblem(result));
    notify.show({ kind: 'success', message: `${event.title} is moved.` });
    onClose();
  }

  return (
    <ActionDialog
      title={`Move ${event.title}`}
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(move)()}
      verb="Move"
      busyText="Moving"
      busy={busy}
      problem={problem}
    >
      {occurrence !== undefined && (
        <Text mb="4">Only this occurrence is moved. To move all of them, choose Change all.</Text>
      )}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
        <TextField form={form} name="date" label="Starts on" type="date" required />
        {!event.allDay && <TextField form={form} name="time" label="Start time" type="time" required />}
      </SimpleGrid>
    </ActionDialog>
  );
}
