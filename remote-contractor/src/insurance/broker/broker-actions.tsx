import type { BrokerRequest } from '@vcms/domain';
import type { InsuranceDossier } from '@vcms/insurance/policy-editor';
import { itemsOf, useOpenDialog } from '@vcms/kits';
import { Button } from '@vcms/ui';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { isRefused } from './is-refused.ts';
import { LetterDialog } from './letter-dialog.tsx';
import type { LetterViewProps } from './letter-view.tsx';
import { OtherAddressDialog } from './other-address-dialog.tsx';
import { receivedFiles } from './received-files.ts';
import { ReceivedNotices } from './received-notices.tsx';
import { RepeatDialog } from './repeat-dialog.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { type RequestAction, RequestList } from './request-list.tsx';
import { useBrokerRequests } from './use-broker-requests.ts';

type Work =
  | { readonly kind: 'ask' }
  | { readonly kind: 'repeat'; readonly action: RequestAction; readonly request: BrokerRequest }
  | { readonly kind: 'sent'; readonly view: LetterViewProps };

type Repeat = Extract<Work, { readonly kind: 'repeat' }>;

function isToOtherAddress({ action, request }: Repeat): boolean {
  return action === 'resend' && isRefused(request);
}

const AskContext = createContext<() => void>(() => undefined);

/** Opens the dialog that asks a broker. */
export function AskBrokerButton() {
  const ask = useContext(AskContext);
  return (
    <Button variant="outline" onClick={ask}>
      Request from broker
    </Button>
  );
}

export interface BrokerActionsProps {
  readonly file: InsuranceDossier;
  /** The page between what arrived and the list of requests. */
  readonly children: (received: ReactNode, requests: ReactNode) => ReactNode;
}

/** Requests to brokers: what arrived, all of them with their states, and the dialogs of both; one at a time. */
export function BrokerActions({ file, children }: BrokerActionsProps) {
  const requests = itemsOf(useBrokerRequests());
  const [work, startWork, close] = useOpenDialog<Work>();
  const ask = useMemo(() => () => startWork({ kind: 'ask' }), [startWork]);
  const { documents, policies } = file.records;
  const received = receivedFiles(requests, documents, policies);
  return (
    <AskContext value={ask}>
      {children(
        <ReceivedNotices files={received} />,
        <RequestList
          requests={requests}
          onAction={(action, request) => startWork({ kind: 'repeat', action, request })}
        />,
      )}
      {work?.kind === 'ask' && (
        <RequestDialog
          file={file}
          onClose={close}
          onSent={(letter, { brokerEmail }, mailed) =>
            startWork({ kind: 'sent', view: { letter, brokerEmail, mailed } })
          }
        />
      )}
      {work?.kind === 'repeat' && isToOtherAddress(work) && (
        <OtherAddressDialog
          request={work.request}
          onClose={close}
          onSent={(letter, brokerEmail) =>
            startWork({ kind: 'sent', view: { letter, brokerEmail, mailed: true } })
          }
        />
      )}
      {work?.kind === 'repeat' && !isToOtherAddress(work) && (
        <RepeatDialog
          action={work.action}
          request={work.request}
          onClose={close}
          onSent={(letter, mailed) => {
            const { brokerEmail = '' } = work.request;
            startWork({ kind: 'sent', view: { letter, brokerEmail, mailed } });
          }}
        />
      )}
      {work?.kind === 'sent' && <LetterDialog {...work.view} onClose={close} />}
    </AskContext>
  );
}
