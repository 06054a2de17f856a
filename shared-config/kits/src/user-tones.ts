import type { UserStatus } from '@vcms/domain';
import type { StatusTone } from '@vcms/ui';

export const USER_TONES: Readonly<Record<UserStatus, StatusTone>> = {
  invited: 'info',
  active: 'success',
  disabled: 'neutral',
};
