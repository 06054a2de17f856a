import type { Trusted } from '@vcms/server/core';
import { type KeptKind, keepVersion, type RecordChange } from '@vcms/server/versions';
import type { DocumentData } from 'firebase-admin/firestore';

/** Documents that a policy names: its certificate and its endorsement pages. */
function filesOf({ certificateDocId, endorsements }: DocumentData): readonly unknown[] {
  const entries: readonly unknown[] = Object.values(endorsements ?? {});
  const pages = entries.map((entry) =>
    typeof entry === 'object' && entry !== null && 'docId' in entry ? entry.docId : undefined,
  );
  return [certificateDocId, ...pages];
}

const POLICIES: KeptKind = { collection: 'policyVersions', subjectField: 'policyId', filesOf };

/** Keeps a policy as it was submitted, with its certificate and pages: `policyVersions/{n}`. */
export function keepPolicyVersion(trusted: Trusted, change: RecordChange): Promise<void> {
  return keepVersion(trusted, POLICIES, change);
}
