import type { Standing } from '@vcms/data';
import { ExportRowsButton, type FileButtonProps } from '@vcms/kits/register';
import { useBackend } from '@vcms/sdk';
import { POLICY_COLUMNS, readPolicies } from './policies-file.ts';
import type { RegisterSide } from './register-side.ts';

/** Saves the policies of the listed contractors, one row each; built once per page, as the register is. */
export function policiesButton(side: RegisterSide) {
  return function PoliciesButton({ load }: FileButtonProps<Standing>) {
    const { firestore } = useBackend();
    return (
      <ExportRowsButton
        label="Export policies"
        name="policies"
        noun="policies"
        columns={POLICY_COLUMNS}
        load={async (signal) => {
          const { rows, isCut } = await load(signal);
          return { rows: await readPolicies(rows, firestore, signal, side), isCut };
        }}
      />
    );
  };
}
