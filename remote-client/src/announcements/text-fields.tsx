import { MessageView } from '@vcms/announcements/message';
import { ANNOUNCEMENT_BOUNDS } from '@vcms/domain';
import { DashboardSection } from '@vcms/kits';
import { LongTextField, TextField } from '@vcms/kits/form';
import { Box, Checkbox, SimpleGrid, Stack, Text } from '@vcms/ui';
import type { AnnouncementForm } from './announcement-form.ts';

const HELP =
  'A line that begins with # is a heading, with - a list. **Bold**, *italic*, [words](https://…) for a link.';

/** What the announcement says, with a preview beside it. */
export function TextFields({ form }: { readonly form: AnnouncementForm }) {
  const bodyText = form.watch('bodyText');
  return (
    <DashboardSection title="Message">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
        <Stack gap="4">
          <TextField
            form={form}
            name="subject"
            label="Subject"
            required
            maxLength={ANNOUNCEMENT_BOUNDS.subjectMax}
          />
          <LongTextField
            form={form}
            name="bodyText"
            label="Text"
            required
            maxLength={ANNOUNCEMENT_BOUNDS.bodyMax}
            help={HELP}
          />
          <Checkbox.Root
            checked={form.watch('ackRequired')}
            onCheckedChange={({ checked }) =>
              form.setValue('ackRequired', checked === true, { shouldDirty: true })
            }
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>Ask each contractor to acknowledge it</Checkbox.Label>
          </Checkbox.Root>
        </Stack>
        <Box as="section" aria-label="Preview" borderWidth="1px" borderRadius="md" p="4" minW="0">
          {bodyText.trim() === '' ? (
            <Text color="fg.muted">The preview appears here as you write.</Text>
          ) : (
            <MessageView text={bodyText} />
          )}
        </Box>
      </SimpleGrid>
    </DashboardSection>
  );
}
