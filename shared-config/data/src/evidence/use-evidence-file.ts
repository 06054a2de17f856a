import { useCallback, useEffect, useState } from 'react';
import type { DataFailure } from '../data-failure.ts';
import {
  type EvidenceHandles,
  type EvidenceName,
  type EvidenceOutcome,
  openEvidence,
} from './evidence-file.ts';

export type EvidenceFile =
  | { readonly kind: 'loading' }
  /** No document was named. */
  | { readonly kind: 'none' }
  | { readonly kind: 'ready'; readonly blob: Blob }
  | { readonly kind: 'failed'; readonly failure: DataFailure; readonly retry: () => void };

interface Held {
  readonly key: string;
  readonly outcome: EvidenceOutcome;
}

/**
 * The bytes of one document, loaded once for each record that is named: every load is a line in the contractor's access log
 * where a client reads. `documentId` may be absent: a policy without its certificate. What follows says where it is not among the company's documents.
 */
export function useEvidenceFile(
  { functions }: EvidenceHandles,
  companyId: string,
  documentId: string | undefined,
  { isSample, announcementId }: Pick<EvidenceName, 'isSample' | 'announcementId'> = {},
): EvidenceFile {
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<Held>();
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const key = `${companyId}/${documentId ?? ''}/${attempt}`;
  useEffect(() => {
    if (documentId === undefined) return;
    let isWanted = true;
    const name = {
      ...{ companyId, documentId },
      ...(isSample === undefined ? {} : { isSample }),
      ...(announcementId === undefined ? {} : { announcementId }),
    };
    void openEvidence({ functions }, name).then((outcome) => {
      if (isWanted) setHeld({ key, outcome });
    });
    return () => {
      isWanted = false;
    };
  }, [functions, companyId, documentId, isSample, announcementId, key]);
  if (documentId === undefined) return { kind: 'none' };
  if (held?.key !== key) return { kind: 'loading' };
  return held.outcome.kind === 'failed' ? { ...held.outcome, retry } : held.outcome;
}
