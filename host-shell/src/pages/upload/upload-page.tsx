import { LoadingBlock, Text } from '@vcms/ui';
import { useMemo } from 'react';
import type { TrustedCall } from '../../backend/trusted-call.ts';
import { createUploadBackend, type OpenUpload } from '../../backend/upload-backend.ts';
import { FormHeading } from '../form-heading.tsx';
import { FormMessage } from '../form-message.tsx';
import { WideButton } from '../wide-button.tsx';
import { AskedLines } from './asked-lines.tsx';
import { SendForm } from './send-form.tsx';
import type { SendingOptions } from './use-sending.ts';
import { useUploadCheck } from './use-upload-check.ts';

export interface UploadPageProps extends Pick<SendingOptions, 'newRequestId' | 'wait'> {
  /** Query of the address: the link's token is in it. */
  readonly search: string;
  readonly call: TrustedCall;
}

const CLOSED = {
  received: ['The files were received.', 'This link takes files once. Ask for a new one to send more.'],
  expired: ['This link has expired.', 'Ask the company that sent it for a new one.'],
  revoked: ['This link was revoked.', 'Ask the company that sent it.'],
  unknown: [
    'This link is not valid.',
    'Open the link in the newest letter you got, and copy all of it if you copy it by hand.',
  ],
} as const;

/** Content of /upload/: a broker without an account sees what is asked and sends it (ADR 23). The server checks all of it. */
export function UploadPage({ search, call, ...options }: UploadPageProps) {
  const token = (new URLSearchParams(search).get('token') ?? '').trim();
  const backend = useMemo(() => createUploadBackend(call), [call]);
  const { found, retry } = useUploadCheck(backend, token);
  return (
    <>
      <FormHeading title="Send a certificate">No account is needed.</FormHeading>
      {found.state === 'checking' && <LoadingBlock label="Checking the link" />}
      {found.state === 'failed' && (
        <>
          <FormMessage kind="error">{found.message}</FormMessage>
          <WideButton onClick={retry}>Try again</WideButton>
        </>
      )}
      {found.state === 'valid' && <Asked upload={found.upload} sending={{ token, backend, ...options }} />}
      {found.state in CLOSED && <Closed state={found.state as keyof typeof CLOSED} />}
    </>
  );
}

function Closed({ state }: { readonly state: keyof typeof CLOSED }) {
  const [title, next] = CLOSED[state];
  return (
    <>
      <FormMessage kind={state === 'received' ? 'success' : 'error'}>{title}</FormMessage>
      <Text>{next}</Text>
    </>
  );
}

interface AskedProps {
  readonly upload: OpenUpload;
  readonly sending: SendingOptions;
}

function Asked({ upload, sending }: AskedProps) {
  const { contractorName, brokerName, note, expiresOn, asks } = upload;
  const [year = '', month = '', day = ''] = expiresOn.split('-');
  return (
    <>
      <Text mb="4">
        <strong>{contractorName}</strong> asks {brokerName} for a certificate of insurance (ACORD 25) that
        shows at least the following. The link is good until {month}/{day}/{year}.
      </Text>
      {note !== '' && (
        <Text mb="4" borderStartWidth="3px" ps="4" color="fg.muted" whiteSpace="pre-wrap">
          {note}
        </Text>
      )}
      <AskedLines asks={asks} />
      <SendForm {...sending} contractorName={contractorName} />
    </>
  );
}
