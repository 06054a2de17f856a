import { may } from '@vcms/domain';
import type { Caller } from '@vcms/server/core';
import type { DocumentData } from 'firebase-admin/firestore';

/** Whether somebody writes announcements for the company that this one is of. */
export function isAuthor({ companyId, role }: Caller, { clientId }: DocumentData): boolean {
  return clientId === companyId && may(role, 'announce');
}
