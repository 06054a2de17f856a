import { ActionDialog, LongTextField, TextField, useCheckedForm, useTrustedCall } from '@vcms/kits/form';
import { useNotify, useSession } from '@vcms/sdk';
import { Stack, Text } from '@vcms/ui';
import { useState } from 'react';
import { CONTACT_BOUNDS, contactProblems } from '../model/contact-form.ts';

const EMPTY = { subject: '', message: '' };
const LONGEST = 300;

/** The page as it is open now, with the article or search in its address. */
function openPage(): string {
  return `${window.location.pathname}${window.location.search}`.slice(0, LONGEST);
}

/** A mail to customer service with page and browser (domain 4.8). One dialog sends one mail, however often it is tried. */
export function ContactDialog({ onClose }: { readonly onClose: () => void }) {
  const { email } = useSession();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<string>();
  const form = useCheckedForm(EMPTY, contactProblems);
  const { busy, call } = useTrustedCall('contactFirm');

  const submit = form.handleSubmit(async ({ subject, message }) => {
    setProblem(undefined);
    const result = await call({
      requestId,
      subject: subject.trim(),
      message: message.trim(),
      page: openPage(),
      browser: navigator.userAgent.slice(0, LONGEST),
    });
    if (result.kind !== 'done') return setProblem(`${result.message} Your message is still here.`);
    notify.show({ kind: 'success', message: 'Your message is sent.' });
    onClose();
  });

  return (
    <ActionDialog
      title="Contact customer service"
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void submit()}
      verb="Send message"
      busyText="Sending"
      busy={busy}
      problem={problem}
    >
      <Text mb="4">
        Your message goes to customer service by e-mail, with the address of this page and the name of your
        browser. The answer comes to {email}.
      </Text>
      <Stack gap="4">
        <TextField
          form={form}
          name="subject"
          label="Subject"
          required
          maxLength={CONTACT_BOUNDS.subject.max}
        />
        <LongTextField
          form={form}
          name="message"
          label="Message"
          required
          maxLength={CONTACT_BOUNDS.message.max}
          help="Name the contractor, the policy or the year. Do not send passwords or medical details."
        />
      </Stack>
    </ActionDialog>
  );
}
