import { auditChange, type RecordChange } from '@vcms/server/audit';
import { type Trusted, textOf } from '@vcms/server/core';
import type { DocumentData } from 'firebase-admin/firestore';

/** A line for what a browser wrote under the access rules, past the callables. Each may run again. */
export const auditEdits = {
  user: (trusted: Trusted, uid: string, change: RecordChange) =>
    auditChange(trusted, withoutSettings(change), { entityType: 'user', entityId: uid }),

  company: (trusted: Trusted, companyId: string, change: RecordChange) =>
    auditChange(trusted, change, { entityType: 'company', entityId: companyId }),

  /** A draft does not exist for anybody but its writer; that something becomes one again does. */
  staffDocument: async (trusted: Trusted, contractorId: string, id: string, change: RecordChange) => {
    if ([change.before, change.after].every((data) => data === undefined || data.state === 'draft')) return;
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

  /** Drafts too: several people of the firm work on one. */
  programEdition: (trusted: Trusted, programId: string, n: string, change: RecordChange) =>
    auditChange(trusted, change, { entityType: 'program_edition', entityId: `${programId}_${n}` }),

  savedComment: (trusted: Trusted, id: string, change: RecordChange) => {
    const owner = textOf((change.after ?? change.before)?.owner);
    const line = { entityType: 'saved_comment', entityId: id };
    if (owner === 'firm') return auditChange(trusted, change, line);
    return auditChange(trusted, withoutWords(change), { ...line, clientId: owner });
  },

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

/** A client's words are its reviewers' until they stand in a review; the firm reads the audit, so a line says that they changed. */
function withoutWords({ before, after, ...change }: RecordChange): RecordChange {
  const isOther = before !== undefined && before.text !== after?.text;
  return {
    ...change,
    before: before && { ...before, text: '(not shown)' },
    after: after && { ...after, text: isOther ? '(not shown, other words)' : '(not shown)' },
  };
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
