import { ChoiceField, LongTextField, TextField } from '@vcms/kits/form';
import { Checkbox, SimpleGrid, Stack, Text } from '@vcms/ui';
import type { UseFormReturn } from 'react-hook-form';
import { EVENT_TYPE_LABELS, type EventFormValues, REMINDERS } from '../model/event-form.ts';
import { RepeatFields } from './repeat-fields.tsx';

const TYPES = Object.entries(EVENT_TYPE_LABELS).map(([value, label]) => ({ value, label }));
const VISIBILITIES = [
  { value: 'company', label: 'People of your company, and those you invite' },
  { value: 'me', label: 'You, and those you invite' },
];

export interface EventFieldsProps {
  readonly form: UseFormReturn<EventFormValues>;
  /** IANA name: where the times are typed. */
  readonly zone: string;
  /** The two sides of an engagement see it, whatever is typed. */
  readonly isOfEngagement: boolean;
  /** False for one occurrence of a repeating event. */
  readonly mayRepeat: boolean;
}

/** Begin and end: days, and the times between which it takes place. */
function TimeFields({ form, zone }: Pick<EventFieldsProps, 'form' | 'zone'>) {
  const allDay = form.watch('allDay');
  return (
    <>
      <Checkbox.Root
        checked={allDay}
        onCheckedChange={({ checked }) => form.setValue('allDay', checked === true, { shouldDirty: true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>All day</Checkbox.Label>
      </Checkbox.Root>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
        <TextField form={form} name="startDate" label="Starts on" type="date" required />
        {!allDay && <TextField form={form} name="startTime" label="Start time" type="time" required />}
        <TextField form={form} name="endDate" label="Ends on" type="date" required />
        {!allDay && <TextField form={form} name="endTime" label="End time" type="time" required />}
      </SimpleGrid>
      {!allDay && (
        <Text textStyle="sm" color="fg.muted">
          Times are in the time zone {zone.replaceAll('_', ' ')}.
        </Text>
      )}
    </>
  );
}

/** What the author says of an event. */
export function EventFields({ form, zone, isOfEngagement, mayRepeat }: EventFieldsProps) {
  return (
    <Stack gap="4">
      <TextField form={form} name="title" label="Title" required maxLength={120} />
      <ChoiceField form={form} name="type" label="Type" options={TYPES} />
      <TimeFields form={form} zone={zone} />
      {mayRepeat && <RepeatFields form={form} />}
      <TextField form={form} name="location" label="Place" maxLength={200} />
      <LongTextField form={form} name="description" label="Description" maxLength={2000} />
      {isOfEngagement ? (
        <Text textStyle="sm" color="fg.muted">
          Both companies of the engagement see this event.
        </Text>
      ) : (
        <ChoiceField form={form} name="visibility" label="Who sees it" options={VISIBILITIES} />
      )}
      <ChoiceField form={form} name="reminder" label="Reminder" options={REMINDERS} />
    </Stack>
  );
}
