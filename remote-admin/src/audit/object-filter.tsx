import type { AuditEvent } from '@vcms/domain';
import { humanizeCode } from '@vcms/kits';
import type { FilterControlProps } from '@vcms/kits/register';
import { Box, CloseButton, HStack, Link, Text } from '@vcms/ui';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';

/** What a line is about, with the way to every line about it. */
export function ObjectName({ line }: { readonly line: Pick<AuditEvent, 'entityType' | 'entityId'> }) {
  const [params] = useSearchParams();
  const left = ['page', 'after', 'before', 'action', 'entityType'];
  const next = new URLSearchParams([...params].filter(([name]) => !left.includes(name)));
  next.set('entityId', line.entityId);
  return (
    <>
      {humanizeCode(line.entityType)}
      <Text textStyle="xs" overflowWrap="anywhere" maxW="48">
        <Link asChild>
          <RouterLink to={`?${next}`}>{line.entityId}</RouterLink>
        </Link>
      </Text>
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
        <CloseButton size="sm" aria-label="Lines about all objects" onClick={() => choose('')} />
      </HStack>
    </Box>
  );
}
