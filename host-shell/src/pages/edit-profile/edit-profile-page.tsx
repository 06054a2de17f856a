import { DataList, ErrorPanel, LoadingBlock, Stack } from '@vcms/ui';
import { useState } from 'react';
import type { LeaveGuards } from '../../app/leave-guards.ts';
import { roleLabel } from '../../auth/role-labels.ts';
import { photoUrlOf, type SessionUser } from '../../auth/session-state.ts';
import type { AccountBackend } from '../../backend/account-backend.ts';
import type { DeviceList } from '../../backend/device-list.ts';
import type { OwnProfile } from '../../backend/own-profile.ts';
import type { TrustedResult } from '../../backend/trusted-call.ts';
import type { ThemeStore } from '../../theme/theme-store.ts';
import { AppearancePart } from './appearance-part.tsx';
import { DetailsForm } from './details-form.tsx';
import { DevicesPart } from './devices-part.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PhotoPart } from './photo-part.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { ProfileCard } from './profile-card.tsx';
import { detailsOf } from './profile-details.ts';
import { SecondFactorPart } from './second-factor-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { useOwnProfile } from './use-own-profile.ts';
import { type Ask, type ReportUnsaved, useUnsavedChanges } from './use-unsaved-changes.ts';

export interface EditProfilePageProps {
  readonly user: SessionUser;
  readonly account: AccountBackend;
  readonly theme: ThemeStore;
  readonly guards: LeaveGuards;
  readonly signOutEverywhere: () => Promise<TrustedResult<void>>;
  /** The browsers of this person; absent: they are not asked for. */
  readonly devices?: DeviceList | undefined;
  readonly preparePhoto: (file: Blob) => Promise<Blob | undefined>;
  /** Puts a yes-or-no question to the person. */
  readonly ask: Ask;
}

/** Everything a person changes about themselves (domain 4.7). Role and company are changed by others. */
export function EditProfilePage(props: EditProfilePageProps) {
  const { user, account, theme, guards, ask } = props;
  const report = useUnsavedChanges(guards, ask);
  const { credentials, secondFactor } = account;
  const [enrolledAt, setEnrolledAt] = useState(secondFactor.enrolledAt);
  const asksCode = enrolledAt !== undefined;
  return (
    <Stack gap="6">
      <ProfileCard title="Photo">
        <PhotoPart
          email={user.email}
          company={user.company}
          photoUrl={photoUrlOf(user)}
          store={account.photo}
          prepare={props.preparePhoto}
          report={report}
        />
      </ProfileCard>
      <StoredParts user={user} account={account} report={report} />
      <ProfileCard title="E-mail address">
        <EmailForm
          email={user.email}
          onChange={(proof, email) => credentials.requestEmailChange(proof, email)}
          asksCode={asksCode}
          report={report}
        />
      </ProfileCard>
      <ProfileCard title="Password">
        <PasswordForm
          email={user.email}
          onChange={(proof, next) => credentials.changePassword(proof, next)}
          asksCode={asksCode}
          report={report}
        />
      </ProfileCard>
      <ProfileCard
        title="Two-step sign-in"
        description="After your password you enter a code from an app on your phone. A stolen password alone lets nobody in."
      >
        <SecondFactorPart
          enrolledAt={enrolledAt}
          changes={secondFactor}
          required={user.secondFactor !== undefined}
          onChange={() => setEnrolledAt(secondFactor.enrolledAt())}
        />
      </ProfileCard>
      <ProfileCard title="Sessions">
        {props.devices !== undefined && <DevicesPart list={props.devices} />}
        <SessionsPart onSignOutEverywhere={props.signOutEverywhere} ask={ask} />
      </ProfileCard>
      <ProfileCard title="Look" description="The same as in the theme settings. A choice applies at once.">
        <AppearancePart theme={theme} />
      </ProfileCard>
    </Stack>
  );
}

interface StoredPartsProps extends Pick<EditProfilePageProps, 'user' | 'account'> {
  readonly report: ReportUnsaved;
}

/** The parts that need the stored profile. */
function StoredParts({ user, account, report }: StoredPartsProps) {
  const { result, retry } = useOwnProfile(account.profile, user.userId);
  if (result === undefined) return <LoadingBlock />;
  if (!result.ok) {
    return (
      <ErrorPanel
        title="Your profile could not be loaded"
        description="Check your connection, then try again. If this persists, contact support."
        onRetry={retry}
      />
    );
  }
  const { emailReminders, digest } = result.value;
  const save = (change: Partial<OwnProfile>) => account.profile.save(user.userId, change);
  return (
    <>
      <ProfileCard title="Your details" description="What your company and our staff see about you.">
        <Stack gap="6">
          <DataList
            items={[
              { label: 'Company', value: user.company },
              { label: 'Role', value: user.role === undefined ? '' : roleLabel(user.role) },
            ]}
          />
          <DetailsForm stored={detailsOf(result.value)} onSave={save} report={report} />
        </Stack>
      </ProfileCard>
      <ProfileCard title="Reminders and digest">
        <PreferencesForm stored={{ emailReminders, digest }} onSave={save} report={report} />
      </ProfileCard>
    </>
  );
}
