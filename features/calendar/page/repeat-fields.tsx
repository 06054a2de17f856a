import { ChoiceField, TextField } from '@vcms/kits/form';
import { Checkbox, Fieldset, Flex, SimpleGrid, Stack, Text } from '@vcms/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { EventFormValues } from '../model/event-form.ts';
import { repeatChoices, repeatUnit } from '../model/repeat-form.ts';
import { WEEKDAY_NAMES, WEEKDAYS } from '../model/repeat-rule.ts';

const ENDS = [
  { value: 'never', label: 'Never' },
  { value: 'on', label: 'On a day' },
  { value: 'after', label: 'After a number of times' },
];

interface RepeatFieldsProps {
  readonly form: UseFormReturn<EventFormValues>;
}

function WeekdayField({ form }: RepeatFieldsProps) {
  const chosen = form.watch('weekdays');
  const first = WEEKDAYS[new Date(`${form.watch('startDate')}T00:00:00Z`).getUTCDay()];
  return (
    <Fieldset.Root>
      <Fieldset.Legend>Repeats on</Fieldset.Legend>
      <Flex gap="3" wrap="wrap">
        {WEEKDAYS.map((day) => (
          <Checkbox.Root
            key={day}
            checked={day === first || chosen.includes(day)}
            disabled={day === first}
            onCheckedChange={({ checked }) => {
              const others = form.getValues('weekdays').filter((other) => other !== day);
              form.setValue('weekdays', checked === true ? [...others, day] : others, { shouldDirty: true });
            }}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{WEEKDAY_NAMES[day]}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Flex>
    </Fieldset.Root>
  );
}

/** How often an event takes place, and until when. */
export function RepeatFields({ form }: RepeatFieldsProps) {
  const [repeats, end, start] = form.watch(['repeats', 'repeatsEnd', 'startDate']);
  const unit = repeatUnit(repeats);
  const isLateDay = repeats === 'monthDay' && Number(start.slice(8)) > 28;
  return (
    <Stack gap="4">
      <ChoiceField form={form} name="repeats" label="Repeats" options={repeatChoices(start)} />
      {isLateDay && (
        <Text textStyle="sm" color="fg.muted">
          Months without that day are left out.
        </Text>
      )}
      {repeats === 'weekly' && <WeekdayField form={form} />}
      {repeats !== 'never' && (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
          {unit !== undefined && (
            <TextField form={form} name="every" label={`Every (${unit})`} inputMode="numeric" required />
          )}
          <ChoiceField form={form} name="repeatsEnd" label="Stops repeating" options={ENDS} />
          {end === 'on' && <TextField form={form} name="repeatsLast" label="Last day" type="date" required />}
          {end === 'after' && (
            <TextField form={form} name="repeatsTimes" label="Times" inputMode="numeric" required />
          )}
        </SimpleGrid>
      )}
    </Stack>
  );
}
