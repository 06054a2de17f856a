import { companyRef, type LiveDocument, recordRef, useLiveDocument } from '@vcms/data';
import { EVIDENCE_VISIBLE_STATES, engagementId, may } from '@vcms/domain';
import { FailurePanel } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { EmptyState, Link, LoadingBlock, PageHeading } from '@vcms/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { FolderPlace } from '../data/folder-queries.ts';
import { centerAddress } from './center-path.ts';

/** A contractor whose files the reader sees. */
export interface FolderOwner {
  readonly name: string;
  readonly place: FolderPlace;
}

export interface OwnerGateProps {
  readonly contractorId: string;
  readonly title: string;
  readonly children: (owner: FolderOwner) => ReactNode;
}

/** The way back to the contractors. */
export function BackLink() {
  return (
    <Link asChild mb="2" display="inline-block">
      <RouterLink to={centerAddress()}>All contractors</RouterLink>
    </Link>
  );
}

interface GateProps<Record> extends Omit<OwnerGateProps, 'contractorId'> {
  readonly live: LiveDocument<Record>;
  /** Undefined: a contractor whose records the reader does not see, which looks the same as one that nobody has. */
  readonly ownerOf: (record: Record) => FolderOwner | undefined;
}

function Gate<Record>({ live, ownerOf, title, children }: GateProps<Record>) {
  const owner = live.kind === 'ready' ? ownerOf(live.value) : undefined;
  if (owner !== undefined) return children(owner);
  const isFailed = live.kind === 'failed' && live.failure.kind !== 'denied';
  return (
    <>
      <BackLink />
      <PageHeading title={title} />
      {live.kind === 'loading' && <LoadingBlock label="Loading the folders" rows={8} />}
      {isFailed && <FailurePanel failure={live.failure} retry={live.retry} />}
      {live.kind === 'unreadable' && <EmptyState title="This record is damaged. Contact support." />}
      {!isFailed && live.kind !== 'loading' && live.kind !== 'unreadable' && (
        <EmptyState icon="folder" title="You don't have access to this record." />
      )}
    </>
  );
}

function FirmGate({ contractorId, ...props }: OwnerGateProps) {
  const { firestore } = useBackend();
  const live = useLiveDocument(companyRef(firestore, contractorId));
  return (
    <Gate
      {...props}
      live={live}
      ownerOf={({ kind, name }) =>
        kind === 'contractor' ? { name, place: { contractorId, clientId: undefined } } : undefined
      }
    />
  );
}

function ClientGate({ contractorId, ...props }: OwnerGateProps) {
  const { firestore } = useBackend();
  const { companyId: clientId } = useSession();
  const live = useLiveDocument(recordRef(firestore, 'engagements', engagementId(clientId, contractorId)));
  return (
    <Gate
      {...props}
      live={live}
      ownerOf={({ state, contractorName }) =>
        EVIDENCE_VISIBLE_STATES.includes(state)
          ? { name: contractorName, place: { contractorId, clientId } }
          : undefined
      }
    />
  );
}

/** The contractor of a folder as the reader's side sees it: the firm by its company, a client by the relation. */
export function OwnerGate(props: OwnerGateProps) {
  const { role } = useSession();
  return may(role, 'workForEveryClient') ? <FirmGate {...props} /> : <ClientGate {...props} />;
}
