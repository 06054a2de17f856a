import type { BrokerRequest, CompanyDocument, Policy } from '@vcms/domain';

/** A file that a broker sent and that waits for a policy to be made of it. */
export interface ReceivedFile {
  readonly request: BrokerRequest;
  readonly document: CompanyDocument;
}

/** Files of brokers that are still drafts and that no policy names. */
export function receivedFiles(
  requests: readonly BrokerRequest[],
  documents: readonly CompanyDocument[],
  policies: readonly Pick<Policy, 'certificateDocId'>[],
): readonly ReceivedFile[] {
  const used = new Set(policies.map(({ certificateDocId }) => certificateDocId));
  return requests.flatMap((request) =>
    request.files.flatMap(({ docId }) => {
      const document = documents.find(({ id }) => id === docId);
      return document?.state === 'draft' && !used.has(docId) ? [{ request, document }] : [];
    }),
  );
}

/** The client that a broker was asked to make the certificate out to; undefined where it was none or several: a certificate has one holder. */
export function onlyHolder({ asks }: Pick<BrokerRequest, 'asks'>): string | undefined {
  const asked = asks.flatMap(({ holders }) => holders.filter(({ certificateHolder }) => certificateHolder));
  const [first, ...others] = new Set(asked.map(({ clientId }) => clientId));
  return others.length === 0 ? first : undefined;
}
