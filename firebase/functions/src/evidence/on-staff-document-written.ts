import { followContractor } from '@vcms/compliance/server';
import type { Trusted } from '@vcms/server/core';
import { countSubmission, isOwnHandIn } from '@vcms/server/intake';
import { syncTasksOfPerson } from '@vcms/server/tasks';
import { keepHolder } from '@vcms/workforce/server';
import type { DocumentData } from 'firebase-admin/firestore';
import { auditEdits } from '../edits/audit-edits.ts';

/** A change of a document of a person as its trigger reports it. */
export interface StaffDocumentChange {
  readonly companyId: string;
  readonly staffId: string;
  readonly id: string;
  readonly eventId: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

/** A document of a person was written: it keeps its holder's name, goes to the reviewers, and every client's result follows. */
export async function onStaffDocumentWritten(
  trusted: Trusted,
  change: StaffDocumentChange,
  stored: Parameters<typeof keepHolder>[1],
): Promise<void> {
  const { companyId, staffId, id, eventId, before, after } = change;
  if (isOwnHandIn(before, after)) await countSubmission(trusted, change);
  await auditEdits.staffDocument(trusted, companyId, id, { eventId, before, after });
  await keepHolder(trusted, stored);
  await syncTasksOfPerson(trusted, companyId, staffId);
  await followContractor(trusted, companyId, `staff-document-${eventId}`);
}
