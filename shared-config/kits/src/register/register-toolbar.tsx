import { Field, Icon, Input, InputGroup, Wrap } from '@vcms/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { SelectField } from '../select-field.tsx';
import type { RegisterFilter } from './register-definition.ts';
import { type RegisterState, withConditions, withFilter } from './register-state.ts';
import type { ShowRegister } from './use-show-register.ts';

export interface RegisterToolbarProps {
  /** Absent: no search. */
  readonly searchLabel?: string | undefined;
  readonly filters: readonly RegisterFilter<never>[];
  readonly state: RegisterState;
  readonly show: ShowRegister;
  /** Export, saved views. */
  readonly children?: ReactNode;
}

/** Typing asks the server only after a rest of this many milliseconds. */
const REST_MS = 300;

/** Text that follows the address, and the address the text once typing rests. */
function useSearchText({ search }: RegisterState, show: ShowRegister) {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    // Back, Forward or a saved view changed the address.
    setSeen(search);
    if (text.trim() !== search) setText(search);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === search) return undefined;
    const timer = setTimeout(() => show((now) => withConditions(now, { search: wanted })), REST_MS);
    return () => clearTimeout(timer);
  }, [text, search, show]);
  return { text, setText };
}

interface FilterProps {
  readonly filter: RegisterFilter<never>;
  readonly state: RegisterState;
  readonly show: ShowRegister;
}

function FilterControl({ filter, state, show }: FilterProps) {
  const { name, label } = filter;
  const value = state.filters[name] ?? '';
  const choose = (next: string) => show((now) => withFilter(now, name, next));
  if (!('options' in filter)) return <filter.control value={value} choose={choose} />;
  return (
    <SelectField
      label={label}
      size="sm"
      w="auto"
      flex={{ base: '1 1 8rem', sm: '0 0 auto' }}
      value={value}
      choices={[['', 'All'], ...filter.options.map((option) => [option.value, option.label] as const)]}
      onChoose={choose}
    />
  );
}

function SearchField({ label, state, show }: Omit<FilterProps, 'filter'> & { readonly label: string }) {
  const { text, setText } = useSearchText(state, show);
  return (
    <Field.Root w={{ base: 'full', sm: '64' }}>
      <Field.Label>{label}</Field.Label>
      <InputGroup startElement={<Icon name="search" />}>
        <Input
          size="sm"
          type="search"
          value={text}
          maxLength={120}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </InputGroup>
    </Field.Root>
  );
}

/** Search, filters and what else can be done with a register. */
export function RegisterToolbar({ searchLabel, filters, state, show, children }: RegisterToolbarProps) {
  return (
    <Wrap gap="3" align="flex-end" mb="4" role="search">
      {searchLabel !== undefined && <SearchField label={searchLabel} state={state} show={show} />}
      {filters.map((filter) => (
        <FilterControl key={filter.name} filter={filter} state={state} show={show} />
      ))}
      <Wrap gap="2">{children}</Wrap>
    </Wrap>
  );
}
