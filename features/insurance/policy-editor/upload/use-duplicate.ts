import { sha256Of } from '@vcms/data';
import type { CompanyDocument } from '@vcms/domain';
import { useEffect, useState } from 'react';

/** Gone from the contractor's file, so the same bytes may come again. */
const GONE: readonly CompanyDocument['state'][] = ['withdrawn', 'archived'];

/** The document that has these very bytes; undefined: none, or it is not known yet. */
export function duplicateOf(
  sha256: string,
  documents: readonly CompanyDocument[],
): CompanyDocument | undefined {
  return documents.find((document) => document.sha256 === sha256 && !GONE.includes(document.state));
}

const FILED: readonly CompanyDocument['state'][] = ['submitted', 'in_review', 'accepted'];

/** Whether a policy may name the document instead of a file with the same bytes: its clients may open it, or will. */
export function isReusable(document: CompanyDocument): boolean {
  const { category, state, visibility, virusScan, contentCheck } = document;
  if (category !== 'certificate' || virusScan === 'blocked' || contentCheck === 'refused') return false;
  if (state === 'draft') return visibility === 'company' || visibility === 'engaged';
  return visibility === 'engaged' && FILED.includes(state);
}

/** Looks for a chosen file among those on file, by its SHA-256. */
export function useDuplicate(
  file: File | undefined,
  documents: readonly CompanyDocument[],
): CompanyDocument | undefined {
  const [hashed, setHashed] = useState<{ readonly file: File; readonly sha256: string }>();
  useEffect(() => {
    if (file === undefined) return;
    let wanted = true;
    const keep = (sha256: string) => {
      if (wanted) setHashed({ file, sha256 });
    };
    // A file that cannot be read is told when it is sent.
    sha256Of(file).then(keep, () => undefined);
    return () => {
      wanted = false;
    };
  }, [file]);
  return file === undefined || hashed?.file !== file ? undefined : duplicateOf(hashed.sha256, documents);
}
