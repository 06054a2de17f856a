import { keptUserRef, type StoredUser, useLiveDocument } from '@vcms/data';
import { formatPhone, USER_STATUS_LABELS } from '@vcms/domain';
import { DashboardSection, FailurePanel, USER_TONES } from '@vcms/kits';
import { SavingMark, useExpectedRow } from '@vcms/kits/pending';
import { BackToList, OPEN_PARAMETER } from '@vcms/kits/register';
import { RecordTrail } from '@vcms/kits/trail';
import { useBackend } from '@vcms/sdk';
import {
  Box,
  DataList,
  EmptyState,
  Link,
  LoadingBlock,
  PageHeading,
  Stack,
  StatusChip,
  Text,
} from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { userPath } from './expected-status.ts';
import { UserActions } from './user-actions.tsx';
import type { UserPowers } from './user-powers.ts';
import { fullName, roleWords } from './user-words.ts';

function Facts({ user, powers }: { readonly user: StoredUser; readonly powers: UserPowers }) {
  const { companyId, companyName, email, phone, role, status, title } = user;
  const company = (
    <Link asChild>
      <RouterLink to={`${powers.companiesPath}?${OPEN_PARAMETER}=${encodeURIComponent(companyId)}`}>
        {companyName}
      </RouterLink>
    </Link>
  );
  return (
    <DataList
      items={[
        { label: 'E-mail', value: email },
        {
          label: 'Status',
          value: <StatusChip tone={USER_TONES[status]} label={USER_STATUS_LABELS[status]} />,
        },
        { label: 'Company', value: company },
        { label: 'Role', value: roleWords(role) },
        { label: 'Title', value: title },
        { label: 'Phone', value: phone === undefined || phone === '' ? undefined : formatPhone(phone) },
      ]}
    />
  );
}

/** One person: who they are, what can be done with the account, and what happened to it. */
export function UserDetail({ id, powers }: { readonly id: string; readonly powers: UserPowers }) {
  const { firestore } = useBackend();
  const user = useLiveDocument(keptUserRef(firestore, id));
  if (user.kind === 'loading') return <LoadingBlock label="Loading the person" rows={6} />;
  if (user.kind !== 'ready') {
    const back = <BackToList>Back to the list</BackToList>;
    if (user.kind === 'failed') {
      return (
        <>
          <Text mb="4">{back}</Text>
          <FailurePanel failure={user.failure} retry={user.retry} />
        </>
      );
    }
    const title =
      user.kind === 'missing' ? 'This person does not exist.' : 'This record is damaged. Contact support.';
    return <EmptyState title={title} action={back} />;
  }
  return <Person stored={user.value} powers={powers} />;
}

function Person({ stored, powers }: { readonly stored: StoredUser; readonly powers: UserPowers }) {
  const { row: value, isPending } = useExpectedRow(stored, userPath(stored));
  return (
    <Box aria-busy={isPending}>
      <Text mb="2">
        <BackToList>All users</BackToList>
      </Text>
      <PageHeading
        title={fullName(value)}
        description={`${value.companyName}, ${USER_STATUS_LABELS[value.status].toLowerCase()}`}
        actions={<UserActions user={value} powers={powers} />}
      />
      {isPending && <SavingMark />}
      <Stack gap="6">
        <DashboardSection title="Account">
          <Facts user={value} powers={powers} />
        </DashboardSection>
        <RecordTrail entityType="user" entityId={value.id} />
      </Stack>
    </Box>
  );
}
