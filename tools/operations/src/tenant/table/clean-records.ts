import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import type { Clean, LeavingCompany } from './company-tie.ts';

function isOwnPerson({ people }: LeavingCompany, uid: unknown): boolean {
  return people.some((person) => person.uid === uid);
}

function changes(fields: DocumentData): DocumentData | undefined {
  return Object.keys(fields).length === 0 ? undefined : fields;
}

/** Whom to ask at the company, and the first of two approvals by one of its people. */
export const cleanEngagement: Clean = (data, company) => {
  const contact = company.side === 'client' ? 'clientContactUid' : 'contactUid';
  const isApprover = isOwnPerson(company, data.firstApproval?.by);
  return changes({
    ...(data[contact] === undefined ? {} : { [contact]: FieldValue.delete() }),
    ...(isApprover ? { firstApproval: FieldValue.delete() } : {}),
  });
};

/** The decision stays with its reason; who of the client decided is an id. */
export const cleanDecision: Clean = ({ decidedByName, firstByName, decidedBy, firstBy }, company) =>
  changes({
    ...(decidedByName && isOwnPerson(company, decidedBy) ? { decidedByName: '' } : {}),
    ...(firstByName && isOwnPerson(company, firstBy) ? { firstByName: '' } : {}),
  });

/** Who of the contractor was mailed. */
export const cleanRecipient: Clean = ({ mails }) =>
  changes(Object.keys(mails ?? {}).length === 0 ? {} : { mails: {} });

/** Who of the client wrote it. */
export const cleanSender: Clean = ({ senderName }) => changes(senderName ? { senderName: '' } : {});

export const cleanAttendees: Clean = ({ attendees }, company) => {
  const stay = (attendees ?? []).filter((uid: unknown) => !isOwnPerson(company, uid));
  return changes(stay.length === (attendees ?? []).length ? {} : { attendees: stay });
};
