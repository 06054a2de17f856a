import { DashboardSection } from '@vcms/kits';
import { ChoiceField, TextField } from '@vcms/kits/form';
import { Stack } from '@vcms/ui';
import type { AnnouncementForm } from './announcement-form.ts';

export interface TimeFieldsProps {
  readonly form: AnnouncementForm;
  readonly timeZone: string;
}

/** Now, or at a time of the client's own clocks. */
export function TimeFields({ form, timeZone }: TimeFieldsProps) {
  return (
    <DashboardSection title="When it goes out">
      <Stack gap="4" maxW="24rem">
        <ChoiceField
          form={form}
          name="when"
          label="Send"
          options={[
            { value: 'now', label: 'Now' },
            { value: 'later', label: 'At a set time' },
          ]}
        />
        {form.watch('when') === 'later' && (
          <TextField
            form={form}
            name="at"
            type="datetime-local"
            label="Day and time"
            required
            help={`In your company's time zone, ${timeZone}.`}
          />
        )}
      </Stack>
    </DashboardSection>
  );
}
