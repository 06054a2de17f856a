import { keptUsers, pageQuery, recordRef, type StoredUser, useLiveDocument, useLiveQuery } from '@vcms/data';
import { FailurePanel, useDebouncedValue } from '@vcms/kits';
import { FormDialog } from '@vcms/kits/form';
import { ChosenFilter, type FilterControlProps } from '@vcms/kits/register';
import { useBackend } from '@vcms/sdk';
import { Box, Button, Field, Icon, Input, InputGroup, LoadingBlock, RadioGroup, Stack, Text } from '@vcms/ui';
import { fullName } from '@vcms/users/register';
import { useState } from 'react';

const SHOWN = 6;

interface ChoiceProps {
  readonly chosen: string;
  readonly choose: (uid: string) => void;
}

function Matches({ search, chosen, choose }: ChoiceProps & { readonly search: string }) {
  const { firestore } = useBackend();
  const order = { field: 'lastName', descending: false, type: 'text' } as const;
  const live = useLiveQuery(pageQuery(keptUsers(firestore), { filters: {}, search, order, size: SHOWN }));
  if (live.kind === 'loading') return <LoadingBlock label="Looking for people" rows={2} />;
  if (live.kind === 'failed') return <FailurePanel failure={live.failure} retry={live.retry} />;
  if (live.items.length === 0) return <Text color="fg.muted">No last name starts with that.</Text>;
  const items: readonly StoredUser[] = live.items.slice(0, SHOWN);
  return (
    <RadioGroup.Root
      aria-label="Person"
      value={chosen === '' ? null : chosen}
      onValueChange={({ value }) => choose(value ?? '')}
    >
      <Stack gap="2">
        {items.map((person) => (
          <RadioGroup.Item key={person.id} value={person.id}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>
              {fullName(person)}{' '}
              <Text as="span" color="fg.muted">
                {person.companyName}
              </Text>
            </RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  );
}

function PersonDialog({ choose, onClose }: Pick<ChoiceProps, 'choose'> & { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const search = useDebouncedValue(text.trim());
  return (
    <FormDialog
      title="Entries of one person"
      onClose={onClose}
      onSubmit={() => chosen !== '' && choose(chosen)}
      actions={
        <Button type="submit" disabled={chosen === ''}>
          Show
        </Button>
      }
    >
      <Field.Root>
        <Field.Label>Last name starts with</Field.Label>
        <InputGroup startElement={<Icon name="search" />}>
          <Input
            type="search"
            value={text}
            maxLength={120}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </InputGroup>
      </Field.Root>
      <Box mt="3" minH="10rem">
        <Matches search={search} chosen={chosen} choose={setChosen} />
      </Box>
    </FormDialog>
  );
}

/** The name of a person by the id; the id itself where the account cannot be read. */
export function PersonName({ uid }: { readonly uid: string }) {
  const { firestore } = useBackend();
  const person = useLiveDocument(recordRef(firestore, 'users', uid));
  if (person.kind === 'loading') return '…';
  return person.kind === 'ready' ? fullName(person.value) : uid;
}

/** A filter by one of many people. */
export function PersonFilter({ value, choose }: FilterControlProps) {
  return (
    <ChosenFilter
      label="Person"
      clearLabel="Entries of all people"
      value={value}
      choose={choose}
      name={(uid) => <PersonName uid={uid} />}
      dialog={(chooseAndClose, onClose) => <PersonDialog choose={chooseAndClose} onClose={onClose} />}
    />
  );
}
