import {
  ENDORSEMENTS,
  type Endorsement,
  type LineOverview,
  type Policy,
  type PolicyHolder,
} from '@vcms/domain';

/** One endorsement that somebody asks for or the policy shows. */
export interface EndorsementRow {
  readonly name: Endorsement;
  readonly basis: 'blanket' | 'scheduled' | undefined;
  /** Of its page; absent: only the tick on the certificate, which is worth nothing (domain 1.3). */
  readonly pageId: string | undefined;
  /** Of every file that came for it: the policy's own, and those of clients that it names. */
  readonly pageIds: readonly string[];
  /** Names of the clients that ask for it. */
  readonly askedBy: readonly string[];
  /** Names of the clients for whom it is scheduled. */
  readonly scheduledFor: readonly string[];
}

/** The checklist of endorsement pages, in the order of the certificate. */
export function endorsementRows(
  { endorsements }: Pick<Policy, 'endorsements'>,
  overview: LineOverview | undefined,
  holders: readonly PolicyHolder[],
): readonly EndorsementRow[] {
  const clients = overview?.clients ?? [];
  const nameOf = (id: string) => clients.find(({ clientId }) => clientId === id)?.clientName;
  const filesOf = (name: Endorsement) => [
    endorsements[name]?.docId,
    ...holders.filter(({ scheduled }) => scheduled.includes(name)).flatMap(({ docIds }) => docIds),
  ];
  return ENDORSEMENTS.map((name) => ({
    name,
    basis: endorsements[name]?.basis,
    pageId: endorsements[name]?.docId,
    pageIds: [...new Set(filesOf(name).filter((id) => id !== undefined))],
    askedBy: clients
      .filter(({ demand }) => demand.endorsements.includes(name))
      .map(({ clientName }) => clientName),
    scheduledFor: holders
      .filter(({ scheduled }) => scheduled.includes(name))
      .flatMap(({ clientId }) => nameOf(clientId) ?? []),
  })).filter(
    ({ basis, askedBy, scheduledFor }) =>
      basis !== undefined || askedBy.length > 0 || scheduledFor.length > 0,
  );
}
