import { companiesQuery, useLiveQuery } from '@vcms/data';
import { itemsOf, SelectField } from '@vcms/kits';
import type { FilterControlProps } from '@vcms/kits/register';
import { useBackend } from '@vcms/sdk';

/** One client of all: for the firm, whose register holds every relation. */
export function ClientFilter({ value, choose }: FilterControlProps) {
  const { firestore } = useBackend();
  const clients = itemsOf(useLiveQuery(companiesQuery(firestore, { kind: 'client' })));
  return (
    <SelectField
      label="Client"
      size="sm"
      w="auto"
      maxW={{ sm: 'xs' }}
      flex={{ base: '1 1 8rem', sm: '0 0 auto' }}
      value={value}
      choices={[
        ['', 'All'],
        ...clients
          .toSorted((left, right) => left.name.localeCompare(right.name))
          .map(({ id, name }) => [id, name] as const),
      ]}
      onChoose={choose}
    />
  );
}
