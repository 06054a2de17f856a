import { auditChange, type RecordChange } from '@vcms/server/audit';
import { type Trusted, textOf } from '@vcms/server/core';
import type { DocumentData } from 'firebase-admin/firestore';

function sidesOf({ before, after }: RecordChange) {
  const { clientId, contractorId } = after ?? before ?? {};
  const named = (name: string, value: unknown) => (typeof value === 'string' ? { [name]: value } : {});
  return { ...named('clientId', clientId), ...named('contractorId', contractorId) };
}

/** What only its own company sees is nobody else's to read, in the audit neither. */
function isPrivate(data: DocumentData | undefined): boolean {
  return data === undefined || data.visibility === 'client_private';
}

/** Its text stays where it is: whoever may no longer read the note does not read it in its lines. */
function withoutText(data: DocumentData | undefined): DocumentData | undefined {
  if (data === undefined || isPrivate(data)) return undefined;
  const { body: _body, ...rest } = data;
  return rest;
}

function isShared(data: DocumentData | undefined): boolean {
  return data?.visibility === 'engagement';
}

/** States of an announcement that somebody asked for, or that tell what became of it. */
const TOLD: readonly unknown[] = ['scheduled', 'cancelled', 'sent', 'failed'];

/** A line for what one company writes to another: notes, events, announcements. Each may run again. */
export const auditMessages = {
  /** A note that somebody outside its company reads, from the moment on at which they do. */
  note: async (trusted: Trusted, id: string, change: RecordChange) => {
    const { before, after } = change;
    if (isPrivate(before) && isPrivate(after)) return;
    const hidden = after && {
      visibility: after.visibility,
      updatedAt: after.updatedAt,
      updatedBy: after.updatedBy,
    };
    const parts = { ...change, before: withoutText(before), after: withoutText(after) ?? hidden };
    await auditChange(trusted, parts, { entityType: 'note', entityId: id, ...sidesOf(change) });
  },

  /** An event of both sides of an engagement. */
  event: async (trusted: Trusted, id: string, change: RecordChange) => {
    const { before, after } = change;
    if (!isShared(before) && !isShared(after)) return;
    const parts = {
      ...change,
      before: isShared(before) ? before : undefined,
      after: isShared(after) ? after : undefined,
    };
    const sides = sidesOf(isShared(after) ? change : { ...change, after: undefined });
    await auditChange(trusted, parts, { entityType: 'calendar_event', entityId: id, ...sides });
  },

  announcement: async (trusted: Trusted, id: string, change: RecordChange) => {
    const state: unknown = change.after?.state;
    if (state === change.before?.state || !TOLD.includes(state)) return;
    await auditChange(trusted, change, {
      ...{ entityType: 'announcement', entityId: id, clientId: textOf(change.after?.clientId) },
    });
  },
};
