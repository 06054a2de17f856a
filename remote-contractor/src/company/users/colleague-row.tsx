import type { StoredUser } from '@vcms/data';
import { USER_STATUS_LABELS } from '@vcms/domain';
import { USER_TONES } from '@vcms/kits';
import { SavingMark } from '@vcms/kits/pending';
import { Box, Button, Flex, StatusChip, Text, VisuallyHidden } from '@vcms/ui';
import { fullName, roleWords } from '@vcms/users/register';

export type ColleagueAction = 'userDisable' | 'userEnable' | 'role';

/** What may be done with an account in its state. */
function offered({ status }: StoredUser): readonly (readonly [ColleagueAction, string])[] {
  if (status === 'disabled') return [['userEnable', 'Enable']];
  const role = ['role', 'Change role'] as const;
  return status === 'active' ? [role, ['userDisable', 'Disable']] : [role];
}

export interface ColleagueRowProps {
  readonly user: StoredUser;
  /** Nobody changes their own rights. */
  readonly isSelf: boolean;
  /** What it shows waits for the server. */
  readonly isPending: boolean;
  readonly act: (action: ColleagueAction) => void;
}

/** One person of the own company. */
export function ColleagueRow({ user, isSelf, isPending, act }: ColleagueRowProps) {
  const { email, role, status } = user;
  const name = fullName(user);
  return (
    <Flex
      as="li"
      wrap="wrap"
      gap="3"
      py="3"
      justify="space-between"
      align="center"
      aria-busy={isPending}
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Box minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name} {isSelf && '(you)'}
        </Text>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {email}, {roleWords(role)}
        </Text>
      </Box>
      <Flex wrap="wrap" gap="2" align="center">
        {isPending && <SavingMark />}
        <StatusChip tone={USER_TONES[status]} label={USER_STATUS_LABELS[status]} />
        {!isSelf &&
          offered(user).map(([action, label]) => (
            <Button key={action} size="sm" variant="outline" onClick={() => act(action)}>
              {label} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          ))}
      </Flex>
    </Flex>
  );
}
