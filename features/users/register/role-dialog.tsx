import { recordRef, type StoredUser, useLiveDocument } from '@vcms/data';
import { ROLES_OF_KIND, type UserRole } from '@vcms/domain';
import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { useBackend, useNotify } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { useState } from 'react';
import { RoleChoice } from './role-choice.tsx';
import type { UserPowers } from './user-powers.ts';
import { fullName, rolesFor, roleWords } from './user-words.ts';

export interface RoleDialogProps {
  readonly user: StoredUser;
  readonly powers: Pick<UserPowers, 'roles'>;
  readonly onClose: () => void;
}

/** Roles that the person's company allows; those of the present role's kind until the company is read. */
function useFittingRoles({ companyId, role }: StoredUser, given: readonly UserRole[]): readonly UserRole[] {
  const { firestore } = useBackend();
  const company = useLiveDocument(recordRef(firestore, 'companies', companyId));
  const same = Object.values(ROLES_OF_KIND).find((roles) => roles.some((known) => known === role)) ?? [];
  return (company.kind === 'ready' ? rolesFor(company.value) : same).filter((known) => given.includes(known));
}

/** Gives a person another role of the company's kind. */
export function RoleDialog({ user, powers, onClose }: RoleDialogProps) {
  const [opened] = useState(user);
  const [role, setRole] = useState(opened.role);
  const [problem, setProblem] = useState<string>();
  const { busy, call } = useTrustedCall('userSetRole');
  const notify = useNotify();
  const roles = useFittingRoles(opened, powers.roles);
  const name = fullName(opened);

  async function submit(): Promise<void> {
    if (role === undefined) return;
    setProblem(undefined);
    const seenAt = opened.updatedAt?.getTime();
    const result = await call({ uid: user.id, role, seenAt });
    if (result.kind !== 'done') return setProblem(result.message);
    notify.show({ kind: 'success', message: `${name} is now: ${roleWords(role)}.` });
    onClose();
  }

  return (
    <ActionDialog
      title={`Role of ${name}`}
      onClose={onClose}
      onSubmit={() => void submit()}
      verb="Change role"
      busyText="Changing"
      busy={busy}
      disabled={role === undefined || role === opened.role}
      problem={problem}
    >
      <RoleChoice roles={roles} role={role} choose={setRole} />
      <Text mt="4" color="fg.muted">
        Open tabs are signed out; after signing in again, menu and rights are those of the new role.
      </Text>
    </ActionDialog>
  );
}
