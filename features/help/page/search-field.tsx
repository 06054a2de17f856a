import { Box, Field, Icon, Input, InputGroup } from '@vcms/ui';

export interface SearchFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Results come while one types. */
export function SearchField({ text, onText }: SearchFieldProps) {
  return (
    <Box role="search" mb="7" maxW="40rem">
      <Field.Root>
        <Field.Label>Search the articles</Field.Label>
        <InputGroup startElement={<Icon name="search" />}>
          <Input
            type="search"
            value={text}
            maxLength={80}
            autoComplete="off"
            placeholder="For example: additional insured"
            onChange={(event) => onText(event.currentTarget.value)}
          />
        </InputGroup>
      </Field.Root>
    </Box>
  );
}
