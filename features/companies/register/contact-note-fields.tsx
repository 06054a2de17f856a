import { type Engagement, NOTE_CATEGORIES } from '@vcms/domain';
import { humanizeCode } from '@vcms/kits';
import { ChoiceField, LongTextField } from '@vcms/kits/form';
import { Stack } from '@vcms/ui';
import type { UseFormReturn } from 'react-hook-form';
import { type ContactNoteValues, NOTE_BODY_MAX } from './contact-note-values.ts';

/** A relation that a note can be about, with the other company's name. */
export interface NoteRelation {
  readonly engagement: Engagement;
  readonly name: string;
}

export interface ContactNoteFieldsProps {
  readonly form: UseFormReturn<ContactNoteValues>;
  readonly relations: readonly NoteRelation[];
}

/** Which work the contact was about, of what kind, for whose eyes, and what was said. */
export function ContactNoteFields({ form, relations }: ContactNoteFieldsProps) {
  return (
    <Stack gap="4">
      <ChoiceField
        form={form}
        name="engagementId"
        label="About the work with"
        options={relations.map(({ engagement, name }) => ({ value: engagement.id, label: name }))}
      />
      <ChoiceField
        form={form}
        name="category"
        label="Category"
        options={NOTE_CATEGORIES.map((value) => ({ value, label: humanizeCode(value) }))}
      />
      <ChoiceField
        form={form}
        name="visibility"
        label="Who sees it"
        options={[
          { value: 'client_and_firm', label: 'The client and the firm' },
          { value: 'shared', label: 'The contractor, too' },
        ]}
      />
      <LongTextField form={form} name="body" label="What was said" required maxLength={NOTE_BODY_MAX} />
    </Stack>
  );
}
