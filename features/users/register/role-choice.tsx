import type { UserRole } from '@vcms/domain';
import { RadioGroup, Stack } from '@vcms/ui';
import { roleWords } from './user-words.ts';

export interface RoleChoiceProps {
  readonly roles: readonly UserRole[];
  readonly role: UserRole | undefined;
  readonly choose: (role: UserRole | undefined) => void;
}

/** One of the roles that fit. */
export function RoleChoice({ roles, role, choose }: RoleChoiceProps) {
  return (
    <RadioGroup.Root
      aria-label="Role"
      value={role ?? null}
      onValueChange={({ value }) => choose(roles.find((known) => known === value))}
    >
      <Stack gap="3">
        {roles.map((known) => (
          <RadioGroup.Item key={known} value={known}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{roleWords(known)}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  );
}
