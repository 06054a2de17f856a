import { invitationsQuery, keptUsers, type StoredUser, useLiveQuery } from '@vcms/data';
import { formatDate } from '@vcms/domain';
import { LiveSection, useOpenDialog } from '@vcms/kits';
import { invitationPath, SavingMark, useExpectedState } from '@vcms/kits/pending';
import { useBackend, useSession } from '@vcms/sdk';
import { Box, Button, Flex, Icon, Stack, StatusChip, Text } from '@vcms/ui';
import {
  AccountDialog,
  fullName,
  INVITATION_WORDS,
  InvitationActions,
  RoleDialog,
  rolesFor,
  roleWords,
  userPath,
} from '@vcms/users/register';
import { limit, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { type TabProps, useTab } from '../tab-context.ts';
import { type ColleagueAction, ColleagueRow } from './colleague-row.tsx';
import { InviteDialog } from './invite-dialog.tsx';

/** People and invitations of one company; a page of each is read. */
const READ = 50;

interface Open {
  readonly action: ColleagueAction;
  readonly user: StoredUser;
}

function Colleagues({ company }: Pick<TabProps, 'company'>) {
  const { firestore } = useBackend();
  const { userId } = useSession();
  const [open, openDialog, close] = useOpenDialog<Open>();
  const own = query(keptUsers(firestore), where('companyId', '==', company.id), limit(READ));
  const { state, pending } = useExpectedState(useLiveQuery(own), userPath);
  return (
    <>
      <LiveSection
        title="Users"
        description="Who signs in for your company. At least one person stays active."
        state={state}
        empty={<Text color="fg.muted">No users yet.</Text>}
      >
        {(people) => (
          <Stack as="ul" gap="0" listStyleType="none" m="0" p="0">
            {people
              .toSorted((left, right) => fullName(left).localeCompare(fullName(right), 'en'))
              .map((user) => (
                <ColleagueRow
                  key={user.id}
                  user={user}
                  isSelf={user.id === userId}
                  isPending={pending.has(user.id)}
                  act={(action) => openDialog({ action, user })}
                />
              ))}
          </Stack>
        )}
      </LiveSection>
      {open !== undefined && open.action === 'role' && (
        <RoleDialog user={open.user} powers={{ roles: rolesFor(company) }} onClose={close} />
      )}
      {open !== undefined && open.action !== 'role' && (
        <AccountDialog action={open.action} user={open.user} onClose={close} />
      )}
    </>
  );
}

function Invitations({ company }: Pick<TabProps, 'company'>) {
  const { firestore } = useBackend();
  const { userId } = useSession();
  const [isInviting, setInviting] = useState(false);
  const { state, pending } = useExpectedState(
    useLiveQuery(query(invitationsQuery(firestore, { inviterCompanyId: company.id }), limit(READ))),
    invitationPath,
  );
  return (
    <>
      <LiveSection
        title="Invitations"
        rows={1}
        description="Each link is open for 14 days. The person who invited can resend or revoke it."
        state={state}
        before={
          <Box mb="3">
            <Button size="sm" onClick={() => setInviting(true)}>
              <Icon name="plus" /> Invite a colleague
            </Button>
          </Box>
        }
        empty={<Text color="fg.muted">No invitations yet.</Text>}
      >
        {(items) => (
          <Stack as="ul" gap="3" listStyleType="none" m="0" p="0">
            {items.map((invitation) => (
              <Flex
                as="li"
                key={invitation.id}
                wrap="wrap"
                gap="3"
                justify="space-between"
                align="center"
                aria-busy={pending.has(invitation.id)}
              >
                <Box minW="0">
                  <Text fontWeight="medium" overflowWrap="anywhere">
                    {invitation.email}
                  </Text>
                  <Text textStyle="sm" color="fg.muted">
                    {roleWords(invitation.role)}, open until {formatDate(invitation.expiresOn)}
                  </Text>
                </Box>
                <Flex wrap="wrap" gap="2" align="center">
                  {pending.has(invitation.id) && <SavingMark />}
                  <StatusChip {...INVITATION_WORDS[invitation.state]} />
                  {invitation.invitedBy === userId && <InvitationActions invitation={invitation} />}
                </Flex>
              </Flex>
            ))}
          </Stack>
        )}
      </LiveSection>
      {isInviting && <InviteDialog company={company} onClose={() => setInviting(false)} />}
    </>
  );
}

/** Colleagues and their invitations (domain 4.6, role 5005). */
export function UsersTab() {
  const { company } = useTab();
  return (
    <Stack gap="6">
      <Colleagues company={company} />
      <Invitations company={company} />
    </Stack>
  );
}
