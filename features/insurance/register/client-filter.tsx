import { companiesQuery, useLiveQuery } from '@vcms/data';
import { itemsOf } from '@vcms/kits';
import type { FilterControlProps } from '@vcms/kits/register';
import { useBackend } from '@vcms/sdk';
import { Field, NativeSelect } from '@vcms/ui';

/** One client of all: for the firm, whose register holds every relation. */
export function ClientFilter({ value, choose }: FilterControlProps) {
  const { firestore } = useBackend();
  const clients = itemsOf(useLiveQuery(companiesQuery(firestore, { kind: 'client' })));
  return (
    <Field.Root w="auto" maxW={{ sm: 'xs' }} flex={{ base: '1 1 8rem', sm: '0 0 auto' }}>
      <Field.Label>Client</Field.Label>
      <NativeSelect.Root size="sm" minW="32">
        <NativeSelect.Field value={value} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">All</option>
          {clients
            .toSorted((left, right) => left.name.localeCompare(right.name))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
