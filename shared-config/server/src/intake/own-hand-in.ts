import type { DocumentData } from 'firebase-admin/firestore';
import { TRUSTED_ACTOR } from '../core/context.ts';

/**
 * Whether a company's own people submitted a draft: access rules let nobody else do it. What customer service or a client puts
 * up for it never was a draft, and the files that the server submits with their record are counted by the record.
 */
export function isOwnHandIn(before: DocumentData | undefined, after: DocumentData | undefined): boolean {
  return before?.state === 'draft' && after?.state === 'submitted' && after.updatedBy !== TRUSTED_ACTOR;
}
