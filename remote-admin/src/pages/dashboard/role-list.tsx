import type { Counts } from '@vcms/data';
import { ROLE_LABELS, USER_ROLES, type UserRole } from '@vcms/domain';
import { Flex, Stack, Text } from '@vcms/ui';

/** How many users hold each role. */
export function RoleList({ counts }: { readonly counts: Counts<UserRole> }) {
  return (
    <Stack as="ul" gap="2.5" listStyleType="none">
      {USER_ROLES.map((role) => (
        <Flex as="li" key={role} justify="space-between" gap="3">
          <Text>{ROLE_LABELS[role]}</Text>
          <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {counts[role]}
          </Text>
        </Flex>
      ))}
    </Stack>
  );
}
