import type { Enrolment, SecondFactorChanges } from '../../backend/second-factor-changes.ts';
import { ProofForm } from './proof-form.tsx';

export interface BeginWithPasswordProps {
  readonly label: string;
  readonly changes: Pick<SecondFactorChanges, 'begin'>;
  readonly onBegun: (enrolment: Enrolment) => void;
  readonly onCancel: () => void;
}

/** The password before an app is set up: whoever found an open browser does not know it. */
export function BeginWithPassword({ label, changes, onBegun, onCancel }: BeginWithPasswordProps) {
  return (
    <ProofForm
      label={label}
      verb="Continue"
      asksCode={false}
      onProof={async ({ password }) => {
        const result = await changes.begin(password);
        if (result.ok) onBegun(result.enrolment);
        return result;
      }}
      onCancel={onCancel}
    />
  );
}
