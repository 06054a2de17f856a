import { companyNameOf, firmName } from '@vcms/server/companies';
import { type Trusted, textOf } from '@vcms/server/core';
import { activeUsers, activeUsersOfRole } from '@vcms/server/notifications';
import type { DocumentData } from 'firebase-admin/firestore';

/** The name of who requests: the client, or the firm where the request names none. */
export async function requesterName(trusted: Trusted, { clientId }: DocumentData): Promise<string> {
  return clientId === undefined ? firmName(trusted) : companyNameOf(trusted, textOf(clientId));
}

/** Whoever requested it, or the colleagues where that person has left. */
export async function requesters(
  trusted: Trusted,
  { clientId, createdBy }: DocumentData,
): Promise<readonly string[]> {
  const people =
    clientId === undefined
      ? await activeUsersOfRole(trusted, '5002')
      : await activeUsers(trusted, textOf(clientId), ['5003']);
  return people.includes(textOf(createdBy)) ? [textOf(createdBy)] : people;
}

/** The contractor's people who submit. */
export function submitters(trusted: Trusted, { contractorId }: DocumentData): Promise<readonly string[]> {
  return activeUsers(trusted, textOf(contractorId), ['5005']);
}
