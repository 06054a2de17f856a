import { auditChange, type RecordChange } from '@vcms/server/audit';
import { type Trusted, textOf } from '@vcms/server/core';
import type { DocumentData } from 'firebase-admin/firestore';

/** A line for what a browser wrote under the access rules, past the callables. Each may run again. */
export const auditEdits = {
  user: (trusted: Trusted, uid: string, change: RecordChange) =>
    auditChange(trusted, withoutSettings(change), { entityType: 'user', entityId: uid }),

  company: (trusted: Trusted, companyId: string, change: RecordChange) =>
    auditChange(trusted, change, { entityType: 'company', entityId: companyId }),

  /** A draft does not exist for anybody but its writer. */
  staffDocument: async (trusted: Trusted, contractorId: string, id: string, change: RecordChange) => {
    if ((change.after ?? change.before)?.state === 'draft') return;
    await auditChange(trusted, change, { entityType: 'staff_document', entityId: id, contractorId });
  },

  staffAssignment: (trusted: Trusted, id: string, change: RecordChange) =>
    auditChange(trusted, change, { entityType: 'staff_assignment', entityId: id, ...pairIn(change) }),

  override: (trusted: Trusted, id: string, change: RecordChange) =>
    auditChange(trusted, change, {
      ...{ entityType: 'requirement_override', entityId: id, reason: textOf(change.after?.reason) },
      ...pairIn(change),
    }),

  staffDocType: (trusted: Trusted, clientId: string, id: string, change: RecordChange) =>
    auditChange(trusted, change, { entityType: 'staff_doc_type', entityId: id, clientId }),

  documentRequest: (trusted: Trusted, id: string, change: RecordChange) =>
    auditChange(trusted, change, {
      entityType: 'document_request',
      entityId: id,
      ...requestSides(change),
    }),

  program: (trusted: Trusted, id: string, change: RecordChange) =>
    auditChange(trusted, change, { entityType: 'program_definition', entityId: id }),

  /** Only the server removes one, and has left its line. */
  benchmark: async (trusted: Trusted, id: string, change: RecordChange) => {
    if (change.after === undefined) return;
    await auditChange(trusted, change, { entityType: 'benchmark', entityId: id });
  },
};

function requestSides({ before, after }: RecordChange) {
  const { clientId, contractorId } = after ?? before ?? {};
  // The firm's own requests name no client.
  return {
    contractorId: textOf(contractorId),
    ...(clientId === undefined ? {} : { clientId: textOf(clientId) }),
  };
}

function pairIn({ before, after }: RecordChange) {
  const { clientId, contractorId } = after ?? before ?? {};
  return { clientId: textOf(clientId), contractorId: textOf(contractorId) };
}

/** What people set for themselves alone is nobody else's to read; when a session began or ended is told elsewhere. */
function withoutSettings(change: RecordChange): RecordChange {
  const own = (data: DocumentData | undefined) => {
    if (data === undefined) return undefined;
    const { prefs: _p, photoURL: _u, sessionsEndedAt: _e, lastSignInAt: _s, ...rest } = data;
    return rest;
  };
  return { ...change, before: own(change.before), after: own(change.after) };
}
