import type { BrokerRequest } from '@vcms/domain';
import { validationText } from '@vcms/domain';
import { CALLABLES } from '@vcms/domain/schemas';
import { ActionDialog, TextField, useCheckedForm, useTrustedCall } from '@vcms/kits/form';
import { Text } from '@vcms/ui';
import { useState } from 'react';
import type { SentLetter } from './letter-view.tsx';

export interface OtherAddressDialogProps {
  readonly request: BrokerRequest;
  readonly onClose: () => void;
  readonly onSent: (letter: SentLetter, brokerEmail: string) => void;
}

type Address = { brokerEmail: string };

function requestOf({ id }: BrokerRequest, { brokerEmail }: Address) {
  return { id, byMail: true, brokerEmail: brokerEmail.trim() };
}

function checkAddress(request: BrokerRequest, values: Address) {
  const isValid = CALLABLES.brokerRequestResend.request.safeParse(requestOf(request, values)).success;
  return isValid ? {} : { brokerEmail: validationText('V21') };
}

/** Sends a letter that its mailbox refused to another address. */
export function OtherAddressDialog({ request, onClose, onSent }: OtherAddressDialogProps) {
  const { busy, call } = useTrustedCall('brokerRequestResend');
  const [problem, setProblem] = useState<string>();
  const { brokerName, brokerEmail = '', renewal } = request;
  const form = useCheckedForm<Address>({ brokerEmail }, (values) => checkAddress(request, values));

  async function send(values: Address): Promise<void> {
    setProblem(undefined);
    const wish = requestOf(request, values);
    const result = await call(wish);
    if (result.kind === 'done') onSent(result.value, wish.brokerEmail);
    else setProblem(result.message);
  }

  return (
    <ActionDialog
      {...{ busy, problem, onClose }}
      title="Ask again at another address"
      verb="Send by mail"
      busyText="Sending"
      isDirty={form.formState.isDirty}
      onSubmit={() => void form.handleSubmit(send)()}
    >
      <Text mb="4">
        The letter to {brokerEmail} did not arrive. {brokerName} gets a new link for what was asked
        {renewal === undefined ? '.' : '; the next renewals are asked for at the new address as well.'}
      </Text>
      <TextField form={form} name="brokerEmail" label="E-mail" required type="email" inputMode="email" />
    </ActionDialog>
  );
}
