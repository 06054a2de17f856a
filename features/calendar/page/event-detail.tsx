import { formatDate } from '@vcms/domain';
import { ReadingDialog } from '@vcms/kits';
import { Button, DataList, Flex, Text } from '@vcms/ui';
import type { StoredEvent } from '../data/event-writer.ts';
import { spellTime } from '../model/calendar-entry.ts';
import { daysOfEvent } from '../model/event-entries.ts';
import { EVENT_TYPE_LABELS, REMINDERS } from '../model/event-form.ts';
import { DAMAGED_RULE, repeatWords } from '../model/repeat-words.ts';
import type { ShownEvent } from '../shown/use-shown-events.ts';
import { EventActions, type Reach } from './event-actions.tsx';
import type { Guest } from './guest-field.tsx';
import { useEventNames } from './use-event-names.ts';

export interface EventDetailProps {
  readonly shown: ShownEvent<StoredEvent>;
  readonly zone: string;
  readonly mayChange: boolean;
  readonly onEdit: (invited: readonly Guest[], reach: Reach) => void;
  readonly onMove: () => void;
  /** Downloads it for other calendar programs. */
  readonly onSave: () => void;
  readonly onClose: () => void;
}

const SEEN_BY = {
  me: 'Its author and those invited',
  company: 'People of its company and those invited',
  engagement: 'Both companies of the engagement and those invited',
} as const;

/** Days and times of an event where the reader is, in words. */
function whenWords(event: StoredEvent, zone: string): string {
  const { date, lastDate, time, endTime } = daysOfEvent(event, zone);
  if (event.allDay)
    return date === lastDate
      ? `${formatDate(date)}, all day`
      : `${formatDate(date)} to ${formatDate(lastDate)}`;
  const [from, to] = [`${formatDate(date)}, ${spellTime(time)}`, spellTime(endTime)];
  return date === lastDate ? `${from} to ${to}` : `${from} to ${formatDate(lastDate)}, ${to}`;
}

function reminderWords({ reminderMinutes }: StoredEvent): string {
  const words = reminderMinutes.map(
    (minutes) =>
      REMINDERS.find(({ value }) => value === String(minutes))?.label ?? `${minutes} minutes before`,
  );
  return words.length === 0 ? 'None' : words.join(', ');
}

/** One event with everything that it says, and what the reader may do with it. */
export function EventDetail({ shown, zone, mayChange, onEdit, onMove, onSave, onClose }: EventDetailProps) {
  const { event } = shown;
  const names = useEventNames(event.id, event.attendees);
  const people = names.kind === 'ready' ? names.people : [];
  const nameOf = (id: string | undefined) => people.find((person) => person.uid === id)?.name;
  const invited = people.filter((person) => event.attendees.includes(person.uid));
  const who = names.kind === 'failed' ? names.message : names.kind === 'loading' ? 'Loading' : undefined;

  return (
    <ReadingDialog title={event.title} size="lg" onClose={onClose}>
      <DataList
        items={[
          { label: 'When', value: whenWords(event, zone) },
          ...(event.rrule === undefined
            ? []
            : [
                {
                  label: 'Repeats',
                  value: shown.occurrence === undefined ? DAMAGED_RULE : repeatWords(event.rrule),
                },
              ]),
          { label: 'Type', value: EVENT_TYPE_LABELS[event.type] },
          ...(event.location === '' ? [] : [{ label: 'Place', value: event.location }]),
          { label: 'Author', value: who ?? nameOf(event.record.createdBy) ?? 'No longer here' },
          {
            label: 'Invited',
            value:
              who ??
              (invited.length === 0
                ? 'Nobody'
                : invited.map(({ name, companyName }) => `${name} (${companyName})`).join(', ')),
          },
          { label: 'Seen by', value: SEEN_BY[event.visibility] },
          { label: 'Reminder', value: reminderWords(event) },
        ]}
      />
      {event.description !== '' && (
        <Text mt="4" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {event.description}
        </Text>
      )}
      <Flex mt="5" gap="3" wrap="wrap">
        {mayChange && (
          <EventActions
            shown={shown}
            isReady={names.kind === 'ready'}
            onEdit={(reach) => onEdit(invited, reach)}
            onMove={onMove}
            onClose={onClose}
          />
        )}
        <Button size="sm" variant="outline" onClick={onSave}>
          Download
        </Button>
      </Flex>
    </ReadingDialog>
  );
}
