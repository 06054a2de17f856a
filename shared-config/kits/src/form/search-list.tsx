import { Box, Button, Field, Flex, Input, Stack, Text, VisuallyHidden } from '@vcms/ui';
import { useState } from 'react';

/** Something that can be chosen. */
export interface Choice {
  readonly code: string;
  readonly label: string;
  /** A second line. */
  readonly detail?: string | undefined;
}

export interface SearchListProps {
  readonly label: string;
  readonly help: string;
  /** What the button beside a found one says: Add, Choose. */
  readonly verb: string;
  readonly find: (text: string) => readonly Choice[];
  /** Said when nothing is found. */
  readonly nothing: (text: string) => string;
  readonly choose: (code: string) => void;
}

const SHOWN = 8;

/** Finds by words while they are typed; each found one has a button of its own. */
export function SearchList({ label, help, verb, find, nothing, choose }: SearchListProps) {
  const [text, setText] = useState('');
  const found = text.trim() === '' ? [] : find(text);
  const hidden = found.length - SHOWN;
  return (
    <Box>
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <Input
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter would submit the form around it.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <Field.HelperText>{help}</Field.HelperText>
      </Field.Root>
      <Text role="status" aria-live="polite" textStyle="sm" color="fg.muted" mt="2">
        {text.trim() !== '' && (found.length === 0 ? nothing(text.trim()) : `${found.length} found`)}
        {hidden > 0 && `, the first ${SHOWN} shown. Type more words.`}
      </Text>
      <Stack as="ul" gap="0" listStyleType="none" m="0" p="0">
        {found.slice(0, SHOWN).map(({ code, label: name, detail }) => (
          <Flex as="li" key={code} gap="3" py="2" justify="space-between" align="center" borderTopWidth="1px">
            <Box minW="0">
              <Text overflowWrap="anywhere">{name}</Text>
              {detail !== undefined && (
                <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                  {detail}
                </Text>
              )}
            </Box>
            <Button size="sm" variant="outline" onClick={() => choose(code)}>
              {verb} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}
