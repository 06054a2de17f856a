import { Box } from '@vcms/ui';
import type { ShellUser } from './shell-user.ts';

export interface AccountSummaryProps {
  readonly user: ShellUser;
}

/** The user's company and e-mail in the top bar (spec, section 1); long ones are cut, never wrapped. */
export function AccountSummary({ user }: AccountSummaryProps) {
  return (
    <Box minW="0" maxW={{ base: '12rem', md: '18rem', xl: '24rem' }} textAlign="end" lineHeight="1.35">
      <Box truncate fontWeight="semibold" title={user.company}>
        {user.company}
      </Box>
      <Box truncate textStyle="sm" color="fg.muted" title={user.email}>
        {user.email}
      </Box>
    </Box>
  );
}
