import { pageQuery, recordsOf, useLiveQuery } from '@vcms/data';
import { type CompanyKind, matchesWords, wordToFind } from '@vcms/domain';
import { FailurePanel, useDebouncedValue } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { Box, Field, Icon, Input, InputGroup, LoadingBlock, RadioGroup, Stack, Text } from '@vcms/ui';
import { type Firestore, query, where } from 'firebase/firestore';
import { useState } from 'react';
import type { StoredCompany } from './company-register.tsx';
import { KIND_WORDS } from './company-words.ts';

export interface CompanyPickerProps {
  readonly label: string;
  readonly kinds: readonly CompanyKind[];
  readonly chosen: StoredCompany | undefined;
  readonly choose: (company: StoredCompany) => void;
  readonly error?: string | undefined;
  /** Companies that cannot be chosen, such as the present one. */
  readonly without?: readonly string[];
}

const SHOWN = 6;
/** Of several words the server narrows down by the longest. */
const LOOKED_AT = 25;

function matchesQuery(firestore: Firestore, kinds: readonly CompanyKind[], search: string) {
  const base = query(recordsOf(firestore, 'companies'), where('kind', 'in', [...kinds]));
  const order = { field: 'name', descending: false, type: 'text' } as const;
  const word = wordToFind(search);
  return pageQuery(base, { filters: { status: 'active' }, search: '', word, order, size: LOOKED_AT });
}

function Matches({ search, ...props }: CompanyPickerProps & { readonly search: string }) {
  const { label, kinds, chosen, choose, without = [] } = props;
  const { firestore } = useBackend();
  const live = useLiveQuery(matchesQuery(firestore, kinds, search));
  if (live.kind === 'loading') return <LoadingBlock label="Looking for companies" rows={2} />;
  if (live.kind === 'failed') return <FailurePanel failure={live.failure} retry={live.retry} />;
  const found = live.items
    .filter(({ id, name }) => !without.includes(id) && matchesWords(name, search))
    .slice(0, SHOWN);
  if (found.length === 0)
    return <Text color="fg.muted">No active company has a word that starts with that.</Text>;
  return (
    <RadioGroup.Root
      aria-label={label}
      value={chosen?.id ?? null}
      onValueChange={({ value }) => {
        const next = found.find(({ id }) => id === value);
        if (next !== undefined) choose(next);
      }}
    >
      <Stack gap="2">
        {found.map(({ id, name, kind, city }) => (
          <RadioGroup.Item key={id} value={id}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText overflowWrap="anywhere">
              {name}{' '}
              <Text as="span" color="fg.muted" overflowWrap="anywhere">
                {KIND_WORDS[kind]}, {city}
              </Text>
            </RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  );
}

/** Finds one of many active companies by the beginning of its name. */
export function CompanyPicker(props: CompanyPickerProps) {
  const { label, chosen, error } = props;
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim());
  return (
    <Box>
      <Field.Root invalid={error !== undefined}>
        <Field.Label>{label}</Field.Label>
        <InputGroup startElement={<Icon name="search" />}>
          <Input
            type="search"
            value={text}
            maxLength={120}
            placeholder="Part of the name"
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </InputGroup>
        {chosen !== undefined && <Field.HelperText>Chosen: {chosen.name}</Field.HelperText>}
        <Field.ErrorText>{error}</Field.ErrorText>
      </Field.Root>
      <Box mt="3" minH="10rem">
        <Matches {...props} search={search} />
      </Box>
    </Box>
  );
}
