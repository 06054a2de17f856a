import { Field, Input, List, Progress, Text } from '@vcms/ui';
import { FORM_CONTROL } from '../form-control.ts';
import { FormMessage } from '../form-message.tsx';
import { WideButton } from '../wide-button.tsx';
import { sizeText, UPLOAD_BOUNDS } from './choose-files.ts';
import { type SendingOptions, useSending } from './use-sending.ts';

function SendProgress({ part, waiting }: { readonly part: number; readonly waiting: boolean }) {
  return (
    <Progress.Root value={Math.round(part * 100)} mb="6" aria-label="Sending">
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
      <Text mt="2" textStyle="sm" role="status">
        {waiting
          ? 'Waiting for the connection. Sending goes on by itself.'
          : `${Math.round(part * 100)}% sent.`}
      </Text>
    </Progress.Root>
  );
}

/** Chooses and sends the files; says when they have arrived. */
export function SendForm(props: SendingOptions & { readonly contractorName: string }) {
  const { contractorName, ...options } = props;
  const { files, phase, message, choose, send } = useSending(options);
  if (phase.kind === 'sent') {
    return (
      <FormMessage kind="success">
        Thank you. {contractorName} has the files. You can close this page; the link takes no more files.
      </FormMessage>
    );
  }
  const busy = phase.kind === 'sending';
  return (
    <form
      noValidate
      aria-label="Send the certificate"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field.Root required mb="6" invalid={message !== undefined} disabled={busy}>
        <Field.Label>
          Certificate and endorsement pages <Field.RequiredIndicator />
        </Field.Label>
        <Input
          type="file"
          multiple
          accept={UPLOAD_BOUNDS.types.join(',')}
          pt="2"
          minH={FORM_CONTROL.minH}
          onChange={(event) => choose([...(event.currentTarget.files ?? [])])}
        />
        <Field.HelperText>
          PDF, PNG or JPG, at most 25 MB each and {UPLOAD_BOUNDS.files} files. Choose all of them at once.
        </Field.HelperText>
        <Field.ErrorText role="alert">{message}</Field.ErrorText>
      </Field.Root>
      {files.length > 1 && (
        <List.Root ps="5" mb="6" textStyle="sm">
          {files.map(({ name, size }) => (
            <List.Item key={`${name} ${size}`} overflowWrap="anywhere">
              {name}, {sizeText(size)}
            </List.Item>
          ))}
        </List.Root>
      )}
      {busy && <SendProgress part={phase.part} waiting={phase.waiting} />}
      <WideButton type="submit" aria-disabled={busy}>
        {busy ? 'Sending…' : 'Send'}
      </WideButton>
    </form>
  );
}
