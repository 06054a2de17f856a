import { formatDate, LINE_LABELS, type Policy, RENEWAL_STEPS } from '@vcms/domain';
import { renewalBegins } from '@vcms/insurance/model';
import { FormDialog, FormProblem, TextField, useCheckedForm, useDialogCall } from '@vcms/kits/form';
import { Button, SimpleGrid, Text } from '@vcms/ui';
import { checkConsentForm, consentForm, consentOf } from './consent-form.ts';
import { useRenewalConsent } from './renewal-consents.tsx';

export interface ConsentDialogProps {
  readonly policy: Policy;
  readonly onClose: () => void;
}

const [FIRST, ...LATER] = RENEWAL_STEPS;

/** Lets the product ask the broker of a policy for its renewals: who is asked, when, and how to stop it. */
export function ConsentDialog({ policy, onClose }: ConsentDialogProps) {
  const { consent } = useRenewalConsent(policy.line);
  const form = useCheckedForm(consentForm(policy, consent), (values) => checkConsentForm(values, policy));
  const giving = useDialogCall('renewalConsentGive', form, onClose);
  const ending = useDialogCall('renewalConsentEnd', form, onClose);
  const busy = giving.busy || ending.busy;
  const line = LINE_LABELS[policy.line];

  return (
    <FormDialog
      title="Ask the broker for renewals automatically"
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() =>
        void form.handleSubmit((values) =>
          giving.send(consentOf(values, policy), `${values.brokerName.trim()} will be asked for renewals.`),
        )()
      }
      actions={
        <>
          {consent !== undefined && (
            <Button
              variant="outline"
              colorPalette="red"
              disabled={busy}
              onClick={() =>
                void ending.send({ line: policy.line }, 'No broker is asked automatically any more.')
              }
            >
              Stop asking
            </Button>
          )}
          <Button type="submit" loading={busy} loadingText="Saving">
            {consent === undefined ? 'Allow' : 'Save'}
          </Button>
        </>
      }
    >
      <FormProblem message={giving.problem ?? ending.problem} />
      <Text mb="3">
        {line}, no. {policy.policyNumber}, ends on {formatDate(policy.expiration)}. From{' '}
        {formatDate(renewalBegins(policy.expiration))}, {FIRST} days before, your broker gets a mail with what
        your clients require and a link to upload the renewal. Replies come to you.
      </Text>
      <Text mb="4">
        It is reminded {LATER.join(' and ')} days before the end, and you are told each time. Nobody is asked
        once a renewal is on file. This goes on every year with the same broker, until you choose Stop asking
        here; requests that are open by then stay in the list below the policies, where you can revoke them.
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField form={form} name="brokerName" label="Broker or agent" required maxLength={120} />
        <TextField form={form} name="brokerEmail" label="E-mail" required type="email" inputMode="email" />
      </SimpleGrid>
    </FormDialog>
  );
}
