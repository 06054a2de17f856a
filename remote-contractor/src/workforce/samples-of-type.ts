import type { SampleName } from '@vcms/workforce/sample';
import type { ClientTerms } from './use-client-terms.ts';

/** A sample with the client that shows it. */
export interface ClientSample extends SampleName {
  readonly clientName: string;
}

interface SampleTerms extends Pick<ClientTerms, 'clientId' | 'docTypes'> {
  readonly engagement: Pick<ClientTerms['engagement'], 'clientName'>;
}

/** What clients show of one type of document, by client. */
export function samplesOfType(
  { clients }: { readonly clients: readonly SampleTerms[] },
  typeId: string,
): readonly ClientSample[] {
  return clients.flatMap(({ clientId, engagement: { clientName }, docTypes }) =>
    docTypes
      .filter(({ id, active, sampleDocId }) => id === typeId && active && sampleDocId !== undefined)
      .map(({ name, sampleDocId = '' }) => ({
        clientId,
        clientName,
        documentId: sampleDocId,
        typeName: name,
      })),
  );
}
