import { OPEN_PARAMETER, Register } from '@vcms/kits/register';
import { useSession } from '@vcms/sdk';
import { Button, EmptyState, Icon, PageHeading, Tabs } from '@vcms/ui';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { invitationRegister } from './invitation-register.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { UserDetail } from './user-detail.tsx';
import { POWERS_OVER_USERS, type UserKeeper, type UserPowers } from './user-powers.ts';
import { userRegister } from './user-register.tsx';

export interface UsersPageProps {
  readonly title: string;
  readonly keeper: UserKeeper;
}

const LIST_PARAMETER = 'list';
const INVITATIONS = 'invitations';

function PeopleList({ powers }: { readonly powers: UserPowers }) {
  const { userId } = useSession();
  const definition = useMemo(() => userRegister(powers, userId), [powers, userId]);
  const empty = <EmptyState title="No users yet." description="Invite the first one." icon="users" />;
  return <Register definition={definition} label="Users" empty={empty} />;
}

function InvitationList({ powers }: { readonly powers: UserPowers }) {
  const definition = useMemo(() => invitationRegister(powers), [powers]);
  const empty = (
    <EmptyState
      title="No invitations yet."
      description="Invite a person and track the invitation here."
      icon="mail"
    />
  );
  return <Register definition={definition} label="Invitations" empty={empty} />;
}

function Lists({ title, powers }: { readonly title: string; readonly powers: UserPowers }) {
  const [params, setParams] = useSearchParams();
  const [isInviting, setInviting] = useState(false);
  const list = params.get(LIST_PARAMETER) === INVITATIONS ? INVITATIONS : 'users';

  function open(name: string): void {
    // The lists have other filters: each begins without any.
    setParams(name === INVITATIONS ? { [LIST_PARAMETER]: INVITATIONS } : {});
  }

  return (
    <>
      <PageHeading
        title={title}
        description="Who signs in, for which company, and in what role."
        actions={
          <Button onClick={() => setInviting(true)}>
            <Icon name="plus" /> Invite a person
          </Button>
        }
      />
      <Tabs.Root value={list} lazyMount unmountOnExit onValueChange={({ value }) => open(value)}>
        <Tabs.List mb="4">
          <Tabs.Trigger value="users">Users</Tabs.Trigger>
          <Tabs.Trigger value={INVITATIONS}>Invitations</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="users" pt="0">
          <PeopleList powers={powers} />
        </Tabs.Content>
        <Tabs.Content value={INVITATIONS} pt="0">
          <InvitationList powers={powers} />
        </Tabs.Content>
      </Tabs.Root>
      {isInviting && (
        <InviteDialog
          powers={powers}
          onClose={() => setInviting(false)}
          onSent={() => {
            setInviting(false);
            open(INVITATIONS);
          }}
        />
      )}
    </>
  );
}

/** The lists of people and invitations, or the person that the address names (domain 4.3, 4.4). */
export function UsersPage({ title, keeper }: UsersPageProps) {
  const powers = POWERS_OVER_USERS[keeper];
  const [params] = useSearchParams();
  const open = params.get(OPEN_PARAMETER);
  if (open !== null && /^[^/]{1,200}$/.test(open)) return <UserDetail key={open} id={open} powers={powers} />;
  return <Lists title={title} powers={powers} />;
}
