import { humanizeCode } from '@vcms/kits';
import type { FilterControlProps } from '@vcms/kits/register';
import { Box, CloseButton, HStack, Link, Text } from '@vcms/ui';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { Parties, type WithParties } from './parties.tsx';

/** What an entry is about and whose it is, with the way to every entry about it; its id stands under *Show*. */
export function ObjectName({ line }: { readonly line: WithParties }) {
  const [params] = useSearchParams();
  const left = ['page', 'after', 'before', 'action', 'entityType'];
  const next = new URLSearchParams([...params].filter(([name]) => !left.includes(name)));
  next.set('entityId', line.entityId);
  return (
    <>
      <Link asChild>
        <RouterLink to={`?${next}`} title={line.entityId}>
          {humanizeCode(line.entityType)}
        </RouterLink>
      </Link>
      <Parties line={line} />
    </>
  );
}

/** Which one object the list is about; a press on an object's id chooses it. */
export function ObjectFilter({ value, choose }: FilterControlProps) {
  if (value === '') return null;
  return (
    <Box>
      <Text textStyle="sm" fontWeight="medium" mb="1.5">
        One object
      </Text>
      <HStack gap="1">
        <Text maxW="48" truncate>
          {value}
        </Text>
        <CloseButton size="sm" aria-label="Entries about all objects" onClick={() => choose('')} />
      </HStack>
    </Box>
  );
}
