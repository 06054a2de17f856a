import { formatDate } from '@vcms/domain/date-words';
import { Button, Stack, Text } from '@vcms/ui';
import { useState } from 'react';
import type { Enrolment, SecondFactorChanges } from '../../backend/second-factor-changes.ts';
import { FORM_CONTROL } from '../form-control.ts';
import { FormMessage } from '../form-message.tsx';
import { BeginWithPassword } from './begin-with-password.tsx';
import { ConfirmAppForm } from './confirm-app-form.tsx';
import { ProofForm } from './proof-form.tsx';

export interface SecondFactorPartProps {
  /** When the app was set up; undefined: there is none. */
  readonly enrolledAt: string | undefined;
  readonly changes: SecondFactorChanges;
  /** Whoever takes the app off has to set one up before anything else opens. */
  readonly required: boolean;
  /** The app was set up or removed. */
  readonly onChange: () => void;
}

type Step = 'rest' | 'turning-on' | 'turning-off' | { readonly enrolment: Enrolment };

/** Turning two-step sign-in on, password first, then the app; and off again. */
export function SecondFactorPart({ enrolledAt, changes, required, onChange }: SecondFactorPartProps) {
  const [step, setStep] = useState<Step>('rest');
  const [done, setDone] = useState<string>();
  const rest = () => setStep('rest');
  const finish = (text: string) => {
    rest();
    setDone(text);
    onChange();
  };
  const open = (next: Step) => {
    setDone(undefined);
    setStep(next);
  };

  if (typeof step === 'object') {
    return (
      <ConfirmAppForm
        enrolment={step.enrolment}
        onDone={() => finish('Two-step sign-in is on. Your next sign-in asks for a code.')}
        onCancel={rest}
      />
    );
  }
  if (step === 'turning-on') {
    return (
      <BeginWithPassword
        label="Turn on two-step sign-in"
        changes={changes}
        onBegun={(enrolment) => setStep({ enrolment })}
        onCancel={rest}
      />
    );
  }
  if (step === 'turning-off') {
    return (
      <ProofForm
        label={required ? 'Use another phone' : 'Turn off two-step sign-in'}
        verb={required ? 'Continue' : 'Turn off'}
        asksCode
        onProof={async (proof) => {
          const result = await changes.turnOff(proof);
          if (result.ok) finish('Two-step sign-in is off. Your password alone signs you in.');
          return result;
        }}
        onCancel={rest}
      />
    );
  }
  return (
    <Stack gap="4" align="flex-start">
      {done !== undefined && <FormMessage kind="success">{done}</FormMessage>}
      <Text>
        {enrolledAt === undefined ? 'It is off.' : `It is on since ${formatDate(new Date(enrolledAt))}.`}
      </Text>
      <Button
        variant="outline"
        colorPalette="gray"
        minH={FORM_CONTROL.minH}
        onClick={() => open(enrolledAt === undefined ? 'turning-on' : 'turning-off')}
      >
        {enrolledAt === undefined
          ? 'Turn on two-step sign-in'
          : required
            ? 'Use another phone'
            : 'Turn off two-step sign-in'}
      </Button>
      {enrolledAt !== undefined && (
        <Text color="fg.muted" maxW="65ch">
          {required
            ? 'Your role needs it, so it cannot be turned off. For a new phone, the app is set up again at once.'
            : 'For a new phone, turn it off and on again.'}{' '}
          If you lost your phone, contact support: an administrator can reset this step.
        </Text>
      )}
    </Stack>
  );
}
