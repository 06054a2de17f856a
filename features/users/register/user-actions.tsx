import type { StoredUser } from '@vcms/data';
import { useOpenDialog } from '@vcms/kits';
import { useSession } from '@vcms/sdk';
import { Button, Text } from '@vcms/ui';
import { type AccountAction, AccountDialog } from './account-dialog.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { MoveUserDialog } from './move-user-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import type { UserPowers } from './user-powers.ts';

export interface UserActionsProps {
  readonly user: StoredUser;
  readonly powers: UserPowers;
}

type Open = 'edit' | 'role' | 'move' | AccountAction;

const ACCOUNT_ACTIONS: readonly AccountAction[] = [
  'userDisable',
  'userEnable',
  'userSendPasswordReset',
  'userResetSecondFactor',
  'userSignOutEverywhere',
];

/** The actions of a person's present state, the primary one last. Nobody changes their own rights (domain 4.3). */
function offered(
  { status }: StoredUser,
  { resetsSecondFactor }: UserPowers,
): readonly (readonly [Open, string])[] {
  const further = [
    ['move', 'Move'],
    ['role', 'Change role'],
    ['edit', 'Edit'],
  ] as const;
  if (status === 'disabled') return [['userEnable', 'Enable'], ...further];
  if (status === 'invited') return further;
  return [
    ['userSendPasswordReset', 'Password mail'],
    ...(resetsSecondFactor ? ([['userResetSecondFactor', 'Reset two-step sign-in']] as const) : []),
    ['userSignOutEverywhere', 'Sign out everywhere'],
    ['userDisable', 'Disable'],
    ...further,
  ];
}

/** What can be done with a person's account in its present state. */
export function UserActions({ user, powers }: UserActionsProps) {
  const { userId } = useSession();
  const [open, openDialog, close] = useOpenDialog<Open>();
  if (user.id === userId) {
    return <Text color="fg.muted">This is you. Change your own details in Edit profile.</Text>;
  }
  const account = ACCOUNT_ACTIONS.find((action) => action === open);
  return (
    <>
      {offered(user, powers).map(([action, label]) => (
        <Button
          key={action}
          variant={action === 'edit' ? 'solid' : 'outline'}
          onClick={() => openDialog(action)}
        >
          {label}
        </Button>
      ))}
      {open === 'edit' && <EditUserDialog user={user} onClose={close} />}
      {open === 'role' && <RoleDialog user={user} powers={powers} onClose={close} />}
      {open === 'move' && <MoveUserDialog user={user} powers={powers} onClose={close} />}
      {account !== undefined && <AccountDialog action={account} user={user} onClose={close} />}
    </>
  );
}
