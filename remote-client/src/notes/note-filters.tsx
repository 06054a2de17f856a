import { NOTE_CATEGORIES, type Note } from '@vcms/domain';
import { humanizeCode, SelectField } from '@vcms/kits';
import { Field, Flex, Icon, Input, InputGroup } from '@vcms/ui';
import type { NoteFilter } from './note-timeline.ts';
import { VISIBILITIES, VISIBILITY_LABELS } from './note-words.ts';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value | '';
  readonly values: readonly Value[];
  readonly words: (value: Value) => string;
  readonly onChange: (value: Value | '') => void;
}

function Choice<Value extends string>({ label, value, values, words, onChange }: ChoiceProps<Value>) {
  return (
    <SelectField<Value | ''>
      label={label}
      maxW="16rem"
      value={value}
      choices={[['', 'All'], ...values.map((one) => [one, words(one)] as const)]}
      onChoose={onChange}
    />
  );
}

export interface NoteFiltersProps {
  readonly filter: NoteFilter;
  readonly onChange: (filter: NoteFilter) => void;
}

/** Narrows the notes down by their words, category and readers. */
export function NoteFilters({ filter, onChange }: NoteFiltersProps) {
  return (
    <Flex wrap="wrap" gap="4" mb="5" data-print="hide">
      <Field.Root maxW="20rem">
        <Field.Label>Search the notes</Field.Label>
        <InputGroup startElement={<Icon name="search" />}>
          <Input
            type="search"
            value={filter.text}
            maxLength={100}
            placeholder="Words in the note"
            onChange={({ currentTarget }) => onChange({ ...filter, text: currentTarget.value })}
          />
        </InputGroup>
      </Field.Root>
      <Choice<Note['category']>
        label="Category"
        value={filter.category}
        values={NOTE_CATEGORIES}
        words={humanizeCode}
        onChange={(category) => onChange({ ...filter, category })}
      />
      <Choice<Note['visibility']>
        label="Who sees it"
        value={filter.visibility}
        values={VISIBILITIES}
        words={(one) => VISIBILITY_LABELS[one]}
        onChange={(visibility) => onChange({ ...filter, visibility })}
      />
    </Flex>
  );
}
