import type { StoredCompany } from '@vcms/companies/register';
import { CompanyPicker } from '@vcms/companies/register';
import type { StoredUser } from '@vcms/data';
import type { UserRole } from '@vcms/domain';
import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Box, Text } from '@vcms/ui';
import { useState } from 'react';
import { RoleChoice } from './role-choice.tsx';
import type { UserPowers } from './user-powers.ts';
import { fullName, rolesFor } from './user-words.ts';

export interface MoveUserDialogProps {
  readonly user: StoredUser;
  readonly powers: UserPowers;
  readonly onClose: () => void;
}

/** Moves a person to another company, with a role that fits it. */
export function MoveUserDialog({ user, powers, onClose }: MoveUserDialogProps) {
  const [company, setCompany] = useState<StoredCompany>();
  const [role, setRole] = useState<UserRole>();
  const [problem, setProblem] = useState<string>();
  const { busy, call } = useTrustedCall('userMove');
  const notify = useNotify();
  const name = fullName(user);
  const roles =
    company === undefined ? [] : rolesFor(company).filter((known) => powers.roles.includes(known));

  function choose(next: StoredCompany): void {
    const fitting = rolesFor(next);
    setCompany(next);
    setRole(fitting.find((known) => known === (role ?? user.role)) ?? fitting[0]);
  }

  async function submit(): Promise<void> {
    if (company === undefined || role === undefined) return;
    setProblem(undefined);
    const result = await call({ uid: user.id, companyId: company.id, role });
    if (result.kind !== 'done') return setProblem(result.message);
    notify.show({ kind: 'success', message: `${name} now belongs to ${company.name}.` });
    onClose();
  }

  return (
    <ActionDialog
      title={`Move ${name} to another company`}
      onClose={onClose}
      onSubmit={() => void submit()}
      verb="Move"
      busyText="Moving"
      busy={busy}
      disabled={company === undefined || role === undefined}
      problem={problem}
    >
      <Text mb="4" color="fg.muted">
        Only without open drafts. What the person did stays with {user.companyName}.
      </Text>
      <CompanyPicker
        label="New company"
        kinds={powers.kinds}
        chosen={company}
        choose={choose}
        without={[user.companyId]}
      />
      {company !== undefined && (
        <Box mt="4">
          <Text textStyle="sm" fontWeight="medium" mb="2">
            Role there
          </Text>
          <RoleChoice roles={roles} role={role} choose={setRole} />
        </Box>
      )}
    </ActionDialog>
  );
}
